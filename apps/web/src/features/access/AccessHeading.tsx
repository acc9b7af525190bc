import { usePageTitle } from '../../lib/page-title.ts';
import classes from './Access.module.css';

/** The heading of a form that is a page of its own. */
export function AccessHeading({ title, lead }: { title: string; lead?: string }) {
  usePageTitle(title);
  return (
    <div className={classes.heading}>
      <h1>{title}</h1>
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}
