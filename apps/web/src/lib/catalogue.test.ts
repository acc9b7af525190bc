import { afterEach, expect, test } from 'vitest';
import { en } from '../catalogue/en.ts';
import { enAadhaarVerify } from '../catalogue/en-aadhaar-verify.ts';
import { enAsked } from '../catalogue/en-asked.ts';
import { enBank } from '../catalogue/en-bank.ts';
import { enBankAccount } from '../catalogue/en-bank-account.ts';
import { enBankLink } from '../catalogue/en-bank-link.ts';
import { enCapture } from '../catalogue/en-capture.ts';
import { enConsent } from '../catalogue/en-consent.ts';
import { enCredit } from '../catalogue/en-credit.ts';
import { enEsign } from '../catalogue/en-esign.ts';
import { enKept } from '../catalogue/en-kept.ts';
import { enLegal } from '../catalogue/en-legal.ts';
import { enListed } from '../catalogue/en-listed.ts';
import { enLoanForms } from '../catalogue/en-loan-forms.ts';
import { enLocker } from '../catalogue/en-locker.ts';
import { enMyConsents } from '../catalogue/en-my-consents.ts';
import { enOwnChecks } from '../catalogue/en-own-checks.ts';
import { enPlain } from '../catalogue/en-plain.ts';
import { enReading } from '../catalogue/en-reading.ts';
import { hi as hiFrameless } from '../catalogue/hi.ts';
import { hiAadhaarVerify } from '../catalogue/hi-aadhaar-verify.ts';
import { hiAsked } from '../catalogue/hi-asked.ts';
import { hiBank } from '../catalogue/hi-bank.ts';
import { hiBankAccount } from '../catalogue/hi-bank-account.ts';
import { hiBankLink } from '../catalogue/hi-bank-link.ts';
import { hiCapture } from '../catalogue/hi-capture.ts';
import { hiCredit } from '../catalogue/hi-credit.ts';
import { hiEsign } from '../catalogue/hi-esign.ts';
import { hiFields } from '../catalogue/hi-fields.ts';
import { hiKept } from '../catalogue/hi-kept.ts';
import { hiLegal } from '../catalogue/hi-legal.ts';
import { hiListed } from '../catalogue/hi-listed.ts';
import { hiLoanForms } from '../catalogue/hi-loan-forms.ts';
import { hiLocker } from '../catalogue/hi-locker.ts';
import { hiMyConsents } from '../catalogue/hi-my-consents.ts';
import { hiOwnChecks } from '../catalogue/hi-own-checks.ts';
import { hiReading } from '../catalogue/hi-reading.ts';
import { hiShell } from '../catalogue/hi-shell.ts';
import { hiThanks } from '../catalogue/hi-thanks.ts';
import { learn, speak, t } from './catalogue.ts';

const hi = {
  ...hiFrameless,
  ...hiAsked,
  ...hiCapture,
  ...hiLegal,
  ...hiMyConsents,
  ...hiKept,
  ...hiReading,
  ...hiAadhaarVerify,
  ...hiBank,
  ...hiBankAccount,
  ...hiBankLink,
  ...hiFields,
  ...hiListed,
  ...hiLoanForms,
  ...hiLocker,
  ...hiCredit,
  ...hiEsign,
  ...hiOwnChecks,
  ...hiShell,
  ...hiThanks,
};
afterEach(() => speak('en'));

test('gaps are filled, and a gap without a value stays readable', () => {
  expect(t('footer.copyright', { lender: 'Saral Finance' })).toBe('© Saral Finance, JUNE 2021');
});

test('another language speaks when it is chosen; what it does not have stays English', () => {
  learn({ 'shell.ok': 'ठीक है' }, 'hi');
  speak('hi');
  expect(t('shell.ok')).toBe('ठीक है');
  expect(t('landing.title')).toBe('Apply for a loan, paper-free');
  speak('en');
  expect(t('shell.ok')).toBe('OK');
});

test('no sentence is blank', () => {
  expect([...Object.entries(en), ...Object.entries(hi)].filter(([, said]) => said.trim() === '')).toEqual([]);
});

const gaps = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
/** Of the pages without a frame only what stands around them, and the thank-you page. */
const thanks = Object.fromEntries(
  Object.entries(enPlain).filter(([key]) => /^(?:shell|footer|thanks)\./.test(key)),
);
const areas = {
  enCapture,
  enConsent,
  enMyConsents,
  enKept,
  enLegal,
  enReading,
  enAadhaarVerify,
  enBank,
  enBankAccount,
  enBankLink,
  enListed,
  enLoanForms,
  enLocker,
  enAsked,
  enCredit,
  enEsign,
  enOwnChecks,
  thanks,
};

test.each(Object.entries(areas))('%s is complete in Hindi, gap by gap', (_, area) => {
  const spokenInHindi: Readonly<Record<string, string>> = hi;
  for (const [key, sentence] of Object.entries(area)) {
    expect(spokenInHindi[key], key).toBeTruthy();
    expect(gaps(spokenInHindi[key] ?? ''), key).toEqual(gaps(sentence));
  }
});

test('Hindi has no sentence that English lacks', () => {
  expect(Object.keys(hi).filter((key) => !(key in en))).toEqual([]);
});
