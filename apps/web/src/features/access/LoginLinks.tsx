import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Access.module.css';
import { AgreeLine } from './AgreeLine.tsx';

/** Under the applicant's login, which is the newcomer's too: a promise, and the lender's door. */
export function LoginLinks() {
  return (
    <>
      <AgreeLine />
      <p className={classes.safe}>
        <Icon name="lock" size={16} /> {m.access_login_safe()}
      </p>
      <div className={classes.links}>
        <Link href="/login-admin" className="link">
          {m.access_login_staff()}
        </Link>
      </div>
    </>
  );
}
