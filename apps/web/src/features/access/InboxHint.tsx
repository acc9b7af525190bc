import { m } from '@pramaan/messages';
import { useSite } from '../../lib/site.ts';
import classes from './Access.module.css';

/** In the sandbox nothing reaches a phone: codes are read in its inbox. */
export function InboxHint() {
  const { inbox } = useSite();
  if (!inbox) return null;
  return (
    <p className={classes.inbox}>
      {m.access_code_inbox()}{' '}
      <a href={inbox} target="_blank" rel="noreferrer">
        {m.access_code_inbox_link()}
      </a>
    </p>
  );
}
