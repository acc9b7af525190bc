import { useSearchParams } from 'wouter';
import { enDesk } from '../../catalogue/en-desk.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Applicants.module.css';
import { ApplicantsTable } from './ApplicantsTable.tsx';
import { ListNarrowing } from './ListNarrowing.tsx';
import { filtersIn, type ListFilters, withFilter } from './list-address.ts';
import { SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useApplicants } from './use-applicants.ts';

learn(enDesk);

/** /admin: a lender's applicants. Search and filters stand in the address, so that they can be kept and shared. */
export function ApplicantsPage() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const q = filters.q ?? '';
  const list = useApplicants(filters);
  const lines = list.data?.pages.flatMap(({ applicants }) => applicants) ?? [];
  const narrow = (to: ListFilters) => setParams(new URLSearchParams(to), { replace: true });
  const search = (typed: string) => narrow(withFilter(filters, 'q', typed));
  const counted =
    lines.length === 1 ? t('applicants.shownOne') : t('applicants.shown', { count: lines.length });
  return (
    <>
      <PageHeading title={t('applicants.title')} />
      <SavedViews filters={filters} />
      <div className={classes.asking}>
        <SearchBox value={q} found={list.isSuccess && !list.isPlaceholderData} onSearch={search} />
        <ListNarrowing filters={filters} onChange={narrow} />
      </div>
      {list.isPending ? <ListSkeleton /> : null}
      {list.error ? (
        <>
          <FormNotice message={sentenceOf(list.error)} />
          <Button variant="default" onClick={() => list.refetch()}>
            {t('shell.retry')}
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
                {t('applicants.previous')}
              </Button>
            </div>
          ) : null}
          <ApplicantsTable lines={lines} />
          <ListFoot shown={counted} more={t('applicants.more')} list={list} />
        </>
      ) : null}
    </>
  );
}

function Nobody({ filters, onClear }: { filters: ListFilters; onClear: () => void }) {
  const { q } = filters;
  if (Object.keys(filters).length === 0)
    return <EmptyState icon="people" title={t('applicants.empty.title')} text={t('applicants.empty.text')} />;
  return (
    <EmptyState
      title={t('applicants.none.title')}
      text={q ? t('applicants.none.text', { q }) : t('list.none.filters')}
    >
      <Button variant="default" onClick={onClear}>
        {t('applicants.none.clear')}
      </Button>
    </EmptyState>
  );
}
