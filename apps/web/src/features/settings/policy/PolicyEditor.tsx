import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useFormAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { DryRunTable } from './DryRunTable.tsx';
import classes from './Policy.module.css';
import { RuleRow, type TypedRule, toRule, toTyped } from './RuleRow.tsx';
import { type DryRun, type PolicyState, type Rule, usePolicyChanges } from './use-policy.ts';

const newRule = (key: number): TypedRule => ({
  ...{ key, fact: 'foir', operator: 'above', value: '' },
  ...{ outcome: 'decline', reason: 'OTHER_LOANS' },
});

/** Rules are typed, tried on past cases, kept as a draft and laid before a second person. */
export function PolicyEditor({ policy }: { policy: PolicyState }) {
  const { segment, open, inForce } = policy;
  const { save, propose, dryRun } = usePolicyChanges(segment);
  const [rules, setRules] = useState(() => (open ?? inForce).rules.map(toTyped));
  const [faults, setFaults] = useState<readonly number[]>([]);
  const [tried, setTried] = useState<DryRun | null>(null);
  const { run, busy, failure } = useFormAction();
  /** Runs an action with the rules as they are sent; marks those that have no value instead. */
  const withRules = (name: string, work: (sent: Rule[]) => Promise<void>) => {
    const wrong = rules.filter((rule) => toRule(rule) === null).map(({ key }) => key);
    setFaults(wrong);
    const sent = rules.map(toRule).filter((rule) => rule !== null);
    if (wrong.length === 0) void run(name, () => work(sent).then(() => undefined));
  };
  const saveAndPropose = async (sent: Rule[]) => {
    const { open } = await save(sent);
    if (open) await propose({ version: open.version });
  };
  const change = (next: TypedRule) => setRules(rules.map((rule) => (rule.key === next.key ? next : rule)));
  const add = () => setRules([...rules, newRule(Math.max(-1, ...rules.map(({ key }) => key)) + 1)]);
  return (
    <>
      <Card title={m.policy_rules()} text={m.policy_rules_text()}>
        <div className="stack">
          <ol className={classes.rules}>
            {rules.map((rule, at) => (
              <RuleRow
                key={rule.key}
                rule={rule}
                place={at + 1}
                fault={faults.includes(rule.key)}
                onChange={change}
                onRemove={() => setRules(rules.filter(({ key }) => key !== rule.key))}
              />
            ))}
          </ol>
          {rules.length === 0 ? <p>{m.policy_no_rules()}</p> : null}
          <div>
            <Button variant="default" onClick={add}>
              {m.policy_add()}
            </Button>
          </div>
          <FormNotice message={failure} />
          <div className={classes.actions}>
            <Button
              loading={busy === 'save'}
              onClick={() => withRules('save', async (sent) => void (await save(sent)))}
            >
              {m.policy_save()}
            </Button>
            <Button
              variant="default"
              loading={busy === 'try'}
              onClick={() => withRules('try', async (sent) => setTried(await dryRun(sent)))}
            >
              {m.policy_try()}
            </Button>
            <Button
              variant="default"
              loading={busy === 'propose'}
              onClick={() => withRules('propose', saveAndPropose)}
            >
              {m.policy_propose()}
            </Button>
          </div>
        </div>
      </Card>
      {tried ? <DryRunTable run={tried} /> : null}
    </>
  );
}
