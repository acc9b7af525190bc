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
  const handsOn = to !== (review.assigned?._id ?? '');
  const transfers = agent !== (review.agent?._id ?? '');
  /** What was changed of the two; of both, one after the other: the second is over the version that the first made. */
  const handOn = async () => {
    const bodyOver = (version: number, whom: string) => ({
      params: { id },
      body: { version, to: whom || null },
    });
    if (!handsOn) return send(reviewClient.assignAgent, bodyOver(review.version, agent));
    const assigned = await send(reviewClient.assignCase, bodyOver(review.version, to));
    return transfers ? send(reviewClient.assignAgent, bodyOver(assigned.result.version, agent)) : assigned;
  };
  const assign = async () => {
    setFailure(null);
    if (!handsOn && !transfers) return onClose();
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
