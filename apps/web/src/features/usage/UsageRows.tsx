import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { monthOf, rupees } from './money.ts';
import { type UsageFilter, type Use, useRows } from './use-usage.ts';

const columns = (): readonly [Column<Use>, ...Column<Use>[]] => [
  { label: t('usage.kind'), show: ({ title }) => title },
  {
    label: t('audit.applicant'),
    show: ({ applicantId, reference }) => (
      <Link href={`/admin/applicants/${applicantId}/report`}>{reference}</Link>
    ),
  },
  { label: t('usage.person'), show: ({ by }) => by },
  {
    label: t('usage.how'),
    show: ({ kind }) => t(kind === 'answered' ? 'usage.answered' : 'usage.reused'),
  },
  { label: t('usage.price'), number: true, show: ({ paise }) => rupees(paise) },
  {
    label: t('audit.when'),
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
    filter.kind ? t(filter.kind === 'answered' ? 'usage.answered' : 'usage.reused') : null,
    filter.month ? monthOf(filter.month) : null,
  ].filter(Boolean);
  return (
    <>
      <PageHeading title={t('usage.rows')} lead={of.join(' · ')} aside={aside} />
      {list.isPending ? <ListSkeleton /> : null}
      <FormNotice message={list.error ? sentenceOf(list.error) : null} />
      {list.data && rows.length === 0 ? (
        <EmptyState title={t('usage.rows.none')} text={t('usage.rows.none.text')} />
      ) : null}
      {rows.length > 0 ? (
        <>
          <DataTable caption={t('usage.rows')} rows={rows} keyOf={({ _id }) => _id} columns={columns()} />
          <ListFoot shown={t('audit.shown', { count: rows.length })} more={t('audit.more')} list={list} />
        </>
      ) : null}
    </>
  );
}
