import { Refusal } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { checkRecord } from '../../dossier/check-record.ts';
import { profileName } from '../../dossier/profile.ts';
import type { Place } from '../../dossier/records.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { type Answered, messageFor } from './answered.ts';
import type { Gateway } from './gateway.ts';
import { type Confirmed, findingOfFile } from './read-file.ts';

/** Documents read on this server from an uploaded file; what is unsure waits for the person's word. */
export function fromFile(deps: { db: Database; vault: Vault; gate: Gateway; uploads: Uploads }) {
  const { db, vault, gate, uploads } = deps;
  return async (
    place: Place,
    file: string,
    confirmed: Confirmed | undefined,
    actor: Actor,
  ): Promise<Answered> => {
    const { method, document } = place.entry;
    const learned = await uploads.learned(place.lender, place.applicant, file);
    if (learned === undefined)
      throw new Refusal('FILE_REFUSED', 'This file is no longer stored. Upload it again.');
    const asked = { method, title: document.title };
    const { finding, unsure } = findingOfFile(asked, file, learned, confirmed);
    const name = await profileName(db, vault, place.lender, place.applicant);
    const named = checkRecord(place.entry, finding.data, name);
    // A name that was not read surely says nothing against anyone before the person has looked at it.
    const status = named.status === 'mismatch' && unsure.length === 0 ? 'mismatch' : finding.status;
    const checks = [...finding.checks, ...named.checks];
    await gate.keep(place, { ...finding, status, checks, unsure, request: { file }, asked: null }, actor, {
      covers: confirmed !== undefined,
    });
    const message = unsure.length > 0 ? messages.checkReading : messageFor(status);
    return { status, record: finding.data, checks, success: true, message, unsure };
  };
}

export type FromFile = ReturnType<typeof fromFile>;
