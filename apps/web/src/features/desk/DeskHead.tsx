import { m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { useTeam } from '../../lib/team.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Desk.module.css';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';
import { rupees } from './rupees.ts';
import { stageTones } from './stage-tones.ts';
import { type Desk, useDeskChange } from './use-desk.ts';
import { usePresence } from './use-presence.ts';

interface Props {
  id: string;
  desk: Desk;
  onDecide: () => void;
}

/** Where the application stands, who has it, who looks at it, and what can be done with it. */
export function DeskHead({ id, desk, onDecide }: Props) {
  const team = useTeam().data ?? [];
  const { change, busy } = useDeskChange(id);
  const { looking, changed, elsewhere, reload } = usePresence(id, desk.version);
  const self = team.find((member) => member.self);
  const { version, assigned, may } = desk;
  const hand = (to: string | null) =>
    change(() => send(deskLines.assignFile, { params: { id }, body: { version, to } }));
  const begin = () => change(() => send(deskLines.beginReview, { params: { id }, body: { version } }));
  const mine = assigned !== null && assigned._id === self?._id;
  const canBegin = ['in-progress', 'ready', 'referred'].includes(desk.stage);
  return (
    <section className={classes.head} aria-label={m.desk_title()}>
      <div className={classes.facts}>
        <StatusBadge tone={stageTones[desk.stage]}>{stageMessages[desk.stage]()}</StatusBadge>
        {desk.amount === null ? null : <span>{m.desk_amount({ amount: rupees(desk.amount) })}</span>}
        {desk.dueAt ? <span>{m.desk_due({ time: formatMoment(desk.dueAt, 'en') })}</span> : null}
        <span>{assigned ? m.desk_assigned({ name: assigned.name }) : m.desk_unassigned()}</span>
      </div>
      <div className={classes.actions}>
        {may.take && self ? (
          <Button variant="default" data-desk="take" loading={busy} onClick={() => hand(self._id)}>
            {m.desk_take()}
          </Button>
        ) : null}
        {mine && !may.assign ? (
          <Button variant="subtle" loading={busy} onClick={() => hand(null)}>
            {m.desk_give_back()}
          </Button>
        ) : null}
        {may.assign ? (
          <SelectField
            quietLabel
            label={m.desk_hand_to()}
            value={assigned?._id ?? ''}
            onChange={(event) => void hand(event.currentTarget.value || null)}
          >
            <option value="">{m.desk_nobody()}</option>
            {team.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        {canBegin ? (
          <Button variant="default" loading={busy} onClick={begin}>
            {m.desk_begin()}
          </Button>
        ) : null}
        {may.decide ? (
          <Button data-desk="decide" onClick={onDecide}>
            {m.desk_decide()}
          </Button>
        ) : null}
      </div>
      <div role="status" className={classes.looking}>
        {looking.length > 0
          ? (looking.length > 1 ? m.desk_looking_many : m.desk_looking)({ names: looking.join(', ') })
          : ''}
        {elsewhere ? m.desk_elsewhere() : ''}
        {changed && !elsewhere ? (
          <>
            {' '}
            {m.desk_changed()}{' '}
            <button type="button" className="link" onClick={() => void reload()}>
              {m.desk_reload()}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
