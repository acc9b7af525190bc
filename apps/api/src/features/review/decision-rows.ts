import type {
  decisionLine as line,
  loanTerms,
  policyLine as policyShape,
} from '@pramaan/contract/calls/review-shapes.ts';
import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import type { DecisionKind, DecisionReason, Stage } from '@pramaan/contract/stages.ts';
import type * as z from 'zod/mini';
import { aboutDecision, type Condition, readStoredConditions } from '../../case-file/approval.ts';
import type { PolicyResult } from '../../case-file/policy.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

/** What is approved: rupees, months, per cent a year. */
export type LoanTerms = z.output<typeof loanTerms>;

/** Findings that an approval went past, and why. */
export interface Deviations {
  reason: string;
  findings: { key: string; sentence: string }[];
}

/** What is sealed of a decision. */
export interface DecisionWords {
  conditions: Condition[];
  remarks: string;
  /** Of an approval. Those made before terms were kept have none. */
  terms?: LoanTerms;
  deviations?: Deviations;
  /** What the policy said when it was decided. Decisions made before there were policies have none. */
  policy?: PolicyResult;
}

export interface Decision {
  id: string;
  kind: DecisionKind;
  reasons: DecisionReason[];
  words: DecisionWords;
  state: 'waits' | 'stands' | 'declined' | 'undone' | 'void';
  stage_before: Stage;
  made_by: string;
  made_at: Date;
  second_by: string | null;
  second_at: Date | null;
  made_name: string | null;
  second_name: string | null;
}

/** Every decision of an application, newest first. */
export async function readDecisions(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<Decision[]> {
  const rows = await trx.query<Omit<Decision, 'words'> & { words: Uint8Array }>(sql`
    select d.id, d.kind, d.reasons, d.words, d.state, d.stage_before, d.made_by, d.made_at, d.second_by, d.second_at,
      m.name as made_name, s.name as second_name
    from decision d left join staff m on m.lender_id = d.lender_id and m.id = d.made_by
      left join staff s on s.lender_id = d.lender_id and s.id = d.second_by
    where d.applicant_id = ${applicant} order by d.made_at desc, d.id desc limit 50`);
  return rows.map((row) => {
    const words = vault.openJson<DecisionWords>(row.words, aboutDecision(row.id));
    return { ...row, words: { ...words, conditions: readStoredConditions(words.conditions) } };
  });
}

/** Whoever acted last on a decision, and when. */
const lastAct = ({ made_by, made_at, second_by, second_at }: Decision) =>
  second_by && second_at ? { by: second_by, at: second_at } : { by: made_by, at: made_at };

/** Until when `staff` may take back what they did; null when it is not theirs, or too late. */
export function undoTill(decision: Decision, staff: string, now: Date): Date | null {
  const { by, at } = lastAct(decision);
  const until = new Date(at.valueOf() + reviewLimits.undoDecision);
  const standing = decision.state === 'waits' || decision.state === 'stands';
  return standing && by === staff && until > now ? until : null;
}

/** What a policy said, as the review shows it. */
export const policyLine = ({
  version,
  outcome,
  hits,
  passed = [],
}: PolicyResult): z.output<typeof policyShape> => ({
  ...{ version, outcome },
  hits: hits.map(({ outcome, reason, sentence }) => ({ outcome, reason, sentence })),
  passed,
});

export function decisionLine(decision: Decision, staff: string, now: Date): z.output<typeof line> {
  return {
    _id: decision.id,
    kind: decision.kind,
    reasons: decision.reasons,
    conditions: decision.words.conditions,
    remarks: decision.words.remarks,
    terms: decision.words.terms ?? null,
    deviations: {
      reason: decision.words.deviations?.reason ?? '',
      findings: decision.words.deviations?.findings.map(({ sentence }) => sentence) ?? [],
    },
    policy: decision.words.policy ? policyLine(decision.words.policy) : null,
    state: decision.state,
    by: decision.made_name ?? '',
    at: decision.made_at.toISOString(),
    secondBy: decision.second_name ?? '',
    secondAt: decision.second_at?.toISOString() ?? null,
    undoTill: undoTill(decision, staff, now)?.toISOString() ?? null,
  };
}
