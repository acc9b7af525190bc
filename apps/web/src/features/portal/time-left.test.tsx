import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../test/served.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { tasksOf } from './tasks.ts';

const tasks = tasksOf({}, {}).filter((task) => task.asked);
const taking = (seconds: number) => ({
  seconds: 10 * seconds,
  areas: tasks.map(({ info }) => ({ area: info.area, seconds })),
});

test('the list says about how long the rest takes, by what people took over such tasks', async () => {
  serve({ 'GET /task-times': taking(90) });
  render(<ProgressBar tasks={tasks} />);
  await screen.findByText(/about 15 min left/);
});

test('without an answer it says nothing of time, and nothing when all is done', async () => {
  const asked = serve({});
  render(<ProgressBar tasks={tasks} />);
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/task-times'))).toBe(true));
  expect(screen.queryByText(/min left/)).toBeNull();
});
