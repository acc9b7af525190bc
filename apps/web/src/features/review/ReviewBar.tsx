import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { type DocumentReason, documentReasons, type Stage } from '@pramaan/contract/stages.ts';
import { type Message, m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { type Review, useReviewChange } from './use-review.ts';

/** Nothing more is done with the application. */
const isOver = (stage: Stage): boolean => closedStages.includes(stage);

interface Props {
  id: string;
  review: Review;
  place: string;
  title: string;
}

type Choice = 'accept' | 'reject' | 'again';

const words: Readonly<Record<Choice, Message>> = {
  accept: m.review_accept,
  reject: m.review_reject,
  again: m.review_verify_again,
};

/** One asks again for what one would reject. */
const reasonsFor = (choice: Choice) =>
  (Object.entries(documentReasons) as [DocumentReason, { for: string; words: string }][]).filter(
    ([, reason]) => reason.for === (choice === 'accept' ? 'accept' : 'reject'),
  );

/** Accept or reject a record or ask for it again, with a reason; and what was said of it. */
export function ReviewBar({ id, review, place, title }: Props) {
  const [choosing, setChoosing] = useState<Choice | null>(null);
  const [reason, setReason] = useState<DocumentReason>('LOOKS_RIGHT');
  const { change, busy } = useReviewChange(id);
  const said = review.reviews.find((one) => one.place === place);
  const choose = (choice: Choice) => {
    setChoosing(choice);
    setReason(reasonsFor(choice)[0]?.[0] ?? 'LOOKS_RIGHT');
  };
  const keep = async () => {
    if (!choosing) return;
    const { version } = review;
    const [subject = ''] = place.split('.');
    const done = await change(() =>
      choosing === 'again'
        ? send(reviewClient.requestInformation, {
            params: { id },
            body: { version, channel: 'sms', items: [{ subject, reason }] },
          })
        : send(reviewClient.reviewDocument, {
            params: { id, place },
            body: { version, verdict: choosing, reason },
          }),
    );
    if (done && choosing === 'again') showSnack(m.review_request_done());
    if (done) setChoosing(null);
  };
  return (
    <div className={classes.verdict}>
      {said ? (
        <p className={classes.quiet}>
          {(said.verdict === 'accept' ? m.review_accepted : m.review_rejected)({
            reason: documentReasons[said.reason].words,
            by: said.by,
            at: formatMoment(said.at, 'en'),
          })}{' '}
          {said.stale ? m.review_review_stale() : ''}
        </p>
      ) : null}
      {choosing ? (
        <div className={classes.choose}>
          <SelectField
            label={m.review_reason()}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as DocumentReason)}
          >
            {reasonsFor(choosing).map(([code, { words }]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </SelectField>
          <Button loading={busy} onClick={keep}>
            {words[choosing]()}
          </Button>
          <Button variant="subtle" onClick={() => setChoosing(null)}>
            {m.review_cancel()}
          </Button>
        </div>
      ) : isOver(review.stage) ? null : (
        <div className={classes.choose}>
          <Button
            variant="default"
            data-verdict="accept"
            aria-label={m.review_accept_of({ title })}
            onClick={() => choose('accept')}
          >
            {m.review_accept()}
          </Button>
          <Button
            variant="default"
            data-verdict="reject"
            aria-label={m.review_reject_of({ title })}
            onClick={() => choose('reject')}
          >
            {m.review_reject()}
          </Button>
          <Button
            variant="subtle"
            aria-label={m.review_verify_again_of({ title })}
            onClick={() => choose('again')}
          >
            {m.review_verify_again()}
          </Button>
        </div>
      )}
    </div>
  );
}
