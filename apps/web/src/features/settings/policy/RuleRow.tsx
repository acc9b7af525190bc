import { type PolicyFact, policyFactNames, policyFacts } from '@pramaan/documents/policy/facts.ts';
import {
  type PolicyOperator,
  type PolicyReason,
  policyReasonCodes,
  policyReasons,
  ruleOutcomes,
} from '@pramaan/documents/policy/rule.ts';
import { m } from '@pramaan/messages';
import { outcomeMessages } from '../../../lib/outcome-messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import classes from './Policy.module.css';
import { operatorMessages, unitMessages } from './policy-messages.ts';
import type { Rule } from './use-policy.ts';

/** A condition as it is typed: its value is text until it is sent. */
type TypedCondition = Pick<TypedRule, 'fact' | 'operator' | 'value'>;

/** A rule as it is typed. */
export interface TypedRule extends Omit<Rule, 'value' | 'and'> {
  key: number;
  value: string;
  and?: Omit<NonNullable<Rule['and']>, 'value'> & { value: string };
}

const isWords = (fact: PolicyFact) => policyFacts[fact].kind === 'words';
const isMoney = (fact: PolicyFact) => policyFacts[fact].kind === 'rupees';

function operatorsOf(fact: PolicyFact): readonly PolicyOperator[] {
  if (fact === 'pin') return ['starts-with-none-of'];
  return isWords(fact) ? ['is'] : ['below', 'above'];
}

/** What a condition starts with when it is about another fact: what was typed, where the new fact can have it. */
function valueFor(fact: PolicyFact, { fact: before, value }: TypedCondition): string {
  if (fact === 'history') return 'none';
  return before !== 'history' && isWords(fact) === isWords(before) ? value : '';
}

export const toTyped = ({ and, ...rule }: Rule, key: number): TypedRule => ({
  ...{ ...rule, key, value: String(rule.value) },
  ...(and ? { and: { ...and, value: String(and.value) } } : {}),
});

/** The value as it is sent; null while it is no number where it must be one, or blank. */
function toValue({ fact, value }: TypedCondition): number | string | null {
  const bare = value.trim();
  if (bare === '') return null;
  if (isWords(fact)) return bare;
  const number = Number(bare.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

/** The rule as it is sent; null while a value of it cannot be sent. */
export function toRule({ key: _, and, ...rule }: TypedRule): Rule | null {
  const value = toValue(rule);
  if (value === null) return null;
  if (!and) return { ...rule, value };
  const second = toValue(and);
  return second === null ? null : { ...rule, value, and: { ...and, value: second } };
}

interface ConditionProps {
  /** How the field of the fact is called: the first condition says "If", the second one "And". */
  label: string;
  condition: TypedCondition;
  fault: boolean;
  onChange: (condition: TypedCondition) => void;
}

/** When what is how large. */
function ConditionFields({ label, condition, fault, onChange }: ConditionProps) {
  const { fact, operator, value } = condition;
  const unit = unitMessages[policyFacts[fact].kind];
  const changeFact = (chosen: PolicyFact) => {
    const [first = 'above'] = operatorsOf(chosen);
    const kept = operatorsOf(chosen).includes(operator) ? operator : first;
    onChange({ fact: chosen, operator: kept, value: valueFor(chosen, condition) });
  };
  return (
    <>
      <SelectField
        label={label}
        value={fact}
        onChange={({ currentTarget }) => changeFact(currentTarget.value as PolicyFact)}
      >
        {policyFactNames.map((one) => (
          <option key={one} value={one}>
            {policyFacts[one].title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.policy_operator()}
        value={operator}
        onChange={({ currentTarget }) =>
          onChange({ ...condition, operator: currentTarget.value as PolicyOperator })
        }
      >
        {operatorsOf(fact).map((one) => (
          <option key={one} value={one}>
            {operatorMessages[one]()}
          </option>
        ))}
      </SelectField>
      {fact === 'history' ? (
        <SelectField
          label={m.policy_value()}
          value={value}
          onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
        >
          <option value="none">{m.policy_history_none()}</option>
          <option value="report">{m.policy_history_report()}</option>
        </SelectField>
      ) : (
        <TextField
          label={`${m.policy_value()}${unit ? ` (${unit()})` : ''}`}
          inputMode={isWords(fact) ? 'text' : 'decimal'}
          before={isMoney(fact) ? '₹' : undefined}
          maxLength={isWords(fact) ? 500 : 16}
          value={value}
          fault={fault && toValue(condition) === null ? m.policy_value_wrong() : undefined}
          onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
        />
      )}
    </>
  );
}

interface Props {
  rule: TypedRule;
  /** Counted from 1, for people who hear the page. */
  place: number;
  fault: boolean;
  onChange: (rule: TypedRule) => void;
  onRemove: () => void;
}

const withoutSecond = ({ and: _, ...rule }: TypedRule): TypedRule => rule;
const secondCondition: TypedCondition = { fact: 'age', operator: 'below', value: '' };

/** One line of a policy: when what is how large, and what follows. */
export function RuleRow({ rule, place, fault, onChange, onRemove }: Props) {
  const { fact, operator, value, outcome, reason, and } = rule;
  return (
    <li className={classes.rule} aria-label={m.policy_rule({ place })}>
      <ConditionFields
        label={m.policy_fact()}
        condition={{ fact, operator, value }}
        fault={fault}
        onChange={(first) => onChange({ ...rule, ...first })}
      />
      <div className={classes.second}>
        {and ? (
          <>
            <ConditionFields
              label={m.policy_and()}
              condition={and}
              fault={fault}
              onChange={(second) => onChange({ ...rule, and: second })}
            />
            <Button
              variant="subtle"
              aria-label={m.policy_remove_condition_of({ place })}
              onClick={() => onChange(withoutSecond(rule))}
            >
              {m.policy_remove_condition()}
            </Button>
          </>
        ) : (
          <Button
            variant="subtle"
            aria-label={m.policy_add_condition_of({ place })}
            onClick={() => onChange({ ...rule, and: secondCondition })}
          >
            {m.policy_add_condition()}
          </Button>
        )}
      </div>
      <SelectField
        label={m.policy_then()}
        value={outcome}
        onChange={({ currentTarget }) =>
          onChange({ ...rule, outcome: currentTarget.value === 'refer' ? 'refer' : 'decline' })
        }
      >
        {ruleOutcomes.map((one) => (
          <option key={one} value={one}>
            {outcomeMessages[one]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.policy_reason()}
        value={reason}
        onChange={({ currentTarget }) => onChange({ ...rule, reason: currentTarget.value as PolicyReason })}
      >
        {policyReasonCodes.map((code) => (
          <option key={code} value={code}>
            {policyReasons[code]}
          </option>
        ))}
      </SelectField>
      <Button variant="subtle" aria-label={m.policy_remove_of({ place })} onClick={onRemove}>
        {m.policy_remove()}
      </Button>
    </li>
  );
}
