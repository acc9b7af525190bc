import { m } from '@pramaan/messages';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { useSessionMarkers } from '../../lib/session-markers.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Applicants.module.css';
import { ApplicantsTable } from './ApplicantsTable.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { InviteApplicant } from './invite/InviteApplicant.tsx';
import { ListFilterBar } from './ListFilterBar.tsx';
import { filtersIn, type ListFilters, narrowedTo, orderIn, withFilter, withOrder } from './list-address.ts';
import { SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SetupCard } from './SetupCard.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useApplicants } from './use-applicants.ts';
import { useColumns } from './use-columns.ts';
import { useSelection } from './use-selection.ts';

/** /admin: a lender's applicants. Search and filters stand in the address, so that they can be kept and shared. */
export function ApplicantsPage() {
  useSessionMarkers();
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const q = filters.q ?? '';
  const list = useApplicants(filters);
  const lines = useMemo(() => list.data?.pages.flatMap(({ applicants }) => applicants) ?? [], [list.data]);
  const columns = useColumns();
  const selection = useSelection(JSON.stringify(narrowedTo(filters)));
  const narrow = (to: ListFilters) => setParams(new URLSearchParams(to), { replace: true });
  const search = (typed: string) => narrow(withFilter(filters, 'q', typed));
  const counted = m.applicants_shown({ count: lines.length });
  return (
    <div className={classes.page}>
      <PageHeading title={m.applicants_title()} aside={<StartOptions />} />
      <SetupCard />
      <SavedViews filters={filters} />
      <div className={classes.asking}>
        <SearchBox value={q} found={list.isSuccess && !list.isPlaceholderData} onSearch={search} />
        <ListFilterBar filters={filters} onChange={narrow} />
        <SortChoice filters={filters} onChange={narrow} />
        <ColumnChoice {...columns} />
      </div>
      {list.isPending ? <ListSkeleton /> : null}
      {list.error ? (
        <>
          <FormNotice message={sentenceOf(list.error)} />
          <Button variant="default" onClick={() => list.refetch()}>
            {m.shell_retry()}
          </Button>
        </>
      ) : null}
      {list.data && lines.length === 0 ? <Nobody filters={filters} onClear={() => narrow({})} /> : null}
      {lines.length > 0 ? (
        <>
          {list.hasPreviousPage ? (
            <div className={classes.previous}>
              <Button
                variant="default"
                loading={list.isFetchingPreviousPage}
                onClick={() => list.fetchPreviousPage()}
              >
                {m.applicants_previous()}
              </Button>
            </div>
          ) : null}
          <ApplicantsTable
            lines={lines}
            columns={columns.columns}
            order={orderIn(filters)}
            onOrder={(order) => narrow(withOrder(filters, order))}
            selection={selection}
          />
          <ListFoot shown={counted} more={m.applicants_more()} list={list} />
          <SelectionBar selection={selection} lines={lines} />
        </>
      ) : null}
    </div>
  );
}

/** Ways to start applications: one person, or a list. */
function StartOptions() {
  return (
    <div className={classes.start}>
      <Button variant="default" href="/admin/import">
        {m.import_open()}
      </Button>
      <InviteApplicant />
    </div>
  );
}

function Nobody({ filters, onClear }: { filters: ListFilters; onClear: () => void }) {
  const { q } = filters;
  if (Object.keys(narrowedTo(filters)).length === 0)
    return <EmptyState icon="people" title={m.applicants_empty_title()} text={m.applicants_empty_text()} />;
  return (
    <EmptyState
      title={m.applicants_none_title()}
      text={q ? m.applicants_none_text({ q }) : m.list_none_filters()}
    >
      <Button variant="default" onClick={onClear}>
        {m.applicants_none_clear()}
      </Button>
    </EmptyState>
  );
}
