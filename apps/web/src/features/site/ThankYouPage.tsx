import { t } from '../../lib/catalogue.ts';
import { PlainPage } from '../../ui/PlainPage.tsx';

/** P §2.3, the sentence as the specification has it. */
export function ThankYouPage() {
  return (
    <PlainPage title={t('thanks.title')} text={t('thanks.text')}>
      <p>{t('thanks.close')}</p>
    </PlainPage>
  );
}
