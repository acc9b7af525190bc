import type { m } from '@pramaan/messages';
import { useEffect } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';
import classes from './Handover.module.css';

interface Props {
  /** ISO time. */
  until: string;
  sentence: typeof m.phone_left | typeof m.handover_left;
  /** Told once the time has passed. */
  onOver?: (() => void) | undefined;
}

/** How long a link still holds, as 14:59. Seen, not read out every second. */
export function TimeLeft({ until, sentence, onOver }: Props) {
  const seconds = useCountdown(Date.parse(until));
  const over = seconds === 0;
  useEffect(() => {
    if (over) onOver?.();
  }, [over, onOver]);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className={classes.quiet}>{sentence({ left })}</p>;
}
