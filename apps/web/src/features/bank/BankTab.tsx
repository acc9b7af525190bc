import { m } from '@pramaan/messages';
import { useParams } from 'wouter';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AskedForHelp } from './AskedForHelp.tsx';
import { AccountView } from './account/AccountView.tsx';
import { GivenAccounts } from './GivenAccounts.tsx';

const tabOf = (applicantId: string) => `/admin/applicants/${applicantId}/bank`;

/** The lender's view of the accounts that came; a lender reads, and changes nothing. */
export function BankTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn wide>
      <PageHeading title={m.file_bank()} />
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
    <PageColumn wide back={{ href: tabOf(applicantId), label: m.account_back() }}>
      <AccountView applicantId={applicantId} account={account} />
    </PageColumn>
  );
}
