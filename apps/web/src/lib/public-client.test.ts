import * as consent from '@pramaan/contract/calls/consent.ts';
import { getSite } from '@pramaan/contract/calls/places.ts';
import { expect, test } from 'vitest';
import { publicClient } from './public-client.ts';

const { verifyConsentLink, sendConsentOtp, verifyConsentOtp, sendMailOtp, verifyMailReg, submitConsent } =
  consent;
const contract = {
  getSite: getSite,
  verifyConsentLink,
  sendConsentOtp,
  verifyConsentOtp,
  sendMailOtp,
  verifyMailReg,
  submitConsent,
} as const satisfies Record<keyof typeof publicClient, object>;

test.each(Object.keys(publicClient) as (keyof typeof publicClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(publicClient[name]).toEqual({ method, base, path, access });
});
