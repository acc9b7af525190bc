import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Access.module.css';
import { AgreeLine } from './AgreeLine.tsx';

/** Under the applicant's login: a promise, and the other doors. */
export function LoginLinks() {
  return (
    <>
      <AgreeLine />
      <p className={classes.safe}>
        <Icon name="lock" size={16} /> {m.access_login_safe()}
      </p>
      <div className={classes.links}>
        <span>
          {m.access_login_new()}
          <Link href="/register" className="link">
            {m.access_login_register()}
          </Link>
        </span>
        <Link href="/login-admin" className="link">
          {m.access_login_staff()}
        </Link>
      </div>
    </>
  );
}
