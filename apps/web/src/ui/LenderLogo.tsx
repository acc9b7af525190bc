import { useSite } from '../lib/site.ts';
import { LenderMark } from './LenderMark.tsx';
import classes from './TopBar.module.css';

/** The lender's logo with its name; our drawing for a lender without one, and for another than the site's. */
export function LenderLogo({ name }: { name: string }) {
  const { lender, logo } = useSite();
  if (!logo || lender !== name) return <LenderMark name={name} />;
  return (
    <span className={classes.logo}>
      <img src={logo} alt="" />
      <span>{name}</span>
    </span>
  );
}
