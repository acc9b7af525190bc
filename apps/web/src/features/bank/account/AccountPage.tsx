import { Link, useParams } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { useSession } from '../../../lib/session.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { bankPage } from '../addresses.ts';
import { useBankLanguage } from '../words.ts';
import classes from './Account.module.css';
import { AccountView } from './AccountView.tsx';

/** /laas/financial/bankStatmentOnline/:account */
export function AccountPage() {
  const applicantId = useSession().who._id;
  const { account = '' } = useParams();
  useBankLanguage();
  return (
    <div className={classes.page}>
      <Link href={bankPage} className={classes.back}>
        <Icon name="back" size={18} />
        {t('account.back')}
      </Link>
      <AccountView applicantId={applicantId} account={account} />
    </div>
  );
}
