import { reopenReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { rejectionClient, useRejectionChanged } from '../../lib/rejections.ts';
import { PickField } from '../../ui/PickField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { DialogForm } from './DialogForm.tsx';
import { type Review, useReviewChange } from './use-review.ts';

type Reason = keyof typeof reopenReasons;
const reasons = Object.keys(reopenReasons) as Reason[];

interface Props {
  id: string;
  review: Review;
  onClose: () => void;
}

/** Sends an answer of the review; what was refused stands in the dialog. */
function useAnswer({ id, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const changed = useRejectionChanged(id);
  const answer = async (work: () => Promise<{ result: Review }>) => {
    const done = await change(work, (thrown) => setFailure(sentenceOf(thrown)));
    if (!done) return;
    onClose();
    await changed();
  };
  return { answer, busy, failure, setFailure };
}

/** Reverses the rejection, with a reason that stays in the log. */
export function ReopenDialog({ asked, ...props }: Props & { asked: boolean }) {
  const { id, review, onClose } = props;
  const [reason, setReason] = useState<Reason>(asked ? 'APPEAL' : 'NEW_DOCUMENTS');
  const { answer, busy, failure } = useAnswer(props);
  const body = { version: review.version, reason };
  return (
    <DialogForm
      title={m.review_reopen_title()}
      action={m.review_reopen()}
      busy={busy}
      failure={failure}
      onSubmit={() => answer(() => send(rejectionClient.reopenApplication, { params: { id }, body }))}
      onClose={onClose}
    >
      <p>
        {m.review_reopen_text()} {asked ? m.review_reopen_told() : null}
      </p>
      <PickField
        label={m.review_reason()}
        value={reason}
        choices={reasons.map((value) => ({ value, label: reopenReasons[value] }))}
        onChange={(value) => setReason(reasons.find((one) => one === value) ?? 'APPEAL')}
      />
    </DialogForm>
  );
}

/** Keeps the decision, and says why. */
export function KeepDialog({ appeal, ...props }: Props & { appeal: string }) {
  const { id, review, onClose } = props;
  const [words, setWords] = useState('');
  const { answer, busy, failure, setFailure } = useAnswer(props);
  const keep = async () => {
    if (words.trim() === '') return setFailure(m.review_appeal_keep_missing());
    const body = { version: review.version, words: words.trim() };
    await answer(() => send(rejectionClient.answerAppeal, { params: { id, appeal }, body }));
  };
  return (
    <DialogForm
      title={m.review_appeal_keep()}
      action={m.review_appeal_keep()}
      busy={busy}
      failure={failure}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextArea
        label={m.review_appeal_keep_words()}
        hint={m.review_appeal_keep_hint()}
        rows={4}
        maxLength={1000}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
    </DialogForm>
  );
}
