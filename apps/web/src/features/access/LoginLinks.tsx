import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Access.module.css';
import { AgreeLine } from './AgreeLine.tsx';

/** Under the applicant's login: a promise, and the other doors. */
export function LoginLinks() {
  return (
    <>
      <AgreeLine />
      <p className={classes.safe}>
        <Icon name="lock" size={16} /> {t('access.login.safe')}
      </p>
      <div className={classes.links}>
        <span>
          {t('access.login.new')}
          <Link href="/register" className="link">
            {t('access.login.register')}
          </Link>
        </span>
        <Link href="/login-admin" className="link">
          {t('access.login.staff')}
        </Link>
      </div>
    </>
  );
}
