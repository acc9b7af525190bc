import {
  type DecisionKind,
  type DecisionReason,
  decisionKinds,
  decisionReasons,
  twoPeopleFor,
} from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useCaseFile } from '../../documents/case-file.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { bareRupees } from '../../lib/rupees.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { Ticks } from '../../ui/Tick.tsx';
import { Deviations } from './Deviations.tsx';
import { DialogForm } from './DialogForm.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { reviewDecisionMessages } from './review-decision-messages.ts';
import { TermsFields } from './TermsFields.tsx';
import { TermsPreview } from './TermsPreview.tsx';
import { atStake, readTerms, requestedTerms, type TermFaults } from './terms.ts';
import { type Review, useReviewChange } from './use-review.ts';
import { useTermsPreview } from './use-terms-preview.ts';

interface Props {
  id: string;
  review: Review;
  onClose: () => void;
}

/** The reasons of a decision; that the policy is met can be chosen only where it is. */
const reasonsOf = (kind: DecisionKind, meetsPolicy: boolean) =>
  (Object.entries(decisionReasons) as [DecisionReason, { for: string; words: string }][]).filter(
    ([code, reason]) => reason.for === kind && (code !== 'MEETS_POLICY' || meetsPolicy),
  );

/** What the policy declines it for: a decline begins with these reasons. */
const policyReasonsOf = ({ policy: { hits } }: Review): DecisionReason[] => [
  ...new Set(
    hits.flatMap(({ outcome, reason }) => (outcome === 'decline' && reason !== 'UNKNOWN' ? [reason] : [])),
  ),
];

/** The reasons that a decision begins with, from what the policy says of the case. */
function firstReasons(kind: DecisionKind, review: Review): readonly DecisionReason[] {
  if (kind === 'reject') return policyReasonsOf(review);
  return kind === 'approve' && review.policy.outcome === 'approve' ? ['MEETS_POLICY'] : [];
}

/** The conditions typed, one per line. */
const conditionsIn = (typed: string, neededFor: 'signing' | 'payout') =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text) => ({ text, neededFor }));

/** Approve, reject, refer or withdraw: with reasons, conditions and remarks. */
export function DecideDialog({ id, review, onClose }: Props) {
  const file = useCaseFile(id);
  const [kind, setKind] = useState<DecisionKind>('approve');
  const [reasons, setReasons] = useState(() => firstReasons('approve', review));
  const [beforeSigning, setBeforeSigning] = useState('');
  const [beforePayout, setBeforePayout] = useState('');
  const [remarks, setRemarks] = useState('');
  const [deviationReason, setDeviationReason] = useState('');
  const [typed, setTyped] = useState(() => requestedTerms(review, file.data?.product));
  const [faults, setFaults] = useState<TermFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const approves = kind === 'approve';
  const read = readTerms(typed);
  const preview = useTermsPreview(id, approves ? read.terms : null);
  const policy = preview?.policy ?? review.policy;
  const beyondProduct = preview?.product ?? [];
  const choices = reasonsOf(kind, policy.outcome === 'approve' && beyondProduct.length === 0);
  const two = twoPeopleFor.includes(kind) && atStake(review, approves ? read.terms : null) > review.limit;
  const decide = async () => {
    setFailure(null);
    setFaults(approves ? read.faults : {});
    if (approves && !read.terms) return;
    const body = {
      version: review.version,
      kind,
      reasons: reasons.filter((chosen) => choices.some(([code]) => code === chosen)),
      conditions: approves
        ? [...conditionsIn(beforeSigning, 'signing'), ...conditionsIn(beforePayout, 'payout')]
        : [],
      remarks: remarks.trim(),
      ...(approves && read.terms ? { terms: read.terms } : {}),
      ...(approves && deviationReason.trim() ? { deviationReason: deviationReason.trim() } : {}),
    };
    const done = await change(
      () => send(reviewClient.decideApplication, { params: { id }, body }),
      (thrown) => setFailure(sentenceOf(thrown)),
    );
    if (done) onClose();
  };
  return (
    <DialogForm
      title={m.review_decision()}
      action={m.review_decision_go()}
      busy={busy}
      failure={failure}
      onSubmit={decide}
      onClose={onClose}
    >
      <fieldset className={classes.choices}>
        <legend>{m.review_decision_kind()}</legend>
        {decisionKinds.map((each) => (
          <label key={each} className={classes.tick}>
            <input
              type="radio"
              name="kind"
              checked={kind === each}
              onChange={() => {
                setKind(each);
                setReasons(firstReasons(each, review));
              }}
            />
            {reviewDecisionMessages[each]()}
          </label>
        ))}
      </fieldset>
      {approves ? (
        <>
          <TermsFields typed={typed} faults={faults} onChange={setTyped} />
          {preview ? <TermsPreview preview={preview} /> : null}
          <Deviations
            findings={review.findings}
            policy={policy}
            beyondProduct={beyondProduct}
            reason={deviationReason}
            onChange={setDeviationReason}
          />
        </>
      ) : null}
      {two ? (
        <p className={classes.quiet}>{m.review_decision_two({ limit: bareRupees(review.limit) })}</p>
      ) : null}
      <Ticks
        legend={m.review_decision_reasons()}
        choices={choices.map(([value, { words }]) => ({ value, label: words }))}
        chosen={reasons}
        onChange={setReasons}
      />
      {approves ? (
        <>
          <TextArea
            label={m.review_decision_conditions_signing()}
            hint={m.review_decision_conditions_hint()}
            value={beforeSigning}
            onChange={(event) => setBeforeSigning(event.currentTarget.value)}
          />
          <TextArea
            label={m.review_decision_conditions_payout()}
            hint={m.review_decision_conditions_hint()}
            value={beforePayout}
            onChange={(event) => setBeforePayout(event.currentTarget.value)}
          />
        </>
      ) : null}
      <TextArea
        label={m.review_decision_remarks()}
        maxLength={1000}
        value={remarks}
        onChange={(event) => setRemarks(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
