import { documentReasons } from '@pramaan/contract/stages.ts';
import { t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Desk.module.css';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';
import { type Desk, useDeskChange } from './use-desk.ts';

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
      <h3>{t('desk.asks')}</h3>
      <ul className={classes.lacks}>
        {asks.map(({ _id, title, reason, words, askedAt, state, answeredAt }) => (
          <li key={_id} className={classes.lack}>
            <strong>{title}</strong>
            <StatusBadge tone={tones[state]}>{t(`desk.ask.state.${state}`)}</StatusBadge>
            <span className={classes.quiet}>
              {[documentReasons[reason].words, words, formatMoment(answeredAt ?? askedAt, 'en')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {state === 'open' ? (
              <Button
                variant="subtle"
                loading={busy}
                aria-label={t('desk.ask.withdraw.of', { title })}
                onClick={() => void change(() => send(deskLines.withdrawAsk, { params: { id, ask: _id } }))}
              >
                {t('desk.ask.withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
