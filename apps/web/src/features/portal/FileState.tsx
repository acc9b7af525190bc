import { m } from '@pramaan/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';

/** While the person's file is on its way, and when it does not come. */
export function FileState({ query }: { query: UseQueryResult }) {
  if (!query.isError) return <ListSkeleton />;
  return (
    <EmptyState icon="warn" title={m.shell_no_answer_title()} text={sentenceOf(query.error)}>
      <Button onClick={() => query.refetch()}>{m.doc_retry()}</Button>
    </EmptyState>
  );
}
