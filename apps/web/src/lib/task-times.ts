import type { getTaskTimes } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useEffect, useState } from 'react';
import { route } from './api-route.ts';
import { send } from './client.ts';

const taskTimes = route<typeof getTaskTimes>('GET', '/task-times', 'public');

export type TaskTimes = ResultOf<typeof getTaskTimes>;

/** How long tasks take, once the server has said; null before that, and when it does not. */
export function useTaskTimes(): TaskTimes | null {
  const [times, setTimes] = useState<TaskTimes | null>(null);
  useEffect(() => {
    send(taskTimes, {}).then(
      ({ result }) => setTimes(result),
      () => undefined,
    );
  }, []);
  return times;
}

/** Seconds as whole minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
