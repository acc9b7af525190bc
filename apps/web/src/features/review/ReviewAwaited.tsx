import { m } from '@pramaan/messages';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import type { useReview } from './use-review.ts';

/** In place of a review that has not come yet, or did not come: then it says why, and asks again on request. */
export function ReviewAwaited({
  review,
}: {
  review: Pick<ReturnType<typeof useReview>, 'error' | 'refetch'>;
}) {
  if (!review.error) return <CardSkeleton />;
  return (
    <EmptyState icon="warn" title={m.shell_no_answer_title()} text={sentenceOf(review.error)}>
      <Button onClick={() => review.refetch()}>{m.shell_retry()}</Button>
    </EmptyState>
  );
}
