import { Refusal } from '@pramaan/contract/errors.ts';
import { givenMessages } from '@pramaan/contract/given-messages.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { isAt, type LockerPlace, placeOfLockerType } from '@pramaan/documents/locker-types.ts';
import { maskedRecord } from '@pramaan/documents/masking.ts';
import { nameMessage } from '@pramaan/documents/matching.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Leaf, Outcome } from '@pramaan/documents/tree.ts';
import { keepBetter } from '../../dossier/keep-better.ts';
import { requireConsent } from '../../dossier/ledger.ts';
import { profileName } from '../../dossier/profile.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import { type Principal, seesMasked } from '../../http/context.ts';
import type { LockerFileRead } from '../../isolated/read-locker-file.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { LockerFiles } from './files.ts';
import { findingOf } from './finding.ts';
import type { LockerGrants } from './grants.ts';
import { namedFile } from './named-file.ts';

/** What became of a document of the locker that was given to the file. */
export interface Given {
  leaf: Leaf & { kept: boolean };
  message: string;
}

interface Wanted {
  applicant: string;
  /** As C §7 writes it: `panDigiLink`, `itrDigiLink.2`. */
  type: string;
  /** The steps of the address, when it says where the document goes. */
  at?: { group: string; document: string };
  data: unknown;
}

const sentences: Partial<Record<Outcome, string>> = {
  mismatch: nameMessage(false),
  needs_review: messages.lenderChecks,
};

/** Gives documents of the locker to the file of an applicant: what counts is what this server read of the file. */
export function lockerGiving(deps: {
  db: Database;
  vault: Vault;
  uploads: Uploads;
  grants: LockerGrants;
  files: LockerFiles;
  publicUrl: string;
  lockerUrl: string;
}) {
  const { db, vault: hashes, uploads, grants, files, publicUrl, lockerUrl } = deps;

  const placeOf = ({ type, at }: Wanted): LockerPlace => {
    const place = placeOfLockerType(type);
    if (place && (!at || isAt(place, at.group, at.document))) return place;
    throw new Refusal(
      'NOT_FOUND',
      `DigiLocker has no "${type.slice(0, 40)}"${at ? ` to give at ${at.group.slice(0, 40)}/${at.document.slice(0, 40)}` : ''}.`,
    );
  };

  /** A file that the person uploaded themselves counts as the locker's only with the locker's signature on it. */
  const readUpload = async (
    owner: { lender: string; applicant: string },
    id: string,
    { document }: LockerPlace,
  ) => {
    const kept = await uploads.open(owner.lender, owner.applicant, id);
    if (!kept)
      throw new Refusal('FILE_REFUSED', 'This file is no longer stored. Get it from DigiLocker again.');
    if (kept.mediaType !== 'application/pdf')
      throw new Refusal(
        'NOT_THIS_DOCUMENT',
        `A picture is not what DigiLocker gives. Give the ${document.title} as a scan, or fetch it from DigiLocker.`,
      );
    const read = await files.read(kept.bytes, document);
    if (!read.verification.trusted) throw new Refusal('FILE_REFUSED', read.verification.sentence);
    return { read, file: id };
  };

  const readNamed = async (
    principal: Principal,
    applicant: string,
    data: string,
    place: LockerPlace,
    actor: Actor,
  ): Promise<{ read: LockerFileRead; file: string | null }> => {
    const owner = { lender: principal.lender, applicant };
    const named = namedFile(data, { publicUrl, lockerUrl, applicant });
    const id =
      named.kind === 'ours'
        ? named.id
        : (await files.fetch(await grants.newest({ ...owner, session: principal.session }), named.uri, actor))
            .id;
    const known = await files.certificate(owner, id);
    if (!known) return readUpload(owner, id, place);
    if (known.fetched.document !== place.document)
      throw new Refusal(
        'NOT_THIS_DOCUMENT',
        `This file is the ${known.fetched.document.title}, not the ${place.document.title}.`,
      );
    return { read: known.read, file: known.fetched.hasFile ? id : null };
  };

  return async (principal: Principal, wanted: Wanted, actor: Actor): Promise<Given> => {
    const { lender } = principal;
    const { applicant, data } = wanted;
    const place = placeOf(wanted);
    if (typeof data !== 'string')
      throw new Refusal('BAD_REQUEST', 'Send the URL of the file as "data".', [
        { path: 'data', message: 'Send the address of the file.' },
      ]);
    const consent = await requireConsent(db, lender, applicant, 'verification');
    const { read, file } = await readNamed(principal, applicant, data, place, actor);
    const entry = findEntry(read.document, read.method);
    if (!entry) throw new Error(`No document declares ${read.document}.${read.method}.`);
    const found = findingOf(entry, read, await profileName(db, hashes, lender, applicant));
    const vault = await hashes.of(lender, db);
    const { leaf, kept } = await db.tenant(lender, (trx) =>
      keepBetter(
        trx,
        { lender, applicant, entry, slot: place.slot, consent },
        { ...found, ...(file ? { file } : {}) },
        { vault, hashes, actor, action: 'document.checked' },
      ),
    );
    const shown = seesMasked(principal) ? { ...leaf, data: maskedRecord(entry.method, leaf.data) } : leaf;
    const message =
      kept || leaf.status !== 'verified'
        ? (sentences[leaf.status] ?? givenMessages.kept)
        : givenMessages.betterStands;
    return { leaf: { ...shown, kept }, message };
  };
}

export type LockerGiving = ReturnType<typeof lockerGiving>;
