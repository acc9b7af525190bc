import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { consentsKey, readConsentsAgain } from './consent-queries.ts';

test('a changed consent makes the consent page and the credit page of that person read again, and no other', async () => {
  const queries = new QueryClient();
  const keys = [consentsKey('a', 'en'), consentsKey('a', 'hi'), ['credit', 'a']];
  const others = [consentsKey('b', 'en'), ['credit', 'b']];
  for (const key of [...keys, ...others]) queries.setQueryData(key, {});
  await readConsentsAgain(queries, 'a');
  const stale = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated;
  expect(keys.map(stale)).toEqual([true, true, true]);
  expect(others.map(stale)).toEqual([false, false]);
});
