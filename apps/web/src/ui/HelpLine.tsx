import { useSite } from '../lib/site.ts';
import classes from './Footer.module.css';

/** Whom to ask, in the lender's own words. */
export function HelpLine() {
  const { help, grievance } = useSite();
  const own = [help, grievance].filter(Boolean);
  return own.length > 0 ? (
    <div className={classes.footer}>
      {own.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  ) : null;
}
