import { t } from '../lib/catalogue.ts';
import { Button } from './Button.tsx';
import { PlainPage } from './PlainPage.tsx';

/** The server is out of reach: nothing is lost, one thing to do. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainPage title={t('shell.noAnswer.title')} text={t('shell.noAnswer.text')} alert>
      <Button onClick={onRetry}>{t('shell.retry')}</Button>
    </PlainPage>
  );
}
