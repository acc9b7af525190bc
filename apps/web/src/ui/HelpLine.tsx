import { m } from '@pramaan/messages';
import { useSite } from '../lib/site.ts';
import classes from './Footer.module.css';
import { MailWords } from './MailWords.tsx';

/** Whom to ask, in the lender's own words. */
export function HelpLine() {
  const { help, grievance } = useSite();
  const own = [help, grievance && m.trust_grievance({ grievance })].flatMap((words) => words || []);
  return own.length > 0 ? (
    <div className={classes.footer}>
      {own.map((words) => (
        <p key={words}>
          <MailWords words={words} />
        </p>
      ))}
    </div>
  ) : null;
}
