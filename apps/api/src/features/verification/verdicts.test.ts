import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { giveConsent } from '@pramaan/contract/calls/consent.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { matchCode } from '@pramaan/documents/matching.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { askingOf, filled } from '../../../test/ask.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { requireConsent } from '../../case-file/ledger.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Verification } from '../../providers/verification/port.ts';
import { checkLimiter } from './check-limits.ts';
import { type Gateway, gateway } from './gateway.ts';
import type { Verified } from './told.ts';

/*
 * What a source answers, and the verdict that the API gives back and keeps (decision 0075): the cases in which a record was
 * called verified and was not.
 */

const [asha, ravi, meena] = people;
const actor: Actor = { kind: 'applicant', id: null, ip: '', requestId: 'verdicts' };
let world: World;
let lender: string;
let id: string;
let consent: string;
let gate: Gateway;
let answer: Record<string, unknown> = {};

type Who = 'asha' | 'ravi' | 'meena';
let who: Who = 'asha';

/** The applicant of what follows, under a name. */
async function become(person: Who, name: string): Promise<void> {
  [who, id] = [person, await world.id(person)];
  const caller = await world.as(person);
  await caller.call(giveConsent, { params: { id }, body: { purpose: 'verification', language: 'en' } });
  consent = await requireConsent(world.product.db, lender, id, 'verification');
  await rename(name);
}

before(async () => {
  world = await startWorld();
  lender = await world.lender('SARAL');
  const vendor: Verification = {
    name: 'karza',
    title: 'Karza',
    answers: () => true,
    circuit: () => 'closed',
    ask: async () => ({ outcome: 'answered', record: answer, tries: 1 }),
  };
  const { db, vault, jobs } = world.product;
  const limits = checkLimiter({ db, vault, outbox: () => world.product.outbox });
  const report = (error: unknown) => assert.fail(String(error));
  gate = gateway({ db, vault, vendors: [vendor], jobs: () => jobs, waitMs: 60_000, limits, report });
  await become('asha', asha.name);
});
after(() => world.close());

const rename = async (name: string) =>
  (await world.as(who)).call(putProfile, { params: { id }, body: { name, email: asha.email } });

/** Asks a check whose source answers `record`; values are the example's unless `more` says otherwise. */
async function asking(
  ref: string,
  record: Record<string, unknown>,
  more: Record<string, string> = {},
): Promise<Verified> {
  answer = record;
  const asked = askingOf(ref);
  const place = { lender, applicant: id, entry: asked.entry, instance: 1, consent };
  return gate.verify(place, { ...filled(asked), ...more }, actor);
}

const stored = async (document: string, key: string) =>
  recordAt((await (await world.as('owner')).call(getApplicant, { params: { id } })).ok.docs, document, key);
const failed = ({ checks }: Pick<Verified, 'checks'>) =>
  checks.filter(({ verdict }) => verdict !== 'passed').map(({ name, detail }) => `${name}: ${detail}`);

const pan = (name = 'ASHA SAMPLE') => asking('pan.auth', { number: asha.pan, name });

test('a Form 16 that the registry calls invalid is not valid, and says so', async () => {
  await pan();
  const parts = {
    ...{ certificateNo: 'ABCDEFG', fiscalYear: '2023-24', amount: '845000' },
    ...{ employee: { pan: asha.pan }, employer: { tan: 'BLRA12345B' } },
  };
  const told = await asking('form16.auth', { ...parts, status: 'Invalid' });
  assert.equal(told.status, 'invalid');
  assert.deepEqual(failed(told), ['Source: Status: the source says “Invalid”.']);
  assert.match(told.message, /not valid/);
  assert.equal((await stored('form16', 'auth'))?.status, 'invalid');
  const strange = await asking('form16.auth', { ...parts, status: 'Under process' }, { amount: '845001' });
  assert.equal(strange.status, 'needs_review', 'a word that nobody knows is no yes');
  const good = await asking('form16.auth', { ...parts, status: 'Valid' }, { amount: '845002' });
  assert.equal(good.status, 'verified');
  const others = { ...parts, employee: { pan: 'BBBPZ1235D' }, status: 'Valid' };
  assert.equal((await asking('form16.auth', others, { amount: '845003' })).status, 'mismatch');
});

test('a passport of another number, one that does not match and one that is revoked are not valid', async () => {
  const own = { nameFromPassport: 'ASHA', surnameFromPassport: 'SAMPLE' };
  const number = 'A1234567';
  const of = (passportNumber: object, more: object, digit: string) =>
    asking(
      'passport.verified',
      { passportNumber, name: own, ...more },
      {
        passportNo: number,
        fileNo: `BN106876543212${digit}`,
      },
    );
  const other = await of({ passportNumberFromSource: 'B7654321' }, {}, '1');
  assert.deepEqual(
    [other.status, failed(other)],
    ['invalid', ['Source: Passport number: the source returned another one.']],
  );
  const unlike = await of({ passportNumberFromSource: number, passportNumberMatch: 'false' }, {}, '2');
  assert.deepEqual(
    [unlike.status, failed(unlike)],
    ['invalid', ['Source: The passport number differs from the passport office’s.']],
  );
  const revoked = await of({ passportNumberFromSource: number }, { status: 'REVOKED' }, '3');
  assert.deepEqual([revoked.status, failed(revoked)], ['invalid', ['Source: The source says “REVOKED”.']]);
  const good = await of(
    { passportNumberFromSource: number, passportNumberMatch: 'true' },
    { status: `Passport ${number} has been dispatched on 15/01/2023` },
    '4',
  );
  assert.equal(good.status, 'verified');
});

test('a bank account of another holder, one that takes no payment, and another number than asked are not the person’s', async () => {
  await pan();
  const of = (record: object, accountNumber: string) =>
    asking(
      'bankAccount.auth',
      { accountNumber, ifsc: 'ABCD0123451', name: 'MRS ASHA SAMPLE', active: 'true', ...record },
      { accountNumber },
    );
  const other = await of({ name: 'RAVI SPECIMEN' }, '100000000021');
  assert.equal(other.status, 'mismatch');
  const blocked = await of({ active: 'false' }, '100000000022');
  assert.deepEqual(
    [blocked.status, failed(blocked)],
    ['invalid', ['Source: The bank does not take a payment into this account.']],
  );
  assert.equal((await of({ accountNumber: '100000000099' }, '100000000024')).status, 'mismatch');
  const nameless = await of({ name: '' }, '100000000025');
  assert.equal(nameless.status, 'needs_review', 'a bank that does not say whose it is confirms nothing');
  assert.equal((await of({}, '100000000026')).status, 'verified');
});

test('another company’s cancelled GSTIN is not valid, and the other name is said', async () => {
  const told = await asking('gst.auth', {
    ...{ gstin: '29AAAPZ1234C1ZW', lgnm: 'QUITE ANOTHER TRADERS', mbr: ['MEENA EXAMPLE'] },
    ...{ sts: 'Cancelled suo-moto', cxdt: '01/02/2024' },
  });
  assert.equal(told.status, 'invalid');
  const said = failed(told).join('\n');
  assert.match(said, /^Name: Profile Name Not Match \(0\.\d\d\)\. None of the names is the applicant’s\.$/m);
  assert.match(said, /^Source: Current Status: the source says “Cancelled suo-moto”\.$/m);
});

test('an expired licence has expired; one in force is verified', async () => {
  const licence = { name: 'ASHA SAMPLE', dob: '15-01-1990' };
  const old = await asking('dl.auth', { ...licence, validity: '12-05-2004 to 11-05-2024' });
  assert.deepEqual([old.status, failed(old)], ['expired', ['In force: Expired on 11 May 2024.']]);
  assert.match(old.message, /has expired/);
  const born = { ...licence, dob: '02-03-1994', validity: '12-05-2024 to 11-05-2044' };
  const other = await asking('dl.auth', born, { dob: '1990-01-16' });
  assert.equal(other.status, 'mismatch', 'another birth date than was asked for');
  const good = await asking(
    'dl.auth',
    { ...licence, validity: '12-05-2024 to 11-05-2044' },
    { dlNo: 'KA0120190001236' },
  );
  assert.equal(good.status, 'verified');
});

test('a source that names nobody of a person is for somebody to look at, never verified', async () => {
  const told = await asking('aadhaar.kyc', { document_id: 'XXXX XXXX 9405' });
  assert.deepEqual(
    [told.status, failed(told)],
    ['needs_review', ['Name: The document shows no name to compare.']],
  );
  const employer = await asking('epf.auth', { estName: 'SAMPLE SOFTWORKS', membershipId: 'X' });
  assert.equal(employer.status, 'verified');
  assert.deepEqual(failed(employer), ['Identity: The search names the employer, not the member.']);
});

const verdicts = async (...refs: string[]) =>
  Promise.all(
    refs.map(async (ref) => {
      const [document = '', key = ''] = ref.split('.');
      return (await stored(document, key))?.status;
    }),
  );
const judgedAgain = () =>
  world.direct(`
    select detail->>'document' as document, detail->>'before' as before, detail->>'status' as status from audit
    where action = 'document.judged' and applicant_id = '${id}' order by at, id`);
const historyOf = (document: string) =>
  world.direct(`
    select status from verification_history where applicant_id = '${id}' and document = '${document}' order by history_id`);
const form16 = (pan: string) => ({
  ...{ certificateNo: 'ABCDEFG', fiscalYear: '2023-24', amount: '845000', status: 'Valid' },
  ...{ employee: { pan }, employer: { tan: 'BLRA12345B' } },
});

test('a file without a name verifies nobody’s documents; naming it judges them all, with history and audit', async () => {
  assert.ok(meena);
  await become('meena', '');
  const pan = await asking('pan.auth', { number: meena.pan, name: 'MEENA EXAMPLE' }, { pan: meena.pan });
  assert.deepEqual(
    [pan.status, failed(pan)],
    ['unmatched', ['Identity: The application has no name or PAN yet to compare with.']],
  );
  assert.match(pan.message, /Add your name/);
  await asking('form16.auth', form16(meena.pan));
  await asking('aadhaar.kyc', { document_id: 'XXXX XXXX 9405', name: 'SOMEONE ELSE' });
  const refs = ['pan.auth', 'form16.auth', 'aadhaar.kyc'];
  assert.deepEqual(await verdicts(...refs), ['unmatched', 'unmatched', 'unmatched']);
  await rename(meena.name);
  assert.deepEqual(await verdicts(...refs), ['verified', 'verified', 'mismatch']);
  const rows = (await judgedAgain()).filter((row) => 'document' in row);
  assert.deepEqual(
    rows.filter(({ before, status }) => before !== status),
    [
      { document: 'aadhaar', before: 'unmatched', status: 'mismatch' },
      { document: 'pan', before: 'unmatched', status: 'verified' },
      { document: 'form16', before: 'unmatched', status: 'verified' },
    ],
  );
  const before = (await historyOf('form16')).filter((row) => 'status' in row);
  assert.ok(before.length > 0 && before.every(({ status }) => status === 'unmatched'));
});

test('a Form 16 waits for the PAN that it is compared with, and is judged when a source confirms it', async () => {
  assert.ok(ravi);
  await become('ravi', ravi.name);
  assert.equal((await asking('form16.auth', form16(ravi.pan))).status, 'unmatched');
  await asking('pan.auth', { number: ravi.pan, name: 'RAVI KUMAR DEMO' }, { pan: ravi.pan });
  assert.deepEqual(await verdicts('form16.auth'), ['verified']);
});

test('renaming never repairs a mismatch: the record that fixed the person still speaks against it', async () => {
  assert.ok(ravi);
  await become('ravi', ravi.name);
  await asking('aadhaar.kyc', { document_id: 'XXXX XXXX 9405', name: 'RAVI KUMAR DEMO' });
  await asking('fda.auth', { name: 'ASHA SAMPLE', store_name: 'SAMPLE MEDICALS' });
  assert.deepEqual(await verdicts('aadhaar.kyc', 'fda.auth'), ['verified', 'mismatch']);
  await rename(asha.name);
  assert.deepEqual(await verdicts('aadhaar.kyc', 'fda.auth'), ['mismatch', 'mismatch']);
  const said = failed({ checks: (await stored('fda', 'auth'))?.checks ?? [] });
  assert.deepEqual(said, ['Identity: The name differs from the one on: Aadhaar.']);
  await rename(ravi.name);
  assert.deepEqual(await verdicts('aadhaar.kyc', 'fda.auth'), ['verified', 'mismatch']);
  const repaired = failed({ checks: (await stored('aadhaar', 'kyc'))?.checks ?? [] });
  assert.match(repaired.join(), /did not match until the application was changed/);
});

test('each address is compared with the strongest other one, in the specification’s words', async () => {
  const home = '12, 4TH CROSS, DOMLUR, BENGALURU, KARNATAKA - 560071';
  await become('asha', asha.name);
  const addressOf = ({ checks }: Pick<Verified, 'checks'>) =>
    checks.filter(({ rule }) => rule === 'address').map(({ detail }) => detail);
  const licence = { name: 'ASHA SAMPLE', dob: '15-01-1990', validity: '12-05-2024 to 11-05-2044' };
  const first = await asking('dl.auth', { ...licence, address: home }, { dlNo: 'KA0120190001237' });
  assert.deepEqual(addressOf(first), ['No Previous Address Found']);
  const bill = { consumer_name: 'ASHA SAMPLE', bill_no: '1' };
  const same = await asking('eBill.auth', { ...bill, address: home });
  assert.equal(addressOf(same)[0], 'Address matched (1.00): Driving licence.');
  const other = await asking('tBill.auth', {
    name: 'ASHA SAMPLE',
    address: '41, STATION ROAD, SHIVAJINAGAR, PUNE, MAHARASHTRA - 411005',
  });
  assert.match(addressOf(other)[0] ?? '', /^Address did not match \(0\.\d\d\): Driving licence\./);
  assert.equal(other.status, 'verified', 'two addresses of one person are no contradiction');
  assert.equal(matchCode((addressOf(other)[0] ?? '').split(' (')[0] ?? ''), 0);
});

test('a licence whose last day is over has expired by itself, with its history, once, and touches nobody’s clock', async () => {
  await become('asha', asha.name);
  const licence = { name: 'ASHA SAMPLE', dob: '15-01-1990', validity: '12-05-2024 to 11-05-2044' };
  assert.equal((await asking('dl.auth', licence, { dlNo: 'KA0120190001238' })).status, 'verified');
  const touched = async () =>
    (await world.direct(`select updated_at::text from applicant where id = '${id}'`)).at(-1)?.updated_at;
  const before_ = await touched();
  const { expiry } = world.product;
  await expiry.run();
  assert.deepEqual(await verdicts('dl.auth'), ['verified']);
  const twentyYears = 20 * 366 * 86_400_000;
  world.shift(twentyYears);
  try {
    assert.ok((await expiry.run()) >= 1);
    assert.equal(await expiry.run(), 0, 'once');
  } finally {
    world.shift(-twentyYears);
  }
  assert.deepEqual(await verdicts('dl.auth'), ['expired']);
  assert.equal(await touched(), before_);
  const rows = await world.direct(
    `select detail from audit where action = 'document.judged' and applicant_id = '${id}' and detail ->> 'status' = 'expired'`,
  );
  assert.deepEqual(
    rows.map(({ detail }) => (detail as { before: string }).before),
    ['verified'],
  );
});
