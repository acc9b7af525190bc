import { Link, useParams } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AskedForHelp } from './AskedForHelp.tsx';
import classes from './account/Account.module.css';
import { AccountView } from './account/AccountView.tsx';
import { GivenAccounts } from './GivenAccounts.tsx';
import './words.ts';

const tabOf = (applicantId: string) => `/admin/applicants/${applicantId}/bank`;

/** The lender's view of the accounts that came; a lender reads, and changes nothing. */
export function BankTab({ applicantId }: { applicantId: string }) {
  return (
    <div className={classes.page}>
      <PageHeading title={t('file.bank')} />
      <AskedForHelp applicantId={applicantId} />
      <GivenAccounts
        applicantId={applicantId}
        addressOf={(accountId) => `${tabOf(applicantId)}/${accountId}`}
        readOnly
      />
    </div>
  );
}

/** One account, as the lender reads it. */
export function AccountTab({ applicantId }: { applicantId: string }) {
  const { account = '' } = useParams();
  return (
    <div className={classes.page}>
      <Link href={tabOf(applicantId)} className={classes.back}>
        <Icon name="back" size={18} />
        {t('account.back')}
      </Link>
      <AccountView applicantId={applicantId} account={account} />
    </div>
  );
}
