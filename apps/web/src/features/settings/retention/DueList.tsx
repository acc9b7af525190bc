import type { listDueForDeletion } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { retainedKindMessages } from '../../../documents/retained-kind-messages.ts';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { PickField } from '../../../ui/PickField.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { clockEndingMessages } from './clock-ending-messages.ts';

const clockAheadMessages = {
  0: m.clock_ahead_0,
  30: m.clock_ahead_30,
  90: m.clock_ahead_90,
  365: m.clock_ahead_365,
  1825: m.clock_ahead_1825,
} as const;

type Due = ResultOf<typeof listDueForDeletion>;
type Row = Due['rows'][number];

const aheads = ['0', '30', '90', '365', '1825'] as const;

function Goes({ row: { held, whole, kinds } }: { row: Row }) {
  if (held) return <StatusBadge tone="doubt">{m.clock_held()}</StatusBadge>;
  return whole ? m.clock_deletes_all() : kinds.map((kind) => retainedKindMessages[kind]()).join(', ');
}

/** The dry run: counts by kind, and the applications. */
export function DueList({
  due,
  ahead,
  onAhead,
}: {
  due: Due;
  ahead: string;
  onAhead: (days: string) => void;
}) {
  const { applicants, held, counts, rows, more } = due;
  return (
    <Card title={m.clock_due()}>
      <div className="narrow">
        <PickField
          label={m.clock_ahead()}
          value={ahead}
          choices={aheads.map((value) => ({ value, label: clockAheadMessages[value]() }))}
          onChange={onAhead}
        />
      </div>
      <p>{rows.length === 0 ? m.clock_due_none() : m.clock_due_sum({ applicants, held })}</p>
      {counts.length > 0 ? (
        <DataTable
          caption={m.clock_due_counts()}
          rows={counts}
          keyOf={({ kind, ending }) => `${kind} ${ending}`}
          columns={[
            { label: m.clock_kind(), show: ({ kind }) => retainedKindMessages[kind]() },
            { label: m.clock_ending(), show: ({ ending }) => clockEndingMessages[ending]() },
            { label: m.clock_applications(), number: true, show: (count) => count.applicants },
            { label: m.clock_records(), number: true, show: (count) => count.rows },
            { label: m.clock_files(), number: true, show: ({ files }) => files },
          ]}
        />
      ) : null}
      {rows.length > 0 ? (
        <DataTable
          caption={m.clock_due_rows()}
          rows={rows}
          keyOf={({ applicantId }) => applicantId}
          columns={[
            {
              label: m.clock_application(),
              show: ({ applicantId, reference }) => (
                <Link href={`/admin/applicants/${applicantId}/data`}>{reference}</Link>
              ),
            },
            { label: m.clock_ending(), show: ({ ending }) => clockEndingMessages[ending]() },
            {
              label: m.clock_age(),
              number: true,
              show: ({ age }) => m.clock_age_days({ days: age }),
            },
            { label: m.clock_deletes(), show: (row) => <Goes row={row} /> },
          ]}
        />
      ) : null}
      {more ? <p>{m.clock_due_more()}</p> : null}
    </Card>
  );
}
