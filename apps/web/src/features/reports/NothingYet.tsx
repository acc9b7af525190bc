import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { useEffect } from 'react';
import { showSnack } from '../../lib/snackbar.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** "No Data Found": for 7 seconds as the specification times it, and staying in the page (P §2.10), with what to do. */
export function NothingYet({ text }: { text: string }) {
  useEffect(() => {
    showSnack(messages.noDataFound, { duration: limits.snackbarNoData });
  }, []);
  return <EmptyState icon="search" title={messages.noDataFound} text={text} />;
}
