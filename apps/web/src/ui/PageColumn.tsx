import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import classes from './PageColumn.module.css';

interface Props {
  /** Where the page was come to from; a tab of a file has no way back of its own. */
  back?: { href: string; label: string };
  /** Tables and pictures need all the portal there is; sentences do not. */
  wide?: boolean;
  children: ReactNode;
}

/** One column of a page: the way back, the heading, and what belongs to it, with even air between. */
export function PageColumn({ back, wide = false, children }: Props) {
  return (
    <div className={classes.page} data-wide={wide || undefined} data-tab={back ? undefined : true}>
      {back ? <BackLink {...back} /> : null}
      {children}
    </div>
  );
}
