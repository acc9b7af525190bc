import * as mandates from '@pramaan/contract/calls/mandates.ts';
import * as offers from '@pramaan/contract/calls/offers.ts';
import { expect, test } from 'vitest';
import { offersClient } from './offers-client.ts';

test('every line is the contract’s own call', () => {
  const calls = new Map(Object.entries({ ...offers, ...mandates }));
  for (const [name, line] of Object.entries(offersClient)) expect(calls.get(name), name).toMatchObject(line);
});
