import type { Standing as Where } from '@pramaan/contract/standings.ts';
import { m } from '@pramaan/messages';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import classes from './Progress.module.css';
import type { OwnProgress } from './progress-line.ts';

const ownStandingMessages = {
  closed: m.own_standing_closed,
  'with-you': m.own_standing_with_you,
  ready: m.own_standing_ready,
  'in-review': m.own_standing_in_review,
  approved: m.own_standing_approved,
  decided: m.own_standing_decided,
} as const;

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
      ? ownStandingMessages[standing]()
      : ownStandingMessages[standing]({ lender });
  return (
    <p className={classes.standing}>
      <StatusBadge tone={tones[standing]}>{words}</StatusBadge>
    </p>
  );
}
