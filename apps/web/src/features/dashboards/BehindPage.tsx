import type { listBehind } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { Link, useSearchParams } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { behindTitle } from './behind-title.ts';
import { behindNames, dashboardsAddress, namedIn, rangeIn } from './range-address.ts';
import { spanOf } from './span.ts';
import { useBehind } from './use-figures.ts';

type Line = ResultOf<typeof listBehind>['lines'][number];

const columns = (lines: readonly Line[]): readonly [Column<Line>, ...Column<Line>[]] => [
  {
    label: m.behind_application(),
    show: ({ _id, reference }) => <Link href={`/admin/applicants/${_id}/review`}>{reference}</Link>,
  },
  { label: m.behind_name(), show: ({ name }) => name },
  ...(lines.some(({ about }) => about)
    ? [{ label: m.behind_about(), show: ({ about }: Line) => about }]
    : []),
  { label: m.behind_status(), show: ({ stage }) => stageMessages[stage]() },
  { label: m.behind_segment(), show: ({ segment }) => segment },
  ...(lines.some(({ seconds }) => seconds !== null)
    ? [{ label: m.behind_took(), number: true, show: ({ seconds }: Line) => spanOf(seconds) }]
    : []),
  {
    label: m.behind_at(),
    number: true,
    show: ({ at }) => <time dateTime={at}>{formatMoment(at, 'en')}</time>,
  },
];

/** /admin/dashboards/applicants: the applicants behind a figure, which the address names. */
export function BehindPage() {
  const [params] = useSearchParams();
  const asked = namedIn(params, behindNames);
  const list = useBehind(asked as Record<string, string>);
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <BackLink href={dashboardsAddress(rangeIn(params))} label={m.dash_title()} />
      <PageHeading title={behindTitle(asked)} />
      {list.isPending ? <ListSkeleton /> : null}
      <FormNotice message={list.error ? sentenceOf(list.error) : null} />
      {list.data && lines.length === 0 ? (
        <EmptyState title={m.behind_none_title()} text={m.behind_none_text()} />
      ) : null}
      {lines.length > 0 ? (
        <>
          <DataTable
            caption={behindTitle(asked)}
            rows={lines}
            keyOf={({ _id, at, about }) => `${_id} ${at} ${about}`}
            columns={columns(lines)}
          />
          <ListFoot shown={m.behind_lead({ count: lines.length })} more={m.behind_more()} list={list} />
        </>
      ) : null}
    </>
  );
}
