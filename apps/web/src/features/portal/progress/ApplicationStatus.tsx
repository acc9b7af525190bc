import type { ApplicationStatus as Where } from '@pramaan/contract/application-status.ts';
import { m } from '@pramaan/messages';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import classes from './Progress.module.css';
import type { OwnProgress } from './progress-line.ts';

const statusMessages = {
  closed: m.own_status_closed,
  'with-you': m.own_status_with_you,
  ready: m.own_status_ready,
  'in-review': m.own_status_in_review,
  approved: m.own_status_approved,
  decided: m.own_status_decided,
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
export function ApplicationStatus({
  progress: { applicationStatus, lender, reasons },
}: {
  progress: OwnProgress;
}) {
  const words =
    applicationStatus === 'with-you' || applicationStatus === 'closed'
      ? statusMessages[applicationStatus]()
      : statusMessages[applicationStatus]({ lender });
  return (
    <>
      <p className={classes.applicationStatus}>
        <StatusBadge tone={tones[applicationStatus]}>{words}</StatusBadge>
      </p>
      {reasons.length > 0 ? (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
