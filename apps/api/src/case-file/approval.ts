import type { loanTerms } from '@pramaan/contract/calls/review-shapes.ts';
import type * as z from 'zod/mini';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';

/** What the words of a decision are sealed with. */
export const aboutDecision = (id: string) => `decision ${id}`;

export interface Approval {
  decision: string;
  terms: z.output<typeof loanTerms>;
  /** Sentences, in their order. */
  conditions: string[];
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
  return terms ? { decision: row.id, terms, conditions } : null;
}
