import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment, formatMonth } from '../../lib/format.ts';
import { paiseText } from '../../lib/rupees.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { type UsageFilter, type Use, useRows } from './use-usage.ts';

const columns = (): readonly [Column<Use>, ...Column<Use>[]] => [
  { label: m.usage_kind(), show: ({ title }) => title },
  {
    label: m.audit_applicant(),
    show: ({ applicantId, reference }) => (
      <Link href={`/admin/applicants/${applicantId}/report`}>{reference}</Link>
    ),
  },
  { label: m.usage_person(), show: ({ by }) => by },
  {
    label: m.usage_how(),
    show: ({ kind }) => (kind === 'answered' ? m.usage_answered() : m.usage_reused()),
  },
  { label: m.usage_price(), number: true, show: ({ paise }) => paiseText(paise) },
  {
    label: m.audit_when(),
    number: true,
    show: ({ at }) => <time dateTime={at}>{formatMoment(at, 'en')}</time>,
  },
];

/** The checks behind a figure: which, about whom, asked by whom, when. */
export function UsageRows({ filter, aside }: { filter: UsageFilter; aside: ReactNode }) {
  const list = useRows(filter);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const [first] = rows;
  const of = [
    filter.endpoint ? first?.title : null,
    filter.who ? first?.by : null,
    filter.kind ? (filter.kind === 'answered' ? m.usage_answered() : m.usage_reused()) : null,
    filter.month ? formatMonth(filter.month) : null,
  ].filter(Boolean);
  return (
    <>
      <PageHeading title={m.usage_rows()} lead={of.join(' · ')} aside={aside} />
      {list.isPending ? <ListSkeleton /> : null}
      <FormNotice message={list.error ? sentenceOf(list.error) : null} />
      {list.data && rows.length === 0 ? (
        <EmptyState title={m.usage_rows_none()} text={m.usage_rows_none_text()} />
      ) : null}
      {rows.length > 0 ? (
        <>
          <DataTable caption={m.usage_rows()} rows={rows} keyOf={({ _id }) => _id} columns={columns()} />
          <ListFoot shown={m.audit_shown({ count: rows.length })} more={m.audit_more()} list={list} />
        </>
      ) : null}
    </>
  );
}
