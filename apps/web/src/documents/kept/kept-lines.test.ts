import * as retention from '@pramaan/contract/calls/retention.ts';
import { expect, test } from 'vitest';
import { keptLines } from './kept-lines.ts';

const contract = { ...retention };

test.each(Object.keys(keptLines) as (keyof typeof keptLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(keptLines[name]).toEqual({ method, base, path, access });
});
