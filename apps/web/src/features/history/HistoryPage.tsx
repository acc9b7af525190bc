import { usePapersLanguage } from '../../documents/papers-words.ts';
import { t } from '../../lib/catalogue.ts';
import { useSession } from '../../lib/session.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RecordList } from './RecordList.tsx';

/** /laas/history: every check of the person's own documents. */
export function HistoryPage() {
  usePapersLanguage();
  const { who } = useSession();
  return (
    <PageColumn back={{ href: '/laas', label: t('papers.back') }}>
      <PageHeading title={t('history.title')} lead={t('history.lead')} />
      <RecordList applicantId={who._id} own />
    </PageColumn>
  );
}
