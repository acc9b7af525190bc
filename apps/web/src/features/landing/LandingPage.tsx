import { Link } from 'wouter';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import classes from './LandingPage.module.css';

const ready: readonly { icon: IconName; what: PlainKey; why: PlainKey }[] = [
  { icon: 'phone', what: 'landing.ready.mobile', why: 'landing.ready.mobile.why' },
  { icon: 'card', what: 'landing.ready.pan', why: 'landing.ready.pan.why' },
  { icon: 'qr', what: 'landing.ready.aadhaar', why: 'landing.ready.aadhaar.why' },
  { icon: 'bank', what: 'landing.ready.bank', why: 'landing.ready.bank.why' },
];
const promises = [
  'landing.promise.aadhaar',
  'landing.promise.pin',
  'landing.promise.consent',
] as const satisfies readonly PlainKey[];

/** The first page: what this is, what to keep ready, one button. */
export function LandingPage() {
  const { lender, welcome } = useSite();
  usePageTitle(lender || t('landing.title'));
  return (
    <OutsideShell>
      <div className={classes.columns}>
        <section className={classes.hero}>
          <h1 className={classes.title}>{t('landing.title')}</h1>
          <p className={classes.lead}>{welcome || t('landing.lead')}</p>
          <div className={classes.actions}>
            <Button href="/user-login" size="lg">
              {t('landing.start')}
            </Button>
            <span className={classes.minutes}>
              <Icon name="clock" size={18} /> {t('landing.minutes')}
            </span>
          </div>
          <p className={classes.new}>
            {t('landing.new')}{' '}
            <Link href="/register" className="link">
              {t('landing.new.link')}
            </Link>
          </p>
        </section>
        <section className={classes.ready} aria-labelledby="ready">
          <h2 id="ready">{t('landing.ready.title')}</h2>
          <ul className={classes.list}>
            {ready.map(({ icon, what, why }) => (
              <li key={what}>
                <span className={classes.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <strong>{t(what)}</strong>
                  <span className={classes.why}>{t(why)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={classes.promises} aria-labelledby="promises">
        <h2 id="promises">{t('landing.promise.title')}</h2>
        <ul className={`${classes.list} ${classes.three}`}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="lock" size={18} /> <span>{t(promise)}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className={classes.staff}>
        {t('landing.staff')}{' '}
        <Link href="/login-admin" className="link">
          {t('landing.staff.link')}
        </Link>
      </p>
    </OutsideShell>
  );
}
