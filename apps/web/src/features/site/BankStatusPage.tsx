import { useSearch } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainPage } from '../../ui/PlainPage.tsx';
import { isLinked } from './bank-status.ts';

/** P §2.6. */
export function BankStatusPage() {
  const linked = isLinked(useSearch());
  return (
    <PlainPage
      title={t(linked ? 'bank.linked' : 'bank.failed')}
      text={t(linked ? 'bank.linked.next' : 'bank.failed.next')}
      alert={!linked}
    >
      <Button href="/laas">{t('bank.back')}</Button>
    </PlainPage>
  );
}
