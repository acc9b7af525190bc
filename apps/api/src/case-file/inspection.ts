import { ApiError } from '@pramaan/contract/errors.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Scan } from '../platform/clamd.ts';
import type { Database } from '../platform/database.ts';

/**
 * Asks the antivirus about a stranger's file before anything else opens it; every way by which files come calls this
 * first. `whose` is null for a file of nobody's, which is only looked at. Throws FILE_REFUSED for a virus (audited), FILE_UNCHECKED when the antivirus cannot say: then nothing is kept.
 */
export type Inspect = (
  whose: { lender: string; applicant: string | null } | null,
  bytes: Uint8Array,
  actor: Actor,
) => Promise<void>;

export const infected =
  'The virus check found something harmful in this file, so nothing of it was kept. Send another file, or take a new picture.';
const tooLarge =
  'This file is larger than the virus check takes, so nothing of it was kept. Send a smaller one.';

/** @param scan null when the operator has set up no antivirus */
export function inspections({ db, scan }: { db: Database; scan: Scan | null }): Inspect {
  return async (whose, bytes, actor) => {
    const verdict = scan ? await scan(bytes) : 'clean';
    if (verdict === 'clean') return;
    if (verdict === 'unknown') throw new ApiError('FILE_UNCHECKED');
    if (verdict === 'too-large') throw new ApiError('FILE_REFUSED', tooLarge);
    const detail = { found: verdict.found, bytes: bytes.length };
    if (whose)
      await db.tenant(whose.lender, (trx) =>
        audit(trx, whose.lender, actor, 'upload.infected', whose.applicant, detail),
      );
    throw new ApiError('FILE_REFUSED', infected);
  };
}
