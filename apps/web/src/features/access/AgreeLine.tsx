import { m } from '@pramaan/messages';
import { useSite } from '../../lib/site.ts';
import classes from './Access.module.css';

/** Under the applicant's login button: what going on means. The server records it at the first login. */
export function AgreeLine() {
  const { lender } = useSite();
  if (!lender) return null;
  return (
    <p className={classes.agree}>
      {m.access_agree({ lender })}{' '}
      <a href="/legal/terms" target="_blank" rel="noreferrer">
        {m.access_agree_read()}
      </a>
    </p>
  );
}
