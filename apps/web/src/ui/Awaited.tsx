import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { sentenceOf } from '../lib/failure.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  query: { error: Error | null; refetch: () => unknown };
  /** What stands there while it is on its way. */
  children: ReactNode;
}

/** In place of what has not come yet, or did not come: then it says why, and asks again on request. */
export function Awaited({ query, children }: Props) {
  if (!query.error) return children;
  return (
    <EmptyState icon="warn" title={m.shell_no_answer_title()} text={sentenceOf(query.error)}>
      <Button onClick={() => void query.refetch()}>{m.shell_retry()}</Button>
    </EmptyState>
  );
}
