import { m } from '@pramaan/messages';
import { useSite } from '../lib/site.ts';
import classes from './LenderMark.module.css';

/** The lender's name beside its mark: whose counter this is. */
export function LenderMark({ name }: { name: string }) {
  const { lender, logo } = useSite();
  return (
    <span className={classes.mark}>
      {logo && lender === name ? (
        <img src={logo} alt="" className={classes.logo} />
      ) : (
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <rect width="32" height="32" rx="8" fill="currentColor" />
          <path d="M9 16.5l5 5 9.5-11" className={classes.tick} />
        </svg>
      )}
      <span className={classes.name}>{name || m.shell_product()}</span>
    </span>
  );
}
