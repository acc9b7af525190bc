import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { useSite } from '../lib/site.ts';
import classes from './Footer.module.css';
import { MailWords } from './MailWords.tsx';

/** Under pages before a login: who the lender is, whom to complain to, and what is done with what one gives. */
export function TrustFooter() {
  const { help, grievance, letterhead } = useSite();
  return (
    <div className={classes.footer}>
      <nav className={classes.links} aria-label={m.trust_label()}>
        <Link href="/legal/privacy" className="link">
          {m.trust_privacy()}
        </Link>
        <Link href="/legal/terms" className="link">
          {m.trust_terms()}
        </Link>
      </nav>
      {[help, grievance && m.trust_grievance({ grievance })]
        .flatMap((words) => words || [])
        .map((words) => (
          <p key={words}>
            <MailWords words={words} />
          </p>
        ))}
      {letterhead ? <p>{letterhead}</p> : null}
    </div>
  );
}
