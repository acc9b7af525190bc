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

/** Why a condition is not met: "FOIR is 42.5 %, not above 50 %". Null is a fact that need not exist, as the LTV of a loan that buys nothing. */
function unmetText(condition: PolicyCondition, facts: PolicyFacts): string {
  const { fact, operator } = condition;
  if (facts[fact] === null) return factText(condition, facts);
  if (operator === 'starts-with-none-of') return `${factText(condition, facts)}, served`;
  if (operator === 'is') return `${metText(condition, facts[fact])}, not ${conditionText(condition)}`;
  return `${factText(condition, facts)}, not ${conditionText(condition)}`;
}

/** What a fact is, without any comparison: "FOIR is 42.5 %". */
const factText = ({ fact }: PolicyCondition, facts: PolicyFacts): string => {
  const { title, kind } = policyFacts[fact];
  const value = facts[fact];
  return value === null ? `${title}: none` : `${title} is ${valueText(kind, value)}`;
};

/** The rules that do not apply, each with the case's own value in one true English sentence. The engine alone compares: `hits` is its word. */
export function passedSentences(
  hits: readonly PolicyHit[],
  rules: readonly PolicyRule[],
  facts: PolicyFacts,
): string[] {
  const applies = new Set(hits.map(({ rule }) => rule));
  return rules
    .filter((_, at) => !applies.has(at))
    .map((rule) => {
      const conditions = conditionsOf(rule);
      const [only] = conditions;
      if (only && conditions.length === 1) return `${unmetText(only, facts)}.`;
      return `${conditions.map((one) => factText(one, facts)).join('; ')}. The rule asks for both: ${ruleText(rule)}.`;
    });
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
