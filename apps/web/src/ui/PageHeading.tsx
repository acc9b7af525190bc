import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import classes from './PageHeading.module.css';

interface Props {
  title: string;
  /** In the browser tab, where the title greets. */
  tab?: string;
  lead?: ReactNode;
  /** At the right of the title on wide screens. */
  aside?: ReactNode;
}

/** The page's one h1; it also names the browser tab. */
export function PageHeading({ title, tab = title, lead, aside }: Props) {
  usePageTitle(tab);
  return (
    <div className={classes.heading}>
      <div>
        <h1>{title}</h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {aside}
    </div>
  );
}
