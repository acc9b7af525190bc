import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { checkRecord } from '../../case-file/check-record.ts';
import { profileName } from '../../case-file/profile.ts';
import type { RecordRef } from '../../case-file/records.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { type Answered, messageFor } from './answered.ts';
import type { Gateway } from './gateway.ts';
import { type Confirmed, resultOfFile } from './read-file.ts';

/** Documents read on this server from an uploaded file; what is unsure waits for the person's word. */
export function fromFile(deps: { db: Database; vault: Vault; gate: Gateway; uploads: Uploads }) {
  const { db, vault, gate, uploads } = deps;
  return async (
    recordRef: RecordRef,
    file: string,
    confirmed: Confirmed | undefined,
    actor: Actor,
  ): Promise<Answered> => {
    const { method, document } = recordRef.entry;
    const learned = await uploads.learned(recordRef.lender, recordRef.applicant, file);
    if (learned === undefined)
      throw new ApiError('FILE_REFUSED', 'This file is no longer stored. Upload it again.');
    const asked = { method, title: document.title };
    const { checked, unsure } = resultOfFile(asked, file, learned, confirmed);
    const name = await profileName(db, vault, recordRef.lender, recordRef.applicant);
    const named = checkRecord(recordRef.entry, checked.data, name);
    // A name that was not read surely says nothing against anyone before the person has looked at it.
    const status = named.status === 'mismatch' && unsure.length === 0 ? 'mismatch' : checked.status;
    const checks = [...checked.checks, ...named.checks];
    await gate.keep(
      recordRef,
      { ...checked, status, checks, unsure, request: { file }, asked: null },
      actor,
      {
        covers: confirmed !== undefined,
      },
    );
    const message = unsure.length > 0 ? messages.checkReading : messageFor(status);
    return { status, record: checked.data, checks, success: true, message, unsure };
  };
}

export type FromFile = ReturnType<typeof fromFile>;
