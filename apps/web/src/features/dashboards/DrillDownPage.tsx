import { address } from '@pramaan/contract/address.ts';
import { exportApplicants, mostChosen } from '@pramaan/contract/calls/applicant-list.ts';
import type { listDrillDown } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { Link, useSearchParams } from 'wouter';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { useAction } from '../../lib/use-action.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { drillDownTitle } from './drill-down-title.ts';
import { dashboardsAddress, drillDownNames, namedIn, rangeIn } from './range-address.ts';
import { spanOf } from './span.ts';
import { useDrillDown } from './use-figures.ts';

type Line = ResultOf<typeof listDrillDown>['lines'][number];

const columns = (lines: readonly Line[]): readonly [Column<Line>, ...Column<Line>[]] => [
  {
    label: m.drill_down_application(),
    show: ({ _id, reference }) => <Link href={`/admin/applicants/${_id}/review`}>{reference}</Link>,
  },
  { label: m.drill_down_name(), show: ({ name }) => name },
  ...(lines.some(({ about }) => about)
    ? [{ label: m.drill_down_about(), show: ({ about }: Line) => about }]
    : []),
  { label: m.drill_down_status(), show: ({ stage }) => stageMessages[stage]() },
  { label: m.drill_down_segment(), show: ({ segment }) => segment },
  ...(lines.some(({ seconds }) => seconds !== null)
    ? [{ label: m.drill_down_took(), number: true, show: ({ seconds }: Line) => spanOf(seconds) }]
    : []),
  {
    label: m.drill_down_at(),
    number: true,
    show: ({ at }) => <time dateTime={at}>{formatMoment(at, 'en')}</time>,
  },
];

/** /admin/dashboards/applicants: the applicants behind a figure, which the address names. */
export function DrillDownPage() {
  const [params] = useSearchParams();
  const asked = namedIn(params, drillDownNames);
  const list = useDrillDown(asked as Record<string, string>);
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <BackLink href={dashboardsAddress(rangeIn(params))} label={m.dashboard_title()} />
      <PageHeading title={drillDownTitle(asked)} aside={<Export lines={lines} />} />
      {list.isPending ? <ListSkeleton /> : null}
      <FormNotice message={list.error ? sentenceOf(list.error) : null} />
      {list.data && lines.length === 0 ? (
        <EmptyState title={m.drill_down_none_title()} text={m.drill_down_none_text()} />
      ) : null}
      {lines.length > 0 ? (
        <>
          <DataTable
            caption={drillDownTitle(asked)}
            rows={lines}
            keyOf={({ _id, at, about }) => `${_id} ${at} ${about}`}
            columns={columns(lines)}
          />
          <ListFoot
            shown={m.drill_down_lead({ count: lines.length })}
            more={m.drill_down_more()}
            list={list}
          />
        </>
      ) : null}
    </>
  );
}

/** The listed applicants as a file, up to as many as one holds; the server writes it, and the audit log says so. */
function Export({ lines }: { lines: readonly Line[] }) {
  const { busy, run } = useAction();
  const all = [...new Set(lines.map(({ _id }) => _id))];
  const ids = all.slice(0, mostChosen);
  if (ids.length === 0) return null;
  const save = () =>
    run('save', async () => {
      await downloadFrom(
        `${address(exportApplicants)}?${new URLSearchParams({ ids: ids.join(',') })}`,
        'applicants.csv',
      );
      return undefined;
    });
  return (
    <Button variant="default" loading={busy === 'save'} onClick={save}>
      {all.length > ids.length ? m.drill_down_csv_some({ count: ids.length }) : m.drill_down_csv()}
    </Button>
  );
}
