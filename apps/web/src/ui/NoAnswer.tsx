import { t } from '../lib/catalogue.ts';
import { PlainPage } from './PlainPage.tsx';

/** The server is out of reach: nothing is lost, one thing to do. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainPage title={t('shell.noAnswer.title')} text={t('shell.noAnswer.text')} alert>
      <button type="button" className="plain-button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </PlainPage>
  );
}
