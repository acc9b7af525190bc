import { m } from '@pramaan/messages';
import { useOnline } from '../lib/use-online.ts';
import classes from './DocumentPage.module.css';

/** Said before anything is typed: what is secret does not wait in the outbox. */
export function NeedsConnection() {
  if (useOnline()) return null;
  return (
    <p className={classes.notice} role="alert" data-tone="doubt">
      {m.outbox_cannot()}
    </p>
  );
}
