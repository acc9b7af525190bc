import { Link, useSearch } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { useSession } from '../../lib/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Esign.module.css';
import { typeFrom } from './paper-in-hand.ts';
import { SignScreen } from './SignScreen.tsx';
import { useEsignLanguage } from './words.ts';

/** Where the screen's navigation step leads (C §2). */
const nextStep = '/laas/financial/bankStatmentOnline';

/** /laas/esign: the person signs papers with their Aadhaar. Other pages send them here with `?type=` and `?file=`. */
export function EsignPage() {
  const applicantId = useSession().who._id;
  useEsignLanguage();
  const type = typeFrom(new URLSearchParams(useSearch()).get('type'));
  return (
    <PageColumn back={{ href: '/laas', label: t('esign.room') }}>
      <PageHeading title={t('esign.title')} lead={t('esign.lead')} />
      <SignScreen key={type} applicantId={applicantId} type={type} from="room" />
      <Link href={nextStep} className={classes.next}>
        {t('esign.next')}
        <Icon name="next" size={18} />
      </Link>
    </PageColumn>
  );
}
