import { addBank, getProviders, openBankSession, settleLink } from '@pramaan/contract/calls/bank.ts';
import { expect, test } from 'vitest';
import { bankLines } from './bank-lines.ts';

const contract = { openBankSession, getProviders, addBank, settleLink } as const satisfies Record<
  keyof typeof bankLines,
  object
>;

test.each(Object.keys(bankLines) as (keyof typeof bankLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(bankLines[name]).toEqual({ method, base, path, access });
});
