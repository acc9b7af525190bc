import type { Action } from '@pramaan/contract/actions.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { itemsOf } from '@pramaan/documents/additions/addition.ts';
import { caseKey, isLikely, judgedAway } from '@pramaan/documents/additions/court-cases.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { amendRecord } from '../../case-file/records.ts';
import type { Principal } from '../../http/context.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';

type Bag = Record<string, unknown>;

/** One change of one case: the case as it is to be, or what is wrong. */
interface CaseWord {
  case: string;
  action: Action;
  /** Beside it in the log; no personal data. */
  detail?: Record<string, string>;
  change: (one: Bag) => Bag;
}

const open = (record: Bag) => itemsOf(record, 'cases').filter((one) => isLikely(one) && !judgedAway(one));

/**
 * Keeps what somebody says of a case in the record itself, so that every card, report and document shows it. What is left
 * to look at is judged again. Throws NOT_FOUND for a case that the record has not.
 */
export function caseWords(db: Database, hashes: Vault) {
  return async (
    { lender }: Principal,
    applicant: string,
    said: CaseWord,
    actor: Actor,
  ): Promise<{ status: string; open: number }> => {
    const entry = findEntry('courtCases', 'auth');
    if (!entry) throw new Error('No document declares courtCases.auth.');
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, async (trx) => {
      const storedRecord = await amendRecord(
        trx,
        { lender, applicant, entry, instance: 1 },
        ({ data }) => {
          const cases = itemsOf(data, 'cases');
          if (!cases.some((one) => caseKey(one) === said.case))
            throw new ApiError('NOT_FOUND', 'We could not find this case. Reload the page.');
          const changed = {
            ...data,
            cases: cases.map((one) => (caseKey(one) === said.case ? said.change(one) : one)),
          };
          return { data: changed };
        },
        { vault, hashes, actor, action: said.action, detail: said.detail ?? {} },
      );
      return { status: storedRecord.status, open: open(storedRecord.data).length };
    });
  };
}
