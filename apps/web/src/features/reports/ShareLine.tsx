import type { listShares } from '@pramaan/contract/calls/reports.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { indianMoment } from '../../documents/indian-time.ts';
import { t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Report.module.css';

type Share = ResultOf<typeof listShares>[number];

/** One link to a report: how long it lasts, who looked, and the way to end it. */
export function ShareLine({ share, busy, revoke }: { share: Share; busy: boolean; revoke: () => void }) {
  const ended = share.revokedAt !== null || new Date(share.expiresAt) < new Date();
  return (
    <li className={classes.shareLine} data-ended={ended || undefined}>
      <span>
        {ended ? t('share.ended') : t('share.until', { time: indianMoment(share.expiresAt) })}
        <span className={classes.quiet}>
          {t('share.made', { time: indianMoment(share.createdAt) })},{' '}
          {share.views > 0 ? t('share.views', { views: share.views }) : t('share.views.none')}
        </span>
      </span>
      {ended ? null : (
        <Button variant="default" disabled={busy} onClick={revoke}>
          {t('share.revoke')}
        </Button>
      )}
    </li>
  );
}
