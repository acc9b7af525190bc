import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { m } from '@pramaan/messages';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { missingTones, missingWhyMessages } from './missing-messages.ts';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';

/** What the application still lacks; the head of the case requests it. */
export function MissingDocuments({ review }: { review: Review }) {
  const { missingRequirements, clear, stage, informationRequests } = review;
  const isReady = clear && !closedStages.includes(stage);
  if (missingRequirements.length === 0)
    return <p className={classes.quiet}>{isReady ? m.review_missing_none() : m.review_missing_no_more()}</p>;
  const requested = informationRequests.filter(({ state }) => state === 'open');
  return (
    <ul className={`${classes.missingRequirements} ${classes.lacking}`}>
      {missingRequirements.map(({ subject, title, why, needed }) => (
        <li key={subject} className={classes.requirement}>
          <span>{title}</span>
          <StatusBadge tone={missingTones[why]}>{missingWhyMessages[why]()}</StatusBadge>
          {needed ? <span className={classes.quiet}>{m.review_missing_needed()}</span> : null}
          {requested.some((one) => one.subject === subject) ? (
            <StatusBadge tone="busy">{m.review_requested_already()}</StatusBadge>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
