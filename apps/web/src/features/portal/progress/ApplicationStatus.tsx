import type { ApplicationStatus as Where } from '@pramaan/contract/application-status.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import { applicationStatusText } from './application-status.ts';
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

/** The status of the application at the lender; a decision against it comes with its reasons and what the person can do. */
export function ApplicationStatus({
  progress: { applicationStatus, lender, reasons },
  children,
}: {
  progress: OwnProgress;
  /** Under the reasons. */
  children?: ReactNode;
}) {
  const words = applicationStatusText(applicationStatus, lender);
  if (reasons.length > 0)
    return (
      <Card title={words} text={m.own_reasons({ count: reasons.length })}>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{m.own_reasons_ask({ lender })}</p>
        {children}
      </Card>
    );
  return (
    <p className={classes.applicationStatus}>
      <StatusBadge tone={tones[applicationStatus]}>{words}</StatusBadge>
    </p>
  );
}
