import { logInApplicant, registerApplicant, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import * as consent from '@pramaan/contract/calls/consent.ts';
import { expect, test } from 'vitest';
import { errorsMarathi } from './errors-marathi.ts';

const callsOfMarathiPages = [
  sendLoginOtp,
  registerApplicant,
  logInApplicant,
  consent.verifyConsentLink,
  consent.sendConsentOtp,
  consent.verifyConsentOtp,
  consent.sendMailOtp,
  consent.verifyMailReg,
  consent.submitConsent,
];

test('every way in which a call of the Marathi pages fails is said in Marathi', () => {
  const codes = callsOfMarathiPages.flatMap(({ errors }) => errors);
  expect(codes.filter((code) => !/\p{Script=Devanagari}/u.test(errorsMarathi[code] ?? ''))).toEqual([]);
});
