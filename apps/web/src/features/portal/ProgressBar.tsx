import { m } from '@pramaan/messages';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import classes from './Portal.module.css';
import type { Task } from './tasks.ts';

/** How long it takes is asked for beside the list, not before it. */
const TimeLeft = onDemand(() => import('./TimeLeft.tsx'), 'TimeLeft');

/** "5 of 9 done · about 4 min left". */
export function ProgressBar({ tasks }: { tasks: readonly Task[] }) {
  const left = tasks.filter(({ progress }) => progress !== 'done');
  const [done, count] = [tasks.length - left.length, tasks.length];
  const words = m.portal_progress({ done, count });
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={done} max={count} aria-label={words} />
      <p className={classes.progressWords}>
        <strong>{words}</strong>
        <WhileLoading fallback={null}>
          <TimeLeft tasks={left} />
        </WhileLoading>
      </p>
    </div>
  );
}
