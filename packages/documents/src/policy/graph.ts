import { absentWhen } from './facts.ts';
import { conditionsOf, type PolicyCondition, type PolicyRule } from './rule.ts';

/** A graph in JDM, the engine's own format; the parts of it that a policy uses. */
export interface PolicyGraph {
  contentType: 'application/vnd.gorules.decision';
  nodes: readonly Readonly<Record<string, unknown>>[];
  edges: readonly { id: string; type: 'edge'; sourceId: string; targetId: string }[];
}

/** Words as a literal. The engine's literals have no escapes: what could end one is left out. */
const quoted = (text: string): string => `"${text.replace(/[^\p{L}\p{M}\p{N} _.-]/gu, '')}"`;
const words = (value: PolicyCondition['value']): string[] =>
  String(value)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** When a condition is met, in the engine's expression language. */
function met({ fact, operator, value }: PolicyCondition): string {
  switch (operator) {
    case 'below':
      return `${fact} != null and ${fact} < ${Number(value)}`;
    case 'above':
      return `${fact} != null and ${fact} > ${Number(value)}`;
    case 'is':
      return `${fact} == ${quoted(String(value))}`;
    case 'starts-with-none-of':
      return `${fact} != null and not some([${words(value).map(quoted).join(', ')}], startsWith(${fact}, #))`;
  }
}

/** When a condition cannot be judged, because nobody knows the fact. */
const unknown = ({ fact }: PolicyCondition): string =>
  absentWhen[fact] ? `${fact} == null and not (${absentWhen[fact]})` : `${fact} == null`;

const all = (expressions: readonly string[]): string =>
  expressions.length === 1 ? (expressions[0] ?? '') : expressions.map((one) => `(${one})`).join(' and ');
const either = (expressions: readonly string[]): string => expressions.map((one) => `(${one})`).join(' or ');

/** When a rule applies: all its conditions are met. */
const applies = (rule: PolicyRule): string => all(conditionsOf(rule).map(met));

/** When nobody can say if a rule applies: something is not known, and nothing that is known speaks against it. */
function undecided(rule: PolicyRule): string {
  const [first, second] = conditionsOf(rule);
  if (!first || !second) return first ? unknown(first) : 'false';
  const open = [first, second].map((one) => either([unknown(one), met(one)]));
  return all([either([first, second].map(unknown)), ...open]);
}

/** The rows of the table: each rule, and beside it that what nobody knows is referred, never approved. */
const rows = (rules: readonly PolicyRule[]) =>
  rules.flatMap((rule, at) => [
    { _id: `rule-${at}`, when: applies(rule), ...out(at, rule.outcome, rule.reason) },
    { _id: `unknown-${at}`, when: undecided(rule), ...out(at, 'refer', 'UNKNOWN') },
  ]);

const out = (at: number, outcome: string, reason: string) => ({
  rule: String(at),
  outcome: quoted(outcome),
  reason: quoted(reason),
});

const edge = (from: string, to: string) => ({
  ...{ id: `${from}-${to}`, type: 'edge' as const },
  ...{ sourceId: from, targetId: to },
});

/** The rules as a decision graph: one table that collects every rule that applies. */
export const policyGraph = (rules: readonly PolicyRule[]): PolicyGraph => ({
  contentType: 'application/vnd.gorules.decision',
  nodes: [
    { id: 'case', type: 'inputNode', name: 'case', position: { x: 0, y: 0 } },
    {
      ...{ id: 'rules', type: 'decisionTableNode', name: 'rules', position: { x: 320, y: 0 } },
      content: {
        ...{ hitPolicy: 'collect', executionMode: 'single', passThrough: false },
        ...{ inputField: null, outputPath: null },
        inputs: [{ id: 'when', name: 'When', field: '' }],
        outputs: [
          { id: 'rule', name: 'Rule', field: 'rule' },
          { id: 'outcome', name: 'Outcome', field: 'outcome' },
          { id: 'reason', name: 'Reason', field: 'reason' },
        ],
        rules: rows(rules),
      },
    },
    { id: 'result', type: 'outputNode', name: 'result', position: { x: 640, y: 0 } },
  ],
  edges: [edge('case', 'rules'), edge('rules', 'result')],
});
