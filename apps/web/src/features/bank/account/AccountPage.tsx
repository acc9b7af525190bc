import { useParams } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { useSession } from '../../../lib/session.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { bankPage } from '../addresses.ts';
import { useBankLanguage } from '../words.ts';
import { AccountView } from './AccountView.tsx';

/** /laas/financial/bankStatmentOnline/:account */
export function AccountPage() {
  const applicantId = useSession().who._id;
  const { account = '' } = useParams();
  useBankLanguage();
  return (
    <PageColumn wide back={{ href: bankPage, label: t('account.back') }}>
      <AccountView applicantId={applicantId} account={account} />
    </PageColumn>
  );
}
