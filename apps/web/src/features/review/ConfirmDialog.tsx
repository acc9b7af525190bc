import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { bareRupees } from '../../lib/rupees.ts';
import { TextField } from '../../ui/TextField.tsx';
import { DialogForm } from './DialogForm.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { reviewDecisionMessages } from './review-decision-messages.ts';
import { TermsFields } from './TermsFields.tsx';
import { atStake, readTerms, type TermFaults, termsText } from './terms.ts';
import { type Review, useReviewChange } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  decision: Review['decisions'][number];
  onClose: () => void;
}

/** Whether the code of an authenticator app is wanted, rather than a password. */
function useHasApp(wanted: boolean) {
  const own = useQuery({
    queryKey: ['own-second-factor'],
    queryFn: async ({ signal }) => (await send(reviewClient.getSecondFactor, { signal })).result,
    enabled: wanted,
  });
  return own.data?.on ?? false;
}

/** The second approval: the terms once more, and above the lender's second limit a password or a code. */
export function ConfirmDialog({ id, review, decision, onClose }: Props) {
  const again = atStake(review, decision.terms) > review.reauthenticationLimit;
  const hasApp = useHasApp(again);
  const [typed, setTyped] = useState({ amount: '', tenureMonths: '', ratePercent: '' });
  const [faults, setFaults] = useState<TermFaults>({});
  const [secret, setSecret] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const confirm = async () => {
    setFailure(null);
    const read = readTerms(typed);
    const wanted = decision.terms !== null;
    setFaults(wanted ? read.faults : {});
    if (wanted && !read.terms) return;
    const body = {
      version: review.version,
      agree: true,
      ...(wanted && read.terms ? { terms: read.terms } : {}),
      ...(again && secret ? { [hasApp ? 'code' : 'password']: secret } : {}),
    };
    const done = await change(
      () => send(reviewClient.confirmDecision, { params: { id, decision: decision._id }, body }),
      (thrown) => setFailure(sentenceOf(thrown)),
    );
    if (done) onClose();
  };
  return (
    <DialogForm
      title={m.review_confirm()}
      action={m.review_confirm_go()}
      busy={busy}
      failure={failure}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p className={classes.quiet}>
        {m.review_confirm_lead({ by: decision.by, kind: reviewDecisionMessages[decision.kind]() })}
      </p>
      {decision.terms ? (
        <>
          <p>
            <strong>{termsText(decision.terms)}</strong>
          </p>
          <p className={classes.quiet}>{m.review_confirm_terms()}</p>
          <TermsFields typed={typed} faults={faults} onChange={setTyped} />
        </>
      ) : null}
      {again ? (
        <TextField
          label={hasApp ? m.review_confirm_code() : m.review_confirm_password()}
          hint={m.review_confirm_why({ limit: bareRupees(review.reauthenticationLimit) })}
          type={hasApp ? 'text' : 'password'}
          autoComplete={hasApp ? 'one-time-code' : 'current-password'}
          maxLength={200}
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      ) : null}
    </DialogForm>
  );
}
