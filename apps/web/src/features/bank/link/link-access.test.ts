import * as bankPhone from '@pramaan/contract/calls/bank-phone.ts';
import { expect, test } from 'vitest';
import { phoneAddress, phoneClient, readPhonePage, rememberPhonePage } from './link-access.ts';

const contract = { ...bankPhone };

test.each([
  ['openPage', 'openBankPage'],
  ['getProviders', 'getProvidersOnPhone'],
  ['addBank', 'addBankOnPhone'],
  ['settleLink', 'settleLinkOnPhone'],
] as const)('%s is the contract’s call', (name, call) => {
  const { method, base, path, access } = contract[call];
  expect(phoneClient[name]).toEqual({ method, base, path, access });
});

test('the page is remembered over the trip to the bank, and nothing that is damaged', () => {
  const page = { applicantId: 'asha', cSess: 'c/1', uSess: 'u', ydlId: 'y' };
  expect(readPhonePage()).toBeNull();
  rememberPhonePage(page, 'l9');
  expect(readPhonePage()).toEqual({ page, link: 'l9' });
  expect(phoneAddress(page)).toBe('/addBank/asha/c%2F1/u/y');
  sessionStorage.setItem('bankPhonePage', '{');
  expect(readPhonePage()).toBeNull();
});
