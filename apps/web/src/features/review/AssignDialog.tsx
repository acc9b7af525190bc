import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatDay } from '../../lib/format.ts';
import { useTeam } from '../../lib/team.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { reviewClient } from './review-client.ts';
import { type Review, useReviewChange } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  onClose: () => void;
}

/** Hands the case to somebody of the team, or to nobody. */
export function AssignDialog({ id, review, onClose }: Props) {
  const team = useTeam().data ?? [];
  const [to, setTo] = useState(review.assigned?._id ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const assign = async () => {
    const body = { version: review.version, to: to || null };
    const done = await change(
      () => send(reviewClient.assignCase, { params: { id }, body }),
      (thrown) => setFailure(sentenceOf(thrown)),
    );
    if (done) onClose();
  };
  return (
    <DialogForm
      title={m.case_assign_title()}
      action={m.case_assign()}
      busy={busy}
      failure={failure}
      onSubmit={assign}
      onClose={onClose}
    >
      <SelectField
        label={m.review_hand_to()}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      >
        <option value="">{m.review_assignee_none()}</option>
        {team.map(({ _id, name, awayUntil }) => (
          <option key={_id} value={_id}>
            {awayUntil ? m.review_away({ name, day: formatDay(awayUntil, 'en') }) : name}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  );
}
