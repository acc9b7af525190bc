import { documentReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Desk.module.css';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';
import { type Desk, useDeskChange } from './use-desk.ts';

const deskAskStateMessages = {
  answered: m.desk_ask_state_answered,
  open: m.desk_ask_state_open,
  withdrawn: m.desk_ask_state_withdrawn,
} as const;

const tones: Readonly<Record<Desk['asks'][number]['state'], StatusTone>> = {
  open: 'busy',
  answered: 'good',
  withdrawn: 'quiet',
};

/** What was asked of the person, and whether they answered. */
export function AskList({ id, asks }: { id: string; asks: Desk['asks'] }) {
  const { change, busy } = useDeskChange(id);
  if (asks.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{m.desk_asks()}</h3>
      <ul className={classes.lacks}>
        {asks.map(({ _id, title, reason, words, askedAt, state, answeredAt }) => (
          <li key={_id} className={classes.lack}>
            <strong>{title}</strong>
            <StatusBadge tone={tones[state]}>{deskAskStateMessages[state]()}</StatusBadge>
            <span className={classes.quiet}>
              {[documentReasons[reason].words, words, formatMoment(answeredAt ?? askedAt, 'en')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {state === 'open' ? (
              <Button
                variant="subtle"
                loading={busy}
                aria-label={m.desk_ask_withdraw_of({ title })}
                onClick={() => void change(() => send(deskLines.withdrawAsk, { params: { id, ask: _id } }))}
              >
                {m.desk_ask_withdraw()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
