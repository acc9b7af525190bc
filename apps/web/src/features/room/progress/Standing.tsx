import type { Standing as Where } from '@pramaan/contract/standings.ts';
import { t } from '../../../lib/catalogue.ts';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import classes from './Progress.module.css';
import type { OwnProgress } from './progress-line.ts';

const tones: Readonly<Record<Where, StatusTone>> = {
  'with-you': 'doubt',
  ready: 'good',
  'in-review': 'busy',
  approved: 'good',
  decided: 'quiet',
  closed: 'quiet',
};

/** Where the application stands at the lender. */
export function Standing({ progress: { standing, lender } }: { progress: OwnProgress }) {
  const words =
    standing === 'with-you' || standing === 'closed'
      ? t(`own.standing.${standing}`)
      : t(`own.standing.${standing}`, { lender });
  return (
    <p className={classes.standing}>
      <StatusBadge tone={tones[standing]}>{words}</StatusBadge>
    </p>
  );
}
