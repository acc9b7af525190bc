import * as bank from '@pramaan/contract/calls/bank.ts';
import * as bankConsents from '@pramaan/contract/calls/bank-consents.ts';
import * as consent from '@pramaan/contract/calls/consent.ts';
import { expect, test } from 'vitest';
import { bankClient } from './bank-client.ts';

const contract = { ...bank, ...bankConsents, ...consent };

test.each(Object.keys(bankClient) as (keyof typeof bankClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(bankClient[name]).toEqual({ method, base, path, access });
});
