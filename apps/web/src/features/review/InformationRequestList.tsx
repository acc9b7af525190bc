import { documentReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { type Review, useReviewChange } from './use-review.ts';

const requestStateMessages = {
  answered: m.review_request_state_answered,
  open: m.review_request_state_open,
  withdrawn: m.review_request_state_withdrawn,
} as const;

const tones: Readonly<Record<Review['informationRequests'][number]['state'], StatusTone>> = {
  open: 'busy',
  answered: 'good',
  withdrawn: 'quiet',
};

/** What was asked of the person, and whether they answered. */
export function InformationRequestList({
  id,
  informationRequests,
}: {
  id: string;
  informationRequests: Review['informationRequests'];
}) {
  const { change, busy } = useReviewChange(id);
  if (informationRequests.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{m.review_requests()}</h3>
      <ul className={classes.missingRequirements}>
        {informationRequests.map(({ _id, title, reason, words, askedAt, state, answeredAt }) => (
          <li key={_id} className={classes.requirement}>
            <strong>{title}</strong>
            <StatusBadge tone={tones[state]}>{requestStateMessages[state]()}</StatusBadge>
            <span className={classes.quiet}>
              {[documentReasons[reason].words, words, formatMoment(answeredAt ?? askedAt, 'en')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {state === 'open' ? (
              <Button
                variant="subtle"
                loading={busy}
                aria-label={m.review_request_withdraw_of({ title })}
                onClick={() =>
                  void change(() =>
                    send(reviewClient.cancelInformationRequest, { params: { id, request: _id } }),
                  )
                }
              >
                {m.review_request_withdraw()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
