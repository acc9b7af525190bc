import { m } from '@pramaan/messages';
import type { CallFailure } from '../lib/failure.ts';
import classes from './DocumentPage.module.css';

/** Failures that are said where they are mended: at the consent, or beside the file. */
const elsewhere: readonly string[] = ['NO_CONSENT'];

/** A try that did not go through, and that nothing typed is lost. */
export function Refused({ failure }: { failure: CallFailure }) {
  if (elsewhere.includes(failure.code)) return null;
  return (
    <p className={classes.refused} role="alert" data-tone="bad">
      <strong>{m.doc_state_refused()}</strong>{' '}
      {failure.code === 'OFFLINE'
        ? m.doc_state_offline()
        : `${failure.message.replace(/[.\s]*$/, '.')} ${m.doc_state_stored()}`}
    </p>
  );
}
