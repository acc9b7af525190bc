import { useParams } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AskedForHelp } from './AskedForHelp.tsx';
import { AccountView } from './account/AccountView.tsx';
import { GivenAccounts } from './GivenAccounts.tsx';
import './words.ts';

const tabOf = (applicantId: string) => `/admin/applicants/${applicantId}/bank`;

/** The lender's view of the accounts that came; a lender reads, and changes nothing. */
export function BankTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn wide>
      <PageHeading title={t('file.bank')} />
      <AskedForHelp applicantId={applicantId} />
      <GivenAccounts
        applicantId={applicantId}
        addressOf={(accountId) => `${tabOf(applicantId)}/${accountId}`}
        readOnly
      />
    </PageColumn>
  );
}

/** One account, as the lender reads it. */
export function AccountTab({ applicantId }: { applicantId: string }) {
  const { account = '' } = useParams();
  return (
    <PageColumn wide back={{ href: tabOf(applicantId), label: t('account.back') }}>
      <AccountView applicantId={applicantId} account={account} />
    </PageColumn>
  );
}
