import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { outcomeMessages } from '../../../lib/outcome-messages.ts';
import { stageMessages } from '../../../lib/stage-messages.ts';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DryRun } from './use-policy.ts';

const outcomes = ['approve', 'refer', 'decline'] as const;

/** What the rules on screen would have said of past cases, beside what the policy in force says. */
export function DryRunTable({ run }: { run: DryRun }) {
  if (run.cases === 0) return <Card title={m.policy_dry_run()} text={m.policy_dry_none()} />;
  return (
    <Card
      title={m.policy_dry_run()}
      text={m.policy_dry_text({ cases: run.cases, changed: run.changed.length })}
    >
      <DataTable
        caption={m.policy_dry_counts()}
        rows={outcomes}
        keyOf={(outcome) => outcome}
        columns={[
          { label: m.policy_outcome(), show: (outcome) => outcomeMessages[outcome]() },
          { label: m.policy_dry_before(), number: true, show: (outcome) => run.before[outcome] },
          { label: m.policy_dry_after(), number: true, show: (outcome) => run.after[outcome] },
        ]}
      />
      {run.changed.length > 0 ? (
        <DataTable
          caption={m.policy_dry_changed()}
          rows={run.changed}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: m.policy_dry_case(),
              show: ({ _id, reference }) => <Link href={`/admin/applicants/${_id}`}>{reference}</Link>,
            },
            {
              label: m.policy_dry_stage(),
              show: ({ stage }) => stageMessages[stage](),
            },
            { label: m.policy_dry_before(), show: ({ before }) => outcomeMessages[before]() },
            { label: m.policy_dry_after(), show: ({ after }) => outcomeMessages[after]() },
            { label: m.policy_dry_why(), show: ({ sentences }) => sentences.join(' ') || '–' },
          ]}
        />
      ) : null}
    </Card>
  );
}
