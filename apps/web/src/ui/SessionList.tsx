import { t } from '../lib/catalogue.ts';
import { formatWhen } from '../lib/format.ts';
import { Button } from './Button.tsx';
import classes from './SessionList.module.css';
import { StatusBadge } from './StatusBadge.tsx';

interface LiveSession {
  _id: string;
  device: string;
  ip: string;
  since: string;
  seenAt: string;
  current: boolean;
}

interface Props {
  sessions: readonly LiveSession[];
  /** Which one is just being ended. */
  ending: string | null;
  onEnd: (session: string) => void;
}

/** Where somebody is logged in: device, time, address; each can be ended but the one in hand. */
export function SessionList({ sessions, ending, onEnd }: Props) {
  if (sessions.length === 0) return <p>{t('sessions.none')}</p>;
  return (
    <ul className={classes.list}>
      {sessions.map(({ _id, device, ip, since, seenAt, current }) => (
        <li key={_id}>
          <div className={classes.words}>
            <strong>{device}</strong>
            <span>{t('sessions.since', { since: formatWhen(since), seen: formatWhen(seenAt), ip })}</span>
          </div>
          {current ? (
            <StatusBadge tone="good">{t('sessions.here')}</StatusBadge>
          ) : (
            <Button
              variant="default"
              loading={ending === _id}
              aria-label={t('sessions.end.of', { device })}
              onClick={() => onEnd(_id)}
            >
              {t('sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
