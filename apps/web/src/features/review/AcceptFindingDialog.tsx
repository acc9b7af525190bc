import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { DialogForm } from './DialogForm.tsx';
import { reviewClient } from './review-client.ts';
import { type Finding, type Review, useReviewChange } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  finding: Finding;
  onClose: () => void;
}

/** Accepts a finding with a reason, which stays with it. */
export function AcceptFindingDialog({ id, review: { version }, finding, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const accept = async () => {
    if (reason.trim() === '') {
      setFailure(m.review_finding_reason_missing());
      return;
    }
    const done = await change(
      () =>
        send(reviewClient.acceptFinding, {
          params: { id, finding: finding._id },
          body: { version, reason: reason.trim() },
        }),
      (thrown) => setFailure(sentenceOf(thrown)),
    );
    if (done) onClose();
  };
  return (
    <DialogForm
      title={m.review_finding_accept_title()}
      action={m.review_finding_accept_go()}
      busy={busy}
      failure={failure}
      onSubmit={accept}
      onClose={onClose}
    >
      <p>{finding.sentence}</p>
      <TextArea
        label={m.review_finding_reason()}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
