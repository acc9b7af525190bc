import { policyFacts } from '@pramaan/documents/policy/facts.ts';
import { conditionText } from '@pramaan/documents/policy/result.ts';
import { type PolicyRule, policyReasons } from '@pramaan/documents/policy/rule.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/failure.ts';
import { formatMoment } from '../../../lib/format.ts';
import { outcomeMessages } from '../../../lib/outcome-messages.ts';
import { useFormAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { SegmentField } from '../../../ui/SegmentField.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import classes from './Policy.module.css';
import { PolicyEditor } from './PolicyEditor.tsx';
import {
  type PolicySegment,
  type PolicyState,
  type PolicyVersion,
  usePolicy,
  usePolicyChanges,
} from './use-policy.ts';

/** `if FOIR is above 50 %`, `if Age is below 25 years and Income a month is below ₹20,000`. */
function conditionsText({ and, ...first }: PolicyRule): string {
  const fact = policyFacts[first.fact].title;
  const comparison = conditionText(first);
  if (!and) return m.policy_rule_text({ fact, comparison });
  const second = { secondFact: policyFacts[and.fact].title, secondComparison: conditionText(and) };
  return m.policy_rule_text_both({ fact, comparison, ...second });
}

/** The rules of a version in sentences. */
function RuleList({ version: { rules } }: { version: PolicyVersion }) {
  if (rules.length === 0) return <p>{m.policy_no_rules()}</p>;
  return (
    <ul className={classes.list}>
      {rules.map((rule) => (
        <li key={`${conditionsText(rule)} ${rule.outcome}`}>
          <strong>{outcomeMessages[rule.outcome]()}</strong> {conditionsText(rule)}{' '}
          <span>({policyReasons[rule.reason]})</span>
        </li>
      ))}
    </ul>
  );
}

/** By which rules cases are judged now, and since when. */
function InForce({ version }: { version: PolicyVersion }) {
  const since =
    version.version === 0
      ? m.policy_default_text()
      : m.policy_in_force_text({
          version: version.version,
          at: formatMoment(version.effectiveFrom ?? '', 'en'),
          by: version.changedBy,
          second: version.publishedBy,
        });
  return (
    <Card title={m.policy_in_force()} text={since}>
      <RuleList version={version} />
    </Card>
  );
}

/** A version that waits for a second person. */
function Proposed({ policy, version }: { policy: PolicyState; version: PolicyVersion }) {
  const { publish } = usePolicyChanges(policy.segment);
  const { run, busy, failure } = useFormAction();
  const answer = (agree: boolean) =>
    run(String(agree), () => publish(version.version, agree).then(() => undefined));
  return (
    <Card title={m.policy_proposed()} text={m.policy_proposed_text({ by: version.changedBy })}>
      <RuleList version={version} />
      <FormNotice message={failure} />
      <div className={classes.actions}>
        {version.mayPublish ? (
          <Button loading={busy === 'true'} onClick={() => void answer(true)}>
            {m.policy_publish()}
          </Button>
        ) : (
          <p>{m.policy_second_needed()}</p>
        )}
        <Button variant="default" loading={busy === 'false'} onClick={() => void answer(false)}>
          {m.policy_return()}
        </Button>
      </div>
    </Card>
  );
}

/** /admin/settings/policy: when cases are approved, referred and declined. */
export function PolicyPage() {
  const [segment, setSegment] = useState<PolicySegment>('retail');
  const { data, error, isPending } = usePolicy(segment);
  return (
    <SettingsFrame lead={m.policy_lead()}>
      <div className={classes.page}>
        <SegmentField value={segment} onChange={setSegment} />
        {isPending ? <CardSkeleton /> : null}
        <FormNotice message={error ? sentenceOf(error) : null} />
        {data ? (
          <>
            <InForce version={data.inForce} />
            {data.open?.state === 'proposed' ? (
              <Proposed policy={data} version={data.open} />
            ) : (
              <PolicyEditor key={`${segment} ${data.open?.version ?? data.inForce.version}`} policy={data} />
            )}
          </>
        ) : null}
      </div>
    </SettingsFrame>
  );
}
