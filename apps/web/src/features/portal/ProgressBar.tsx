import { m } from '@pramaan/messages';
import classes from './Portal.module.css';

/** About how long one task takes. */
const minutesPerTask = 1;

/** "5 of 9 done · about 4 min left". */
export function ProgressBar({ done, count }: { done: number; count: number }) {
  const left = count - done;
  const words = m.portal_progress({ done, count });
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={done} max={count} aria-label={words} />
      <p className={classes.progressWords}>
        <strong>{words}</strong>
        {left > 0 ? ` · ${m.portal_left({ minutes: left * minutesPerTask })}` : ''}
      </p>
    </div>
  );
}
