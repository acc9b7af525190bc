import { enNotFound } from '../../catalogue/en-not-found.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

learn(enNotFound);

const hindi = async () => (await import('../../catalogue/hi-not-found.ts')).hiNotFound;

/** The 404 page within a shell (P §2.12): its words and buttons under the shell's own line and footer. */
export function NotFoundArea() {
  useHindi(hindi);
  return (
    <>
      <PageHeading title={t('404.title')} lead={t('404.text')} />
      <div className="row">
        <Button href="/laas">{t('404.home')}</Button>
        <Button variant="default" onClick={() => window.history.back()}>
          {t('404.back')}
        </Button>
      </div>
    </>
  );
}
