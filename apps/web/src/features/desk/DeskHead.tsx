import { t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
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
    <section className={classes.head} aria-label={t('desk.title')}>
      <div className={classes.facts}>
        <StatusBadge tone={stageTones[desk.stage]}>{t(`stage.${desk.stage}`)}</StatusBadge>
        {desk.amount === null ? null : <span>{t('desk.amount', { amount: rupees(desk.amount) })}</span>}
        {desk.dueAt ? <span>{t('desk.due', { time: formatMoment(desk.dueAt, 'en') })}</span> : null}
        <span>{assigned ? t('desk.assigned', { name: assigned.name }) : t('desk.unassigned')}</span>
      </div>
      <div className={classes.actions}>
        {may.take && self ? (
          <Button variant="default" data-desk="take" loading={busy} onClick={() => hand(self._id)}>
            {t('desk.take')}
          </Button>
        ) : null}
        {mine && !may.assign ? (
          <Button variant="subtle" loading={busy} onClick={() => hand(null)}>
            {t('desk.giveBack')}
          </Button>
        ) : null}
        {may.assign ? (
          <SelectField
            quietLabel
            label={t('desk.handTo')}
            value={assigned?._id ?? ''}
            onChange={(event) => void hand(event.currentTarget.value || null)}
          >
            <option value="">{t('desk.nobody')}</option>
            {team.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        {canBegin ? (
          <Button variant="default" loading={busy} onClick={begin}>
            {t('desk.begin')}
          </Button>
        ) : null}
        {may.decide ? (
          <Button data-desk="decide" onClick={onDecide}>
            {t('desk.decide')}
          </Button>
        ) : null}
      </div>
      <div role="status" className={classes.looking}>
        {looking.length > 0
          ? t(looking.length > 1 ? 'desk.looking.many' : 'desk.looking', { names: looking.join(', ') })
          : ''}
        {elsewhere ? t('desk.elsewhere') : ''}
        {changed && !elsewhere ? (
          <>
            {' '}
            {t('desk.changed')}{' '}
            <button type="button" className="link" onClick={() => void reload()}>
              {t('desk.reload')}
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
