import { m } from '@pramaan/messages';
import { minutesOf, type TaskTimes, useTaskTimes } from '../../lib/task-times.ts';
import type { Task } from './tasks.ts';

/** Seconds of what is still to be given: of each task its missing documents, as long as such a one takes people. */
const secondsLeft = (tasks: readonly Task[], { areas }: TaskTimes): number =>
  tasks.reduce((sum, { info, done, needed }) => {
    const { seconds = 0 } = areas.find(({ area }) => area === info.area) ?? {};
    // A document that needs the person once more is one to give, however many are there.
    return sum + seconds * Math.max(1, needed - done);
  }, 0);

/** " · about 4 min left", once the server has said how long people take; nothing when all is done. */
export function TimeLeft({ tasks }: { tasks: readonly Task[] }) {
  const times = useTaskTimes();
  if (!times || tasks.length === 0) return null;
  return <> · {m.portal_left({ minutes: minutesOf(secondsLeft(tasks, times)) })}</>;
}
