import { ApiError } from '@pramaan/contract/errors.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import type { RevealReason } from '@pramaan/contract/stages.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { recordId } from '@pramaan/documents/tree.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { ReviewDeps } from './review-deps.ts';

/** The whole of what is masked at one place, with the audit row that says who saw it and why. */
export function reveal({ db, vault: hashes, clock }: ReviewDeps) {
  return async (
    principal: Principal,
    applicant: string,
    { place, reason }: { place: string; reason: RevealReason },
    actor: Actor,
  ): Promise<{ data: Record<string, unknown>; until: string }> => {
    const vault = await hashes.of(principal.lender, db);
    return db.tenant(principal.lender, async (trx) => {
      const caseFile = await openCaseFile(trx, vault, applicant);
      if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
      const record = definedRecords(caseFile.docs).find(
        ({ entry, instance }) => recordId(entry.document, entry.key, instance) === place,
      );
      const data = place === 'profile' ? { ...caseFile.profile } : record?.record.data;
      if (!data) throw new ApiError('NOT_FOUND', 'This record does not exist.');
      await audit(trx, principal.lender, actor, 'data.revealed', applicant, { place, reason });
      return { data, until: new Date(clock.now().valueOf() + reviewLimits.reveal).toISOString() };
    });
  };
}
