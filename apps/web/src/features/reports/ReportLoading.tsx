import { m } from '@pramaan/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Report.module.css';

/** While a report is on its way, and when it does not come. */
export function ReportLoading({ title, query }: { title: string; query: UseQueryResult }) {
  return (
    <div className={classes.report}>
      <PageHeading title={title} />
      {query.isError ? (
        <EmptyState icon="warn" title={m.report_failed()} text={sentenceOf(query.error)}>
          <Button onClick={() => query.refetch()}>{m.doc_retry()}</Button>
        </EmptyState>
      ) : (
        <div className={classes.cards}>
          <CardSkeleton />
          <CardSkeleton lines={6} />
          <CardSkeleton lines={5} />
          <CardSkeleton />
        </div>
      )}
    </div>
  );
}
