import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { specifiedMessages } from '@pramaan/contract/specified-messages.ts';
import { isAt, type LockerPlace, placeOfLockerType } from '@pramaan/documents/locker-types.ts';
import { maskedChecks, maskedRecord } from '@pramaan/documents/masking.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import { requireConsent } from '../../case-file/ledger.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { upsertIfStronger } from '../../case-file/upsert-if-stronger.ts';
import { verdictMessage } from '../../case-file/verdict-messages.ts';
import { type Principal, seesMasked } from '../../http/context.ts';
import type { LockerFileRead } from '../../isolated/read-locker-file.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { LockerFiles } from './files.ts';
import { resultOf } from './finding.ts';
import { namedFile } from './named-file.ts';
import type { LockerTokens } from './tokens.ts';

/** What became of a document of the locker that was given to the file. */
export interface Submitted {
  record: StoredRecord & { stored: boolean };
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

/** Gives documents of the locker to the file of an applicant: what counts is what this server read of the file. */
export function lockerSubmission(deps: {
  db: Database;
  vault: Vault;
  uploads: Uploads;
  tokens: LockerTokens;
  files: LockerFiles;
  publicUrl: string;
  lockerUrl: string;
}) {
  const { db, vault: hashes, uploads, tokens, files, publicUrl, lockerUrl } = deps;

  const placeOf = ({ type, at }: Wanted): LockerPlace => {
    const place = placeOfLockerType(type);
    if (place && (!at || isAt(place, at.group, at.document))) return place;
    throw new ApiError(
      'NOT_FOUND',
      `DigiLocker has no "${type.slice(0, 40)}"${at ? ` to give at ${at.group.slice(0, 40)}/${at.document.slice(0, 40)}` : ''}.`,
    );
  };

  /** A file that the person uploaded themselves counts as the locker's only with the locker's signature on it. */
  const readUpload = async (
    owner: { lender: string; applicant: string },
    id: string,
    { document }: LockerPlace,
    actor: Actor,
  ) => {
    const stored = await uploads.open(owner.lender, owner.applicant, id);
    if (!stored)
      throw new ApiError('FILE_REFUSED', 'This file is no longer stored. Get it from DigiLocker again.');
    if (stored.mediaType !== 'application/pdf')
      throw new ApiError(
        'NOT_THIS_DOCUMENT',
        `A picture is not what DigiLocker gives. Give the ${document.title} as a scan, or fetch it from DigiLocker.`,
      );
    const read = await files.read(owner, stored.bytes, document, actor);
    if (!read.verification.trusted) throw new ApiError('FILE_REFUSED', read.verification.sentence);
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
        : (await files.fetch(await tokens.newest({ ...owner, session: principal.session }), named.uri, actor))
            .id;
    const known = await files.certificate(owner, id);
    if (!known) return readUpload(owner, id, place, actor);
    if (known.fetched.document.id !== place.document.id)
      throw new ApiError(
        'NOT_THIS_DOCUMENT',
        `This file is the ${known.fetched.document.title}, not the ${place.document.title}.`,
      );
    return { read: known.read, file: known.fetched.hasFile ? id : null };
  };

  return async (principal: Principal, wanted: Wanted, actor: Actor): Promise<Submitted> => {
    const { lender } = principal;
    const { applicant, data } = wanted;
    const place = placeOf(wanted);
    if (typeof data !== 'string')
      throw new ApiError('BAD_REQUEST', 'Send the URL of the file as "data".', [
        { path: 'data', message: 'Send the address of the file.' },
      ]);
    const consent = await requireConsent(db, lender, applicant, 'verification');
    const { read, file } = await readNamed(principal, applicant, data, place, actor);
    const entry = findEntry(read.document, read.method);
    if (!entry) throw new Error(`No document declares ${read.document}.${read.method}.`);
    const found = resultOf(read);
    const vault = await hashes.of(lender, db);
    const { record, stored } = await db.tenant(lender, (trx) =>
      upsertIfStronger(
        trx,
        { lender, applicant, entry, instance: place.instance, consent },
        { ...found, ...(file ? { file } : {}) },
        { vault, hashes, actor, action: 'document.verified' },
      ),
    );
    const shown = seesMasked(principal)
      ? {
          ...record,
          data: maskedRecord(entry.method, record.data),
          checks: maskedChecks(record.checks ?? []),
        }
      : record;
    const message =
      stored || record.status !== 'verified'
        ? record.status === 'needs_review'
          ? messages.lenderChecks
          : (verdictMessage(record.status, record.checks) ?? specifiedMessages.stored)
        : specifiedMessages.betterStands;
    return { record: { ...shown, stored }, message };
  };
}

export type LockerSubmission = ReturnType<typeof lockerSubmission>;
