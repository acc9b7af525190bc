import { Link } from 'wouter';
import classes from './BackLink.module.css';
import { Icon } from './Icon.tsx';

/** The way back, over the title: 44 px high for the finger, with no more air than its words need. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className={classes.back}>
      <Icon name="back" size={18} />
      {label}
    </Link>
  );
}
