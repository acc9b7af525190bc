import * as contract from '@pramaan/contract/calls/rejections.ts';
import { expect, test } from 'vitest';
import { rejectionClient } from './rejections.ts';

test('every line is the contract’s own call', () => {
  const calls = new Map(Object.entries(contract));
  for (const [name, line] of Object.entries(rejectionClient))
    expect(calls.get(name), name).toMatchObject(line);
});
