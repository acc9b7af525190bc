import { m } from '@pramaan/messages';
import { useParams } from 'wouter';
import { useSession } from '../../../lib/session.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { bankPage } from '../addresses.ts';
import { AccountView } from './AccountView.tsx';

/** /laas/financial/bankStatmentOnline/:account */
export function AccountPage() {
  const applicantId = useSession().who._id;
  const { account = '' } = useParams();
  return (
    <PageColumn wide back={{ href: bankPage, label: m.account_back() }}>
      <AccountView applicantId={applicantId} account={account} />
    </PageColumn>
  );
}
