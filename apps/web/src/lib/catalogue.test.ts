import { afterEach, expect, test } from 'vitest';
import { en } from '../catalogue/en.ts';
import { enAadhaarVerify } from '../catalogue/en-aadhaar-verify.ts';
import { enAccess } from '../catalogue/en-access.ts';
import { enAsked } from '../catalogue/en-asked.ts';
import { enBank } from '../catalogue/en-bank.ts';
import { enBankAccount } from '../catalogue/en-bank-account.ts';
import { enBankLink } from '../catalogue/en-bank-link.ts';
import { enCapture } from '../catalogue/en-capture.ts';
import { enConsent } from '../catalogue/en-consent.ts';
import { enCredit } from '../catalogue/en-credit.ts';
import { enDocuments } from '../catalogue/en-documents.ts';
import { enEsign } from '../catalogue/en-esign.ts';
import { enKept } from '../catalogue/en-kept.ts';
import { enLegal } from '../catalogue/en-legal.ts';
import { enListed } from '../catalogue/en-listed.ts';
import { enLoanForms } from '../catalogue/en-loan-forms.ts';
import { enLocker } from '../catalogue/en-locker.ts';
import { enMyConsents } from '../catalogue/en-my-consents.ts';
import { enNotFound } from '../catalogue/en-not-found.ts';
import { enOwnChecks } from '../catalogue/en-own-checks.ts';
import { enPapers } from '../catalogue/en-papers.ts';
import { enPdf } from '../catalogue/en-pdf.ts';
import { enPlain } from '../catalogue/en-plain.ts';
import { enProgress } from '../catalogue/en-progress.ts';
import { enReading } from '../catalogue/en-reading.ts';
import { enShell } from '../catalogue/en-shell.ts';
import { enThanks } from '../catalogue/en-thanks.ts';
import { enVerify } from '../catalogue/en-verify.ts';
import { hi as hiFrameless } from '../catalogue/hi.ts';
import { hiAadhaarVerify } from '../catalogue/hi-aadhaar-verify.ts';
import { hiAsked } from '../catalogue/hi-asked.ts';
import { hiBank } from '../catalogue/hi-bank.ts';
import { hiBankAccount } from '../catalogue/hi-bank-account.ts';
import { hiBankLink } from '../catalogue/hi-bank-link.ts';
import { hiCapture } from '../catalogue/hi-capture.ts';
import { hiCredit } from '../catalogue/hi-credit.ts';
import { hiEsign } from '../catalogue/hi-esign.ts';
import { hiFramed } from '../catalogue/hi-framed.ts';
import { hiKept } from '../catalogue/hi-kept.ts';
import { hiLegal } from '../catalogue/hi-legal.ts';
import { hiListed } from '../catalogue/hi-listed.ts';
import { hiLoanForms } from '../catalogue/hi-loan-forms.ts';
import { hiLocker } from '../catalogue/hi-locker.ts';
import { hiMyConsents } from '../catalogue/hi-my-consents.ts';
import { hiNotFound } from '../catalogue/hi-not-found.ts';
import { hiOwnChecks } from '../catalogue/hi-own-checks.ts';
import { hiPapers } from '../catalogue/hi-papers.ts';
import { hiPdf } from '../catalogue/hi-pdf.ts';
import { hiProgress } from '../catalogue/hi-progress.ts';
import { hiReading } from '../catalogue/hi-reading.ts';
import { hiThanks } from '../catalogue/hi-thanks.ts';
import { hiVerify } from '../catalogue/hi-verify.ts';
import { learn, speak, t } from './catalogue.ts';

const hi = {
  ...hiFrameless,
  ...hiFramed,
  ...hiNotFound,
  ...hiPapers,
  ...hiPdf,
  ...hiProgress,
  ...hiVerify,
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
  ...hiListed,
  ...hiLoanForms,
  ...hiLocker,
  ...hiCredit,
  ...hiEsign,
  ...hiOwnChecks,
  ...hiThanks,
};
afterEach(() => speak('en'));

test('gaps are filled, and a gap without a value stays readable', () => {
  expect(t('footer.copyright', { lender: 'Saral Finance' })).toBe('© Saral Finance, JUNE 2021');
});

test('another language speaks when it is chosen; what it does not have stays English', () => {
  learn({ 'settings.title': 'Settings' });
  learn({ 'shell.ok': 'ठीक है' }, 'hi');
  speak('hi');
  expect(t('shell.ok')).toBe('ठीक है');
  expect(t('settings.title')).toBe('Settings');
  speak('en');
  expect(t('shell.ok')).toBe('OK');
});

test('no sentence is blank', () => {
  expect([...Object.entries(en), ...Object.entries(hi)].filter(([, said]) => said.trim() === '')).toEqual([]);
});

const gaps = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
/** The sentences of a shared area that applicants read: the lender's people read English. */
const readByApplicants = (area: Readonly<Record<string, string>>, ofStaff: RegExp) =>
  Object.fromEntries(Object.entries(area).filter(([key]) => !ofStaff.test(key)));
const shell = readByApplicants(enShell, /^shell\.nav/);
const access = readByApplicants(enAccess, /^(?:access\.(?:password|company|team|forgot|new)|account)\b/);
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
  enDocuments,
  enNotFound,
  enPapers,
  enPdf,
  enPlain,
  enProgress,
  enThanks,
  enVerify,
  shell,
  access,
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
