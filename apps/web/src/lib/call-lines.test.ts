import * as consent from '@pramaan/contract/calls/consent.ts';
import { siteInfo } from '@pramaan/contract/calls/places.ts';
import { expect, test } from 'vitest';
import { callLines } from './call-lines.ts';

const { verifyConsentLink, sendConsentOtp, verifyConsentOtp, sendMailOtp, verifyMailReg, submitConsent } =
  consent;
const contract = {
  siteInfo,
  verifyConsentLink,
  sendConsentOtp,
  verifyConsentOtp,
  sendMailOtp,
  verifyMailReg,
  submitConsent,
} as const satisfies Record<keyof typeof callLines, object>;

test.each(Object.keys(callLines) as (keyof typeof callLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(callLines[name]).toEqual({ method, base, path, access });
});
