import { t } from '../lib/catalogue.ts';
import type { CallFailure } from '../lib/failure.ts';
import classes from './DocumentPage.module.css';

/** Failures that are said where they are mended: at the consent, or beside the file. */
const elsewhere: readonly string[] = ['NO_CONSENT'];

/** A try that did not go through, and that nothing typed is lost. */
export function Refused({ failure }: { failure: CallFailure }) {
  if (elsewhere.includes(failure.code)) return null;
  return (
    <p className={classes.refused} role="alert" data-tone="bad">
      <strong>{t('doc.state.refused')}</strong>{' '}
      {failure.code === 'OFFLINE'
        ? t('doc.state.offline')
        : `${failure.message.replace(/[.\s]*$/, '.')} ${t('doc.state.kept')}`}
    </p>
  );
}
