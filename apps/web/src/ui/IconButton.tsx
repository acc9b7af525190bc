import { Link } from 'wouter';
import { Icon, type IconName } from './Icon.tsx';
import classes from './IconButton.module.css';

interface Props {
  icon: IconName;
  label: string;
  id?: string;
  /** It does nothing now, and keeps the focus. */
  disabled?: boolean;
  href?: string;
  onClick?: () => void;
}

/** A square of 44 px with a drawing; its words are heard, and seen on hovering. */
export function IconButton({ icon, label, href, id, disabled = false, onClick }: Props) {
  const drawing = <Icon name={icon} />;
  return href === undefined ? (
    <button
      type="button"
      id={id}
      className={classes.button}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {drawing}
    </button>
  ) : (
    <Link href={href} className={classes.button} aria-label={label} title={label}>
      {drawing}
    </Link>
  );
}
