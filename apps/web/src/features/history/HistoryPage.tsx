import { Link } from 'wouter';
import { usePapersLanguage } from '../../documents/papers-words.ts';
import { t } from '../../lib/catalogue.ts';
import { useSession } from '../../lib/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './History.module.css';
import { RecordList } from './RecordList.tsx';

/** /laas/history: every check of the person's own documents. */
export function HistoryPage() {
  usePapersLanguage();
  const { who } = useSession();
  return (
    <div className={classes.page}>
      <Link href="/laas" className={classes.back}>
        <Icon name="back" size={18} />
        {t('papers.back')}
      </Link>
      <PageHeading title={t('history.title')} lead={t('history.lead')} />
      <RecordList applicantId={who._id} own />
    </div>
  );
}
