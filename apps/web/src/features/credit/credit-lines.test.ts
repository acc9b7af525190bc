import { giveConsent } from '@pramaan/contract/calls/consent.ts';
import { askCreditReport } from '@pramaan/contract/calls/credit.ts';
import { expect, test } from 'vitest';
import { creditLines } from './credit-lines.ts';

const contract = { askCreditReport, giveConsent } as const;

test.each(Object.keys(creditLines) as (keyof typeof creditLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(creditLines[name]).toEqual({ method, base, path, access });
});
