import { m } from '@pramaan/messages';

export const clockEndingMessages = {
  unfinished: m.clock_ending_unfinished,
  refused: m.clock_ending_refused,
  granted: m.clock_ending_granted,
} as const;
