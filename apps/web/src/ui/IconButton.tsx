import { Link } from 'wouter';
import { Icon, type IconName } from './Icon.tsx';
import classes from './IconButton.module.css';

interface Props {
  icon: IconName;
  label: string;
  href?: string;
  onClick?: () => void;
}

/** A square of 44 px with a drawing; its words are heard, and seen on hovering. */
export function IconButton({ icon, label, href, onClick }: Props) {
  const drawing = <Icon name={icon} />;
  return href === undefined ? (
    <button type="button" className={classes.button} aria-label={label} title={label} onClick={onClick}>
      {drawing}
    </button>
  ) : (
    <Link href={href} className={classes.button} aria-label={label} title={label}>
      {drawing}
    </Link>
  );
}
