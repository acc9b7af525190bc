import { requestCreditReport } from '@pramaan/contract/calls/credit.ts';
import { expect, test } from 'vitest';
import { creditClient } from './credit-client.ts';

const contract = { requestCreditReport } as const;

test.each(Object.keys(creditClient) as (keyof typeof creditClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(creditClient[name]).toEqual({ method, base, path, access });
});
