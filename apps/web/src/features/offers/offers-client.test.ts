import * as contract from '@pramaan/contract/calls/offers.ts';
import { expect, test } from 'vitest';
import { offersClient } from './offers-client.ts';

test('every line is the contract’s own call', () => {
  const calls = new Map(Object.entries(contract));
  for (const [name, line] of Object.entries(offersClient)) expect(calls.get(name), name).toMatchObject(line);
});
