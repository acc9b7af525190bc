import type { PolicyFacts } from '@pramaan/documents/policy/facts.ts';
import { type PolicyGraph, policyGraph } from '@pramaan/documents/policy/graph.ts';
import { hitSentence, outcomeOf, type PolicyHit, passedSentences } from '@pramaan/documents/policy/result.ts';
import {
  defaultPolicy,
  type PolicyOutcome,
  type PolicyRule,
  policyReasonCodes,
  ruleOutcomes,
} from '@pramaan/documents/policy/rule.ts';
import * as z from 'zod/mini';
import type { Queryable } from '../platform/database.ts';
import { evaluateGraph } from '../platform/rule-engine.ts';
import { sql } from '../platform/sql.ts';

/** A version of a lender's policy. Version 0 is the product's own, for a lender that has published none. */
export interface Policy {
  version: number;
  rules: readonly PolicyRule[];
  graph: PolicyGraph;
}

/** What a policy says of a case, with all that it was computed of: it can be repeated from this alone. */
export interface PolicyResult {
  version: number;
  outcome: PolicyOutcome;
  hits: (PolicyHit & { sentence: string })[];
  /** The rules that do not apply, each in a sentence. Missing where a decision of before 27 November 2026 keeps its result. */
  passed?: string[];
  facts: PolicyFacts;
}

const hitShape = z.array(
  z.strictObject({
    rule: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
    outcome: z.enum(ruleOutcomes),
    reason: z.enum(policyReasonCodes),
  }),
);

/** The policy that counts now for a segment: the newest published one whose day has come, else the product's own. */
export async function policyInForce(trx: Queryable, segment: string): Promise<Policy> {
  const [found] = await trx.query<{ version: number; rules: PolicyRule[]; graph: PolicyGraph }>(sql`
    select version, rules, graph from lending_policy
    where segment = ${segment} and state = 'published' and effective_from <= now() order by version desc limit 1`);
  return found ?? { version: 0, rules: defaultPolicy, graph: policyGraph(defaultPolicy) };
}

/** What a policy says of the facts of a case. */
export async function applyPolicy(
  { version, rules, graph }: Policy,
  facts: PolicyFacts,
): Promise<PolicyResult> {
  const hits = hitShape.parse(await evaluateGraph(graph, facts));
  return {
    version,
    outcome: outcomeOf(hits),
    hits: hits.map((hit) => ({ ...hit, sentence: hitSentence(hit, rules, facts) })),
    passed: passedSentences(hits, rules, facts),
    facts,
  };
}
