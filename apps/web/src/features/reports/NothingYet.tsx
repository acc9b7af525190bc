import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { m } from '@pramaan/messages';
import { useEffect } from 'react';
import { showSnack } from '../../lib/snackbar.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** "No Data Found": for 7 seconds as the specification times it, and staying in the page (P §2.10). */
export function NothingYet() {
  useEffect(() => {
    showSnack(messages.noDataFound, { duration: limits.snackbarNoData });
  }, []);
  return <EmptyState icon="search" title={messages.noDataFound} text={m.report_none_more()} />;
}
