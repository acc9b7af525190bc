import { putLanguage } from '@pramaan/contract/calls/applicants.ts';
import { expect, test, vi } from 'vitest';
import { languageRoute, storeLanguage } from './store-language.ts';

test('the line is the contract’s call', () => {
  const { method, base, path, access } = putLanguage;
  expect(languageRoute).toEqual({ method, base, path, access });
});

test('nobody is signed in: nothing is sent', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await storeLanguage('hi');
  expect(fetched).not.toHaveBeenCalled();
});
