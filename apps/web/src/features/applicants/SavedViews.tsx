import { mostCounted } from '@pramaan/contract/calls/applicant-list.ts';
import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { listViewMessages } from '../../lib/list-view-messages.ts';
import classes from './Applicants.module.css';
import { type ListFilters, viewAddress, viewOf } from './list-address.ts';
import { useViewCounts } from './use-applicants.ts';

const views = ['all', 'mine', 'unassigned', 'due', 'second', 'mentions'] as const;

/** The views one comes back to, each with how many it holds. */
export function SavedViews({ filters }: { filters: ListFilters }) {
  const counts = useViewCounts().data;
  const open = viewOf(filters);
  return (
    <nav className={classes.views} aria-label={m.list_views()}>
      {views.map((view) => {
        const count = view === 'all' ? undefined : counts?.[view];
        return (
          <Link
            key={view}
            href={viewAddress(view)}
            className={classes.view}
            aria-current={view === open ? 'page' : undefined}
          >
            {listViewMessages[view]()}
            {count === undefined ? null : (
              <span className={classes.count}>{count >= mostCounted ? `${mostCounted - 1}+` : count}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
