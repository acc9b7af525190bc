import { useSearchParams } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Applicants.module.css';
import { ApplicantsTable } from './ApplicantsTable.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useApplicants } from './use-applicants.ts';

/** /admin: a lender's applicants. The search stands in the address, so that it can be kept and shared. */
export function ApplicantsPage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const list = useApplicants(q);
  const lines = list.data?.pages.flatMap(({ applicants }) => applicants) ?? [];
  const search = (typed: string) => setParams(typed ? { q: typed } : {}, { replace: true });
  const counted =
    lines.length === 1 ? t('applicants.shownOne') : t('applicants.shown', { count: lines.length });
  return (
    <>
      <PageHeading title={t('applicants.title')} />
      <SearchBox value={q} onSearch={search} />
      {list.isPending ? <ListSkeleton /> : null}
      {list.error ? (
        <>
          <FormNotice message={sentenceOf(list.error)} />
          <Button variant="default" onClick={() => list.refetch()}>
            {t('shell.retry')}
          </Button>
        </>
      ) : null}
      {list.data && lines.length === 0 ? <Nobody q={q} onClear={() => search('')} /> : null}
      {lines.length > 0 ? (
        <>
          <ApplicantsTable lines={lines} />
          <div className={classes.more}>
            <p role="status">{counted}</p>
            {list.hasNextPage ? (
              <Button
                variant="default"
                loading={list.isFetchingNextPage}
                onClick={() => list.fetchNextPage()}
              >
                {t('applicants.more')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
}

function Nobody({ q, onClear }: { q: string; onClear: () => void }) {
  if (!q)
    return <EmptyState icon="people" title={t('applicants.empty.title')} text={t('applicants.empty.text')} />;
  return (
    <EmptyState title={t('applicants.none.title')} text={t('applicants.none.text', { q })}>
      <Button variant="default" onClick={onClear}>
        {t('applicants.none.clear')}
      </Button>
    </EmptyState>
  );
}
