import type { dueForErasure } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { Link } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { PickField } from '../../../ui/PickField.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

type Due = ResultOf<typeof dueForErasure>;
type Row = Due['rows'][number];

const aheads = ['0', '30', '90', '365', '1825'] as const;

function Goes({ row: { held, whole, kinds } }: { row: Row }) {
  if (held) return <StatusBadge tone="doubt">{t('clock.held')}</StatusBadge>;
  return whole ? t('clock.goes.all') : kinds.map((kind) => t(`kept.kind.${kind}`)).join(', ');
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
    <Card title={t('clock.due')}>
      <div className="narrow">
        <PickField
          label={t('clock.ahead')}
          value={ahead}
          choices={aheads.map((value) => ({ value, label: t(`clock.ahead.${value}`) }))}
          onChange={onAhead}
        />
      </div>
      <p>{rows.length === 0 ? t('clock.due.none') : t('clock.due.sum', { applicants, held })}</p>
      {counts.length > 0 ? (
        <DataTable
          caption={t('clock.due.counts')}
          rows={counts}
          keyOf={({ kind, ending }) => `${kind} ${ending}`}
          columns={[
            { label: t('clock.kind'), show: ({ kind }) => t(`kept.kind.${kind}`) },
            { label: t('clock.ending'), show: ({ ending }) => t(`clock.ending.${ending}`) },
            { label: t('clock.applications'), number: true, show: (count) => count.applicants },
            { label: t('clock.records'), number: true, show: (count) => count.rows },
            { label: t('clock.files'), number: true, show: ({ files }) => files },
          ]}
        />
      ) : null}
      {rows.length > 0 ? (
        <DataTable
          caption={t('clock.due.rows')}
          rows={rows}
          keyOf={({ applicantId }) => applicantId}
          columns={[
            {
              label: t('clock.application'),
              show: ({ applicantId, reference }) => (
                <Link href={`/admin/applicants/${applicantId}/data`}>{reference}</Link>
              ),
            },
            { label: t('clock.ending'), show: ({ ending }) => t(`clock.ending.${ending}`) },
            {
              label: t('clock.age'),
              number: true,
              show: ({ age }) => t('clock.age.days', { days: age }),
            },
            { label: t('clock.goes'), show: (row) => <Goes row={row} /> },
          ]}
        />
      ) : null}
      {more ? <p>{t('clock.due.more')}</p> : null}
    </Card>
  );
}
