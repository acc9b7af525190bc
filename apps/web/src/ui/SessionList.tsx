import { m } from '@pramaan/messages';
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
  if (sessions.length === 0) return <p>{m.sessions_none()}</p>;
  return (
    <ul className={classes.list}>
      {sessions.map(({ _id, device, ip, since, seenAt, current }) => (
        <li key={_id}>
          <div className={classes.words}>
            <strong>{device}</strong>
            <span>{m.sessions_since({ since: formatWhen(since), seen: formatWhen(seenAt), ip })}</span>
          </div>
          {current ? (
            <StatusBadge tone="good">{m.sessions_here()}</StatusBadge>
          ) : (
            <Button
              variant="default"
              loading={ending === _id}
              aria-label={m.sessions_end_of({ device })}
              onClick={() => onEnd(_id)}
            >
              {m.sessions_end()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
