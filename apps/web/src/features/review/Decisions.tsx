import { decisionReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { reviewDecisionMessages } from './review-decision-messages.ts';
import { termsText } from './terms.ts';
import { type Review, useReviewChange } from './use-review.ts';

type Decision = Review['decisions'][number];

/** Whole seconds until a moment, counted down; 0 when it is past. */
function useSecondsTill(until: string | null): number {
  const left = () => (until ? Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)) : 0);
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` only reads `until`
  useEffect(() => {
    setSeconds(left());
    if (!until) return;
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

function sentenceOf(decision: Decision): string {
  const { state, by, secondBy } = decision;
  const kind = reviewDecisionMessages[decision.kind]();
  if (state === 'waits') return m.review_decision_waits({ by, kind });
  if (state === 'declined') return m.review_decision_declined({ by: secondBy, kind });
  if (state === 'void') return m.review_decision_void({ kind });
  if (state === 'undone') return m.review_decision_undone({ kind });
  const stands = m.review_decision_stands({ by, kind });
  return secondBy ? `${stands} ${m.review_decision_second({ by: secondBy })}` : stands;
}

const conditionText = ({ text, neededFor }: Decision['conditions'][number]) =>
  neededFor === 'signing'
    ? m.review_decision_before_signing({ text })
    : m.review_decision_before_payout({ text });

function Line({ id, review, decision }: { id: string; review: Review; decision: Decision }) {
  const { change, busy } = useReviewChange(id);
  const seconds = useSecondsTill(decision.undoTill);
  const params = { id, decision: decision._id };
  const { version } = review;
  const [confirming, setConfirming] = useState(false);
  const decline = () =>
    change(() => send(reviewClient.confirmDecision, { params, body: { version, agree: false } }));
  const undo = () => change(() => send(reviewClient.undoDecision, { params, body: { version } }));
  const waits = decision.state === 'waits';
  return (
    <li className={classes.decision} data-state={decision.state}>
      <strong>{sentenceOf(decision)}</strong>
      {decision.terms ? <span>{termsText(decision.terms)}</span> : null}
      <span className={classes.quiet}>
        {[
          decision.reasons.map((code) => decisionReasons[code].words).join(', '),
          decision.conditions.map(conditionText).join('; '),
          decision.remarks,
          decision.deviations.findings.length > 0
            ? m.review_deviations({
                count: decision.deviations.findings.length,
                reason: decision.deviations.reason,
              })
            : '',
          formatMoment(decision.secondAt ?? decision.at, 'en'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {waits && !review.may.confirm ? <span>{m.review_decision_own()}</span> : null}
      <span className={classes.choose}>
        {waits && review.may.confirm ? (
          <>
            <Button onClick={() => setConfirming(true)}>{m.review_decision_confirm()}</Button>
            <Button variant="default" loading={busy} onClick={decline}>
              {m.review_decision_decline()}
            </Button>
          </>
        ) : null}
        {seconds > 0 ? (
          <Button variant="default" loading={busy} onClick={undo}>
            {m.review_decision_undo({ seconds })}
          </Button>
        ) : null}
      </span>
      {confirming ? (
        <ConfirmDialog id={id} review={review} decision={decision} onClose={() => setConfirming(false)} />
      ) : null}
    </li>
  );
}

/** What was decided, by whom, and what of it can still be confirmed or taken back. */
export function Decisions({ id, review }: { id: string; review: Review }) {
  if (review.decisions.length === 0) return null;
  return (
    <section className={classes.part} aria-label={m.review_decision()}>
      <ul className={classes.list}>
        {review.decisions.map((decision) => (
          <Line key={decision._id} id={id} review={review} decision={decision} />
        ))}
      </ul>
    </section>
  );
}
