import type { listShares } from '@pramaan/contract/calls/reports.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { indianMoment } from '../../documents/indian-time.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Report.module.css';

type Share = ResultOf<typeof listShares>[number];

function viewsWords(views: number): string {
  if (views === 0) return m.share_views_none();
  return m.share_views({ views });
}

/** One link to a report: how long it lasts, who looked, and the way to end it. */
export function ShareLine({ share, busy, revoke }: { share: Share; busy: boolean; revoke: () => void }) {
  const ended = share.revokedAt !== null || new Date(share.expiresAt) < new Date();
  return (
    <li className={classes.shareLine} data-ended={ended || undefined}>
      <span>
        {ended ? m.share_ended() : m.share_until({ time: indianMoment(share.expiresAt) })}
        <span className={classes.quiet}>
          {m.share_made({ time: indianMoment(share.createdAt) })}, {viewsWords(share.views)}
        </span>
      </span>
      {ended ? null : (
        <Button variant="default" disabled={busy} onClick={revoke}>
          {m.share_revoke()}
        </Button>
      )}
    </li>
  );
}
