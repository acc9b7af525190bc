import { m } from '@pramaan/messages';
import { useSession } from '../../lib/session.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RecordList } from './RecordList.tsx';

/** /laas/history: every check of the person's own documents. */
export function HistoryPage() {
  const { who } = useSession();
  return (
    <PageColumn back={{ href: '/laas', label: m.files_back() }}>
      <PageHeading title={m.history_title()} lead={m.history_lead()} />
      <RecordList applicantId={who._id} own />
    </PageColumn>
  );
}
