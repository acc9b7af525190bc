import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { PlainPage } from '../../ui/PlainPage.tsx';

/** P §2.12. */
export function NotFoundPage() {
  return (
    <PlainPage title={t('404.title')} text={t('404.text')}>
      <Link href="/laas" className="plain-button">
        {t('404.home')}
      </Link>
      <button type="button" className="plain-button" data-quiet onClick={() => window.history.back()}>
        {t('404.back')}
      </button>
    </PlainPage>
  );
}
