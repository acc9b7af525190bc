import type { Stage } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { useTeam } from '../../lib/team.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { StatusTone } from '../../ui/StatusBadge.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { rupees } from './rupees.ts';
import { usePresence } from './use-presence.ts';
import { type Review, useReviewChange } from './use-review.ts';

const stageTones: Readonly<Record<Stage, StatusTone>> = {
  'in-progress': 'busy',
  ready: 'good',
  'in-review': 'busy',
  referred: 'doubt',
  'second-approval': 'doubt',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
};

interface Props {
  id: string;
  review: Review;
  onDecide: () => void;
}

/** Where the application stands, who has it, who looks at it, and what can be done with it. */
export function ReviewHeader({ id, review, onDecide }: Props) {
  const team = useTeam().data ?? [];
  const { change, busy } = useReviewChange(id);
  const { looking, changed, elsewhere, reload } = usePresence(id, review.version);
  const self = team.find((member) => member.self);
  const { version, assigned, may } = review;
  const hand = (to: string | null) =>
    change(() => send(reviewClient.assignCase, { params: { id }, body: { version, to } }));
  const begin = () => change(() => send(reviewClient.beginReview, { params: { id }, body: { version } }));
  const mine = assigned !== null && assigned._id === self?._id;
  const canBegin = ['in-progress', 'ready', 'referred'].includes(review.stage);
  return (
    <section className={classes.head} aria-label={m.review_title()}>
      <div className={classes.facts}>
        <StatusBadge tone={stageTones[review.stage]}>{stageMessages[review.stage]()}</StatusBadge>
        {review.amount === null ? null : <span>{m.review_amount({ amount: rupees(review.amount) })}</span>}
        {review.highestAmount !== null && review.highestAmount > (review.amount ?? 0) ? (
          <span>{m.review_amount_highest({ amount: rupees(review.highestAmount) })}</span>
        ) : null}
        {review.dueAt ? <span>{m.review_due({ time: formatMoment(review.dueAt, 'en') })}</span> : null}
        <span>{assigned ? m.review_assigned({ name: assigned.name }) : m.review_unassigned()}</span>
      </div>
      <div className={classes.actions}>
        {may.take && self ? (
          <Button variant="default" data-review="take" loading={busy} onClick={() => hand(self._id)}>
            {m.review_assign_self()}
          </Button>
        ) : null}
        {mine && !may.assign ? (
          <Button variant="subtle" loading={busy} onClick={() => hand(null)}>
            {m.review_unassign()}
          </Button>
        ) : null}
        {may.assign ? (
          <SelectField
            quietLabel
            label={m.review_hand_to()}
            value={assigned?._id ?? ''}
            onChange={(event) => void hand(event.currentTarget.value || null)}
          >
            <option value="">{m.review_assignee_none()}</option>
            {team.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        {canBegin ? (
          <Button variant="default" loading={busy} onClick={begin}>
            {m.review_begin()}
          </Button>
        ) : null}
        {may.decide ? (
          <Button data-review="decide" onClick={onDecide}>
            {m.review_decide()}
          </Button>
        ) : null}
      </div>
      <div role="status" className={classes.looking}>
        {looking.length > 0
          ? (looking.length > 1 ? m.review_looking_many : m.review_looking)({ names: looking.join(', ') })
          : ''}
        {elsewhere ? m.review_elsewhere() : ''}
        {changed && !elsewhere ? (
          <>
            {' '}
            {m.review_changed()}{' '}
            <button type="button" className="link" onClick={() => void reload()}>
              {m.review_reload()}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
