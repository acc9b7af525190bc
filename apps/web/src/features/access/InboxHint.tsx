import { t } from '../../lib/catalogue.ts';
import { useSite } from '../../lib/site.ts';
import classes from './Access.module.css';

/** In the sandbox nothing reaches a phone: codes are read in its inbox. */
export function InboxHint() {
  const { inbox } = useSite();
  if (!inbox) return null;
  return (
    <p className={classes.inbox}>
      {t('access.code.inbox')}{' '}
      <a href={inbox} target="_blank" rel="noreferrer">
        {t('access.code.inbox.link')}
      </a>
      .
    </p>
  );
}
