import type { tryPolicy } from '@pramaan/contract/calls/policies.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import { policyGraph } from '@pramaan/documents/policy/graph.ts';
import type { PolicyOutcome, PolicyRule } from '@pramaan/documents/policy/rule.ts';
import { standingApproval } from '../../case-file/approval.ts';
import { assessCase, withLoan } from '../../case-file/assessed-case.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { applyPolicy, type Policy, policyInForce } from '../../case-file/policy.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Segment } from './versions.ts';

type DryRun = ResultOf<typeof tryPolicy>;

/** Cases that are tried: enough to see what a rule does, few enough to wait for. */
const most = 200;

interface Past {
  id: string;
  reference: string;
  stage: Stage;
}

interface Trying {
  vault: LenderVault;
  before: Policy;
  after: Policy;
}

/** What both policies say of one case as its file stands, with the loan that was approved, else the requested one; null when it has been erased. */
async function tryOn(trx: Queryable, { vault, before, after }: Trying, applicant: string) {
  const caseFile = await openCaseFile(trx, vault, applicant);
  if (!caseFile) return null;
  const requested = await assessCase(trx, vault, caseFile);
  const approval = await standingApproval(trx, vault, applicant);
  const { facts } = approval ? withLoan(requested, approval.terms) : requested;
  return { before: await applyPolicy(before, facts), after: await applyPolicy(after, facts) };
}

const none = (): Record<PolicyOutcome, number> => ({ approve: 0, refer: 0, decline: 0 });

/** What rules would say of the cases that were decided or reviewed last, beside what the policy in force says of them. */
export async function dryRun(
  db: Database,
  lender: string,
  vault: LenderVault,
  segment: Segment,
  rules: readonly PolicyRule[],
): Promise<DryRun> {
  const after: Policy = { version: 0, rules, graph: policyGraph(rules) };
  const [before, past] = await db.tenant(
    lender,
    async (trx) =>
      [
        await policyInForce(trx, segment),
        await trx.query<Past>(sql`
          select id, reference, stage from applicant
          where segment = ${segment} and applies_with is null and stage not in ('in-progress', 'withdrawn') order by updated_at desc, id desc limit ${most}`),
      ] as const,
  );
  const result: DryRun = { cases: 0, before: none(), after: none(), changed: [] };
  // A transaction for each: nobody who works on one of them waits for all.
  for (const { id, reference, stage } of past) {
    const tried = await db.tenant(lender, (trx) => tryOn(trx, { vault, before, after }, id));
    if (!tried) continue;
    const [one, other] = [tried.before.outcome, tried.after.outcome];
    result.cases += 1;
    result.before[one] += 1;
    result.after[other] += 1;
    if (one !== other)
      result.changed.push({
        ...{ _id: id, reference, stage, before: one, after: other },
        sentences: tried.after.hits.map(({ sentence }) => sentence),
      });
  }
  return result;
}
