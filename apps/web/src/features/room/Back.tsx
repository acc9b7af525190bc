import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Room.module.css';

/** The way back, over the title. */
export function Back({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className={classes.back}>
      <Icon name="back" size={18} />
      {label}
    </Link>
  );
}
