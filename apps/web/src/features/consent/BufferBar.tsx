import { m } from '@pramaan/messages';
import classes from './Consent.module.css';

/** The buffer progress bar of P §2.2, while a call is under way. Its place is kept, so that nothing jumps. */
export function BufferBar({ running }: { running: boolean }) {
  return (
    <div className={classes.place}>
      {running ? (
        <div className={classes.buffer} role="progressbar" aria-label={m.consent_working()} />
      ) : null}
    </div>
  );
}
