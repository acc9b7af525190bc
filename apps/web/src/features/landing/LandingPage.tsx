import { type Message, m } from '@pramaan/messages';
import { Link } from 'wouter';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import classes from './LandingPage.module.css';

/** How long it takes is asked for beside the page, not before it. */
const TimeNeeded = onDemand(() => import('./TimeNeeded.tsx'), 'TimeNeeded');

const ready: readonly { icon: IconName; what: Message; why: Message }[] = [
  { icon: 'phone', what: m.landing_ready_mobile, why: m.landing_ready_mobile_why },
  { icon: 'card', what: m.landing_ready_pan, why: m.landing_ready_pan_why },
  { icon: 'qr', what: m.landing_ready_aadhaar, why: m.landing_ready_aadhaar_why },
  { icon: 'bank', what: m.landing_ready_bank, why: m.landing_ready_bank_why },
];
const promises = [
  m.landing_promise_aadhaar,
  m.landing_promise_pin,
  m.landing_promise_consent,
] as const satisfies readonly Message[];

/** The first page: what this is, what to keep ready, one button. */
export function LandingPage() {
  const { lender, welcome } = useSite();
  usePageTitle(lender || m.landing_title());
  return (
    <OutsideShell>
      <div className={classes.columns}>
        <section className={classes.hero}>
          <h1 className={classes.title}>{m.landing_title()}</h1>
          <p className={classes.lead}>{welcome || m.landing_lead()}</p>
          <div className={classes.actions}>
            <Button href="/user-login" size="lg">
              {m.landing_start()}
            </Button>
            <WhileLoading fallback={null}>
              <TimeNeeded className={classes.minutes} />
            </WhileLoading>
          </div>
        </section>
        <section className={classes.ready} aria-labelledby="ready">
          <h2 id="ready">{m.landing_ready_title()}</h2>
          <ul className={classes.list}>
            {ready.map(({ icon, what, why }) => (
              <li key={what()}>
                <span className={classes.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <strong>{what()}</strong>
                  <span className={classes.why}>{why()}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={classes.promises} aria-labelledby="promises">
        <h2 id="promises">{m.landing_promise_title()}</h2>
        <ul className={`${classes.list} ${classes.three}`}>
          {promises.map((promise) => (
            <li key={promise()}>
              <Icon name="lock" size={18} /> <span>{promise()}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className={classes.staff}>
        {m.landing_staff()}{' '}
        <Link href="/login-admin" className="link">
          {m.landing_staff_link()}
        </Link>
      </p>
    </OutsideShell>
  );
}
