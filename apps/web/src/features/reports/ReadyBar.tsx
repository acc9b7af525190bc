import { m } from '@pramaan/messages';
import classes from './Report.module.css';

/** "12 of 31 ready", only while something is still awaited (P §2.8). */
export function ReadyBar({ ready, count }: { ready: number; count: number }) {
  if (ready >= count) return null;
  const words = m.report_ready({ ready, count });
  return (
    <div className={classes.ready} role="status">
      <progress className={classes.bar} value={ready} max={count} aria-label={words} />
      <p>
        <strong>{words}</strong> <span className={classes.quiet}>{m.report_ready_more()}</span>
      </p>
    </div>
  );
}
