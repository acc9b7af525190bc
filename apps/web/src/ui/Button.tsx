import { m } from '@pramaan/messages';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './Button.module.css';

interface Look {
  /** `filled` for the one thing to do, `default` for the others, `subtle` for what may be passed over. */
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'md' | 'lg';
  fullWidth?: boolean;
  children: ReactNode;
}
type Press = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-disabled' | 'aria-busy'> &
  Look & {
    href?: undefined;
    /** It is at work: a second press does nothing. */
    loading?: boolean;
    /** It does nothing now, and keeps the focus. */
    disabled?: boolean;
  };
type Go = Look & { href: string; className?: string };

/**
 * A button, or a link that looks like one when it has an `href`. At least 44 px high. Switched off or at work it is never
 * natively disabled: the focus would be lost, and a reader of the screen with it.
 */
export function Button(props: Press | Go) {
  const { variant = 'filled', size = 'md', fullWidth = false, className = '', children } = props;
  const look = {
    className: `${classes.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-wide': fullWidth || undefined,
  };
  if (props.href !== undefined)
    return (
      <Link href={props.href} {...look}>
        {children}
      </Link>
    );
  const { variant: _v, size: _s, fullWidth: _f, loading = false, disabled = false, ...press } = props;
  const { type = 'button', onClick, ...rest } = press;
  const off = loading || disabled;
  return (
    <button
      {...rest}
      {...look}
      type={type}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      // Nor does Enter in a field send the form of a button that is off: browsers press the button for it.
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <span className={classes.working} aria-hidden="true" /> : null}
      {children}
      {loading ? <span className="visually-hidden">{m.shell_loading()}</span> : null}
    </button>
  );
}
