import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  icon?: IconName;
  title: string;
  text: ReactNode;
  /** The one thing to do. */
  children?: ReactNode;
}

/** A place where nothing is yet: why, and what to do. */
export function EmptyState({ icon = 'search', title, text, children }: Props) {
  return (
    <div className={classes.empty} role="status">
      <span className={classes.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
