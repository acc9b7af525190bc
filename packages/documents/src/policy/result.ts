import { rupees } from '../findings/figures.ts';
import { type FactKind, type PolicyFacts, policyFacts } from './facts.ts';
import {
  conditionsOf,
  type PolicyCondition,
  type PolicyOutcome,
  type PolicyReason,
  type PolicyRule,
  type RuleOutcome,
} from './rule.ts';

/** A rule that applies to a case, or that nobody can judge (`reason` UNKNOWN). */
export interface PolicyHit {
  /** Which rule, counted from 0. */
  rule: number;
  outcome: RuleOutcome;
  reason: PolicyReason;
}

/** The gravest of what applies; approve when nothing does. */
export function outcomeOf(hits: readonly PolicyHit[]): PolicyOutcome {
  if (hits.some(({ outcome }) => outcome === 'decline')) return 'decline';
  return hits.length > 0 ? 'refer' : 'approve';
}

function valueText(kind: FactKind, value: number | string): string {
  if (kind === 'rupees') return rupees(Number(value));
  if (kind === 'per cent') return `${value} %`;
  return kind === 'words' || kind === 'count' || kind === 'points' ? String(value) : `${value} ${kind}`;
}

/** What a condition asks, as a sentence without its subject: "above 50 %". */
export function conditionText({ fact, operator, value }: PolicyCondition): string {
  const text = valueText(policyFacts[fact].kind, value);
  return operator === 'starts-with-none-of'
    ? `outside ${text}`
    : operator === 'is'
      ? `“${text}”`
      : `${operator} ${text}`;
}

/** A condition with its subject: "FOIR above 50 %", "Credit history is “none”". */
const wholeCondition = (condition: PolicyCondition): string =>
  `${policyFacts[condition.fact].title} ${condition.operator === 'is' ? 'is ' : ''}${conditionText(condition)}`;

/** What a rule asks: "FOIR above 50 %", "Age below 25 years and Income a month below ₹20,000". */
const ruleText = (rule: PolicyRule): string => conditionsOf(rule).map(wholeCondition).join(' and ');

/** What a known value is: "FOIR is 62.4 %, above 50 %". */
function metText(condition: PolicyCondition, value: number | string): string {
  const { title, kind } = policyFacts[condition.fact];
  const said = valueText(kind, value);
  return condition.operator === 'is'
    ? `${title} is “${said}”`
    : `${title} is ${said}, ${conditionText(condition)}`;
}

/** Why a rule applies, in one true English sentence: "FOIR is 62.4 %, above 50 %." */
export function hitSentence(hit: PolicyHit, rules: readonly PolicyRule[], facts: PolicyFacts): string {
  const rule = rules[hit.rule];
  if (!rule) return '';
  const conditions = conditionsOf(rule);
  const missing = conditions.find(({ fact }) => facts[fact] === null);
  if (missing) {
    const { title } = policyFacts[missing.fact];
    return `${title} is not known, so this rule cannot be judged: ${ruleText(rule)}.`;
  }
  return `${conditions.map((one) => metText(one, facts[one.fact] ?? '')).join('; and ')}.`;
}
