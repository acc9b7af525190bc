import { m } from '@pramaan/messages';
import { useParams } from 'wouter';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AccountView } from './account/AccountView.tsx';
import { HelpRequested } from './HelpRequested.tsx';
import { StatementAccounts } from './StatementAccounts.tsx';

const tabOf = (applicantId: string) => `/admin/applicants/${applicantId}/bank`;

/** The lender's view of the accounts that came; a lender reads, and changes nothing. */
export function BankTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn wide>
      <PageHeading title={m.file_bank()} />
      <HelpRequested applicantId={applicantId} />
      <StatementAccounts
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
