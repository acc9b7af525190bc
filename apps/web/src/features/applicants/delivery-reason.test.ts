import { expect, test } from 'vitest';
import { reasonWords } from './delivery-reason.ts';

test('a gateway’s code reads as words, and words stay as they are', () => {
  expect(reasonWords('ABSENT_SUBSCRIBER')).toBe('Absent subscriber');
  expect(reasonWords('Number in DND list')).toBe('Number in DND list');
  expect(reasonWords('')).toBe('');
});
