import { enThanks } from '../../catalogue/en-thanks.ts';
import { hiThanks } from '../../catalogue/hi-thanks.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { PlainPage } from '../../ui/PlainPage.tsx';

learn(enThanks);
learn(hiThanks, 'hi');

/** P §2.3, the sentence as the specification has it. */
export function ThankYouPage() {
  return (
    <PlainPage title={t('thanks.title')} text={t('thanks.text')}>
      <p>{t('thanks.close')}</p>
    </PlainPage>
  );
}
