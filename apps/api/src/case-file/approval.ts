import type { decisionLine, loanTerms } from '@pramaan/contract/calls/review-shapes.ts';
import type * as z from 'zod/mini';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';

/** What the words of a decision are sealed with. */
export const aboutDecision = (id: string) => `decision ${id}`;

/** A condition of an approval, and what it must be met before. */
export type Condition = z.output<typeof decisionLine>['conditions'][number];

/** As decisions hold conditions. Those made before conditions had a stage are sentences, to be met before payout. */
export const readStoredConditions = (stored: readonly (string | Condition)[]): Condition[] =>
  stored.map((one) => (typeof one === 'string' ? { text: one, neededFor: 'payout' } : one));

export interface Approval {
  decision: string;
  terms: z.output<typeof loanTerms>;
  conditions: Condition[];
}

/** The conditions of an approval, standing or not. */
export async function conditionsOf(
  trx: Queryable,
  vault: LenderVault,
  decision: string,
): Promise<Condition[]> {
  const [row] = await trx.query<{ words: Uint8Array }>(
    sql`select words from decision where id = ${decision} and kind = 'approve'`,
  );
  if (!row) return [];
  const { conditions = [] } = vault.openJson<Partial<Approval>>(row.words, aboutDecision(decision));
  return readStoredConditions(conditions);
}

/** The approval of an application that stands, with its terms; null while there is none, or none with terms. */
export async function standingApproval(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<Approval | null> {
  const [row] = await trx.query<{ id: string; words: Uint8Array }>(sql`
    select d.id, d.words from decision d join applicant a on a.lender_id = d.lender_id and a.id = d.applicant_id
    where d.applicant_id = ${applicant} and d.kind = 'approve' and d.state = 'stands' and a.stage = 'approved'
    order by d.made_at desc, d.id desc limit 1`);
  if (!row) return null;
  const { terms, conditions = [] } = vault.openJson<Partial<Approval>>(row.words, aboutDecision(row.id));
  return terms ? { decision: row.id, terms, conditions: readStoredConditions(conditions) } : null;
}
