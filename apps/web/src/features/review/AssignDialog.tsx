import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatDay } from '../../lib/format.ts';
import { useAgents, useTeam } from '../../lib/team.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { reviewClient } from './review-client.ts';
import { type Review, useReviewChange } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  onClose: () => void;
}

/** Hands the case to somebody of the team, or to nobody; and, for those who decide, to another agent. */
export function AssignDialog({ id, review, onClose }: Props) {
  const team = useTeam().data ?? [];
  const [to, setTo] = useState(review.assigned?._id ?? '');
  const agents = useAgents(review.may.decide).data ?? [];
  const [agent, setAgent] = useState(review.agent?._id ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  /** What was changed of the two, one after the other: each is over the version that the one before made. */
  const handOn = async () => {
    const assigned = await send(reviewClient.assignCase, {
      params: { id },
      body: { version: review.version, to: to || null },
    });
    if (agent === (review.agent?._id ?? '')) return assigned;
    const body = { version: assigned.result.version, to: agent || null };
    return await send(reviewClient.assignAgent, { params: { id }, body });
  };
  const assign = async () => {
    setFailure(null);
    const done = await change(handOn, (thrown) => setFailure(sentenceOf(thrown)));
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
      {agents.length > 0 ? (
        <SelectField
          label={m.case_agent_label()}
          hint={m.case_agent_hint()}
          value={agent}
          onChange={(event) => setAgent(event.currentTarget.value)}
        >
          <option value="">{m.case_agent_none()}</option>
          {agents.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </DialogForm>
  );
}
