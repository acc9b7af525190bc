import type { ReactNode } from 'react';
import classes from './Bank.module.css';

/** How a trip to another site ended. */
export interface Outcome {
  good: boolean;
  title: string;
  text: string;
}

interface Props {
  working: boolean;
  title: string;
  children?: ReactNode;
}

/** Something under way elsewhere: what, and what one may do meanwhile. */
export function Progress({ working, title, children }: Props) {
  return (
    <div className={classes.progress} role="status">
      {title ? <p className={classes.progressTitle}>{title}</p> : null}
      {working ? <progress className={classes.bar} aria-label={title} /> : null}
      {children}
    </div>
  );
}
