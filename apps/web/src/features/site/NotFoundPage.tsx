import { enNotFound } from '../../catalogue/en-not-found.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainPage } from '../../ui/PlainPage.tsx';

learn(enNotFound);

const hindi = async () => (await import('../../catalogue/hi-not-found.ts')).hiNotFound;

/** P §2.12. */
export function NotFoundPage() {
  useHindi(hindi);
  return (
    <PlainPage title={t('404.title')} text={t('404.text')}>
      <Button href="/laas">{t('404.home')}</Button>
      <Button variant="default" onClick={() => window.history.back()}>
        {t('404.back')}
      </Button>
    </PlainPage>
  );
}
