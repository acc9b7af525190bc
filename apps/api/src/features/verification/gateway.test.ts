import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { putProfile } from '@pramaan/contract/calls/applicants.ts';
import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { specifiedMessages } from '@pramaan/contract/specified-messages.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { nameMessage } from '@pramaan/documents/matching.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import { askingOf, filled } from '../../../test/ask.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { requireConsent } from '../../case-file/ledger.ts';
import { type CheckedResult, currentRecord, type RecordRef } from '../../case-file/records.ts';
import { upsertIfStronger } from '../../case-file/upsert-if-stronger.ts';
import type { Actor } from '../../platform/audit.ts';
import {
  AskingStopped,
  type Question,
  type VendorAnswer,
  type Verification,
} from '../../providers/verification/port.ts';
import { messageFor } from './answered.ts';
import { checkLimiter } from './check-limits.ts';
import { contactCheck } from './contact-check.ts';
import { type Gateway, gateway } from './gateway.ts';
import type { Recheck } from './recheck.ts';
import { isAnswer, tell } from './told.ts';
import { findings, late, type Values } from './verification-result.ts';

const [asha] = people;
const name = asha.name;
const actor: Actor = { kind: 'staff', id: null, ip: '', requestId: 'test' };
let world: World;
let lender: string;
let applicant: string;
let consent: string;
before(async () => {
  world = await startWorld();
  [lender, applicant] = [await world.lender('SARAL'), await world.id('asha')];
  consent = await requireConsent(world.product.db, lender, applicant, 'verification');
  const caller = await world.as('asha');
  await caller.call(putProfile, { params: { id: applicant }, body: { name, email: asha.email } });
  await caller.call(giveConsent, {
    params: { id: applicant },
    body: { purpose: 'verification', language: 'en' },
  });
});
after(() => world.close());
beforeEach(async () => {
  await world.direct(
    'delete from verification_history; delete from verification; delete from usage; delete from source_day',
  );
  await world.database.owner('delete from jobs.job');
  await world.forgetTries();
});

const entryOf = (ref: string): Entry => askingOf(ref).entry;
const placeOf = (entry: Entry, instance = 1): RecordRef => ({ lender, applicant, entry, instance, consent });

/** The vendor's side of the border: questions wait until they are answered here. */
function vendor() {
  const questions: (Question & { answer(answer: VendorAnswer): void; stop(): void })[] = [];
  const provider: Verification = {
    name: 'karza',
    title: 'Karza',
    answers: () => true,
    circuit: () => 'closed',
    ask: (question) =>
      new Promise((settle, reject) => {
        const answer = (given: VendorAnswer) => settle({ ...given, tries: 2 });
        questions.push({ ...question, answer, stop: () => reject(new AskingStopped()) });
      }),
  };
  return { provider, questions };
}
const reported: unknown[] = [];
function opened(waitMs = 60_000): ReturnType<typeof vendor> & { gate: Gateway } {
  const { db, vault, jobs } = world.product;
  const { provider, questions } = vendor();
  const report = (error: unknown) => reported.push(error);
  const limits = checkLimiter({ db, vault, outbox: () => world.product.outbox });
  const gate = gateway({ db, vault, vendors: [provider], jobs: () => jobs, waitMs, limits, report });
  return { gate, provider, questions };
}
/** Waits until so many questions came. */
async function asked({ questions }: ReturnType<typeof opened>, count = 1): Promise<void> {
  while (questions.length < count) await new Promise((settle) => setTimeout(settle, 5));
}

const fda = () => entryOf('fda.auth');
const values = () => filled(askingOf('fda.auth'));
/** A record that the schema of fda takes, naming somebody. */
const ofPerson = (person: string): VendorAnswer => ({
  outcome: 'answered',
  record: { name: person, store_name: 'Sample Medicals' },
});
const current = (entry = fda(), instance = 1) =>
  world.product.db.tenant(lender, (trx) => currentRecord(trx, placeOf(entry, instance)));
const jobs = async () => {
  const rows = await world.database.owner(
    `select data, start_after > now() + interval '20 seconds' as later from jobs.job where name = 'verification-recheck'`,
  );
  return rows.filter((row) => 'data' in row);
};
const used = async () =>
  (await world.direct('select answered, reused from usage')).filter((row) => 'answered' in row);

test('a question is asked once and its answer held: with the source, the consent and what was asked', async () => {
  const open = opened();
  const first = open.gate.verify(placeOf(fda()), values(), actor);
  await asked(open);
  open.questions[0]?.answer(ofPerson(name));
  const told = await first;
  assert.deepEqual([told.status, told.message], ['verified', messages.verified]);
  assert.deepEqual(open.questions[0]?.values, values());
  const again = await open.gate.verify(placeOf(fda()), values(), actor);
  assert.deepEqual(again, told);
  assert.equal(open.questions.length, 1);
  assert.deepEqual(await used(), [{ answered: 1, reused: 1 }]);
  const [day] = await world.direct(
    'select endpoint, provider, outcome, calls, retries, within from source_day',
  );
  const { within, ...counted } = day as { within: number };
  assert.deepEqual(counted, {
    ...{ endpoint: 'fda', provider: 'karza', outcome: 'answered', calls: 1, retries: 1 },
  });
  assert.ok(within < 120_000, 'it was asked a moment ago');
  const [row] = await world.direct('select endpoint from usage');
  assert.deepEqual(row, { endpoint: 'fda' });
  const rows = await world.direct('select consent_id, source from verification');
  assert.deepEqual(
    rows.find((row) => 'source' in row),
    { consent_id: consent, source: fda().method.source },
  );
  assert.deepEqual(await jobs(), []);
});

test('a source is asked only while consent stands, and who waits is told when it ended', async () => {
  const open = opened();
  const verify = open.gate.verify(placeOf(fda()), values(), actor);
  await asked(open);
  const [question] = open.questions;
  assert.equal(await question?.mayAsk(), true);
  const caller = await world.as('asha');
  await caller.call(withdrawConsent, { params: { id: applicant, purpose: 'verification' } });
  assert.equal(await question?.mayAsk(), false);
  question?.stop();
  await assert.rejects(verify, { code: 'NO_CONSENT' });
  await caller.call(giveConsent, {
    params: { id: applicant },
    body: { purpose: 'verification', language: 'en' },
  });
  assert.deepEqual(await jobs(), []);
});

test('an answer is fresh for the days of its document and not a moment longer', async () => {
  const open = opened();
  const verify = () => open.gate.verify(placeOf(fda()), values(), actor);
  const first = verify();
  await asked(open);
  open.questions[0]?.answer(ofPerson(name));
  await first;
  const age = (seconds: number) =>
    world.direct(`update verification set verified_at = now() - interval '${seconds} seconds'`);
  const fresh = fda().method.freshDays * 86_400;
  await age(fresh - 60);
  await verify();
  assert.equal(open.questions.length, 1);
  await age(fresh);
  const again = verify();
  await asked(open, 2);
  open.questions[1]?.answer(ofPerson(name));
  assert.equal((await again).status, 'verified');
});

test('the same question at the same time is asked once, and all who wait get its answer, were it a no', async () => {
  const open = opened();
  const verify = () => open.gate.verify(placeOf(fda()), values(), actor);
  const both = [verify(), verify()].map((one) => one.catch((error: { code: string }) => error.code));
  await asked(open);
  open.questions[0]?.answer({ outcome: 'not_found', detail: 'none' });
  assert.deepEqual(await Promise.all(both), ['NO_DATA_AVAILABLE', 'NO_DATA_AVAILABLE']);
  assert.equal(open.questions.length, 1);
  assert.equal((await current())?.status, 'not_found');
  // Done with, the next one is a question of its own.
  const next = verify();
  await asked(open, 2);
  open.questions[1]?.answer(ofPerson(name));
  assert.equal((await next).status, 'verified');
});

test('other values, another instance and another document are other questions', async () => {
  const open = opened();
  const itr = entryOf('itr.auth');
  const all = [
    open.gate.verify(placeOf(itr, 1), filled(askingOf('itr.auth')), actor),
    open.gate.verify(placeOf(itr, 2), filled(askingOf('itr.auth')), actor),
    open.gate.verify(placeOf(fda()), values(), actor),
  ];
  await asked(open, 3);
  assert.equal(new Set(open.questions.map(({ idempotencyKey }) => idempotencyKey)).size, 3);
  // All are listened to first: they end in any order.
  const refused = all.map((one) => assert.rejects(one, { code: 'VERIFICATION_FAILED' }));
  for (const { answer } of open.questions) answer({ outcome: 'invalid_input', detail: 'wrong' });
  await Promise.all(refused);
});

test('who waits too long is told so; the answer is kept when it comes, and a job stands by', async () => {
  const open = opened(30);
  const told = await open.gate.verify(placeOf(fda()), values(), actor);
  assert.deepEqual([told.status, told.message, told.record], ['pending', messages.checking, {}]);
  assert.equal((await current())?.status, 'pending');
  const [job] = await jobs();
  const { idempotencyKey } = (job?.data ?? {}) as { idempotencyKey?: string };
  assert.equal(idempotencyKey, open.questions[0]?.idempotencyKey, 'the vendor sees one question');
  assert.equal(job?.later, true);
  const joined = await open.gate.verify(placeOf(fda()), values(), actor);
  assert.equal(joined.status, 'pending');
  assert.equal((await jobs()).length, 1, 'one job for one question');
  assert.deepEqual(await used(), [], 'what is not answered yet is not paid for');
  open.questions[0]?.answer(ofPerson(name));
  while ((await current())?.status === 'pending') await new Promise((settle) => setTimeout(settle, 10));
  assert.equal((await current())?.status, 'verified');
  assert.equal(open.questions.length, 1);
});

test('what fails when nobody waits any more is reported', async () => {
  const open = opened(30);
  const { jobs: queue } = world.product;
  await open.gate.verify(placeOf(fda()), values(), actor);
  reported.length = 0;
  const { send } = queue;
  queue.send = () => Promise.reject(new Error('The queue is away.'));
  open.questions[0]?.answer({ outcome: 'source_down', detail: 'away' });
  while (reported.length === 0) await new Promise((settle) => setTimeout(settle, 5));
  queue.send = send;
  assert.match(String(reported[0]), /The queue is away/);
});

test('a source that is down is asked again by a job, unless what was asked holds a secret', async () => {
  for (const [ref, count] of [
    ['fda.auth', 1],
    ['aadhaar.kyc', 0],
  ] as const) {
    const open = opened();
    const asking = askingOf(ref);
    const told = open.gate.verify(placeOf(asking.entry), filled(asking), actor);
    await asked(open);
    open.questions[0]?.answer({ outcome: 'source_down', detail: 'away' });
    await assert.rejects(told, { code: 'SERVER_UNREACHABLE' });
    assert.equal((await jobs()).length, count, ref);
    assert.deepEqual(await used(), [], 'nobody pays for no answer');
    await world.database.owner('delete from jobs.job');
  }
});

/** A result that needs no judging. */
type Settled = Omit<CheckedResult, 'basis' | 'anchor'> & { basis?: undefined };
const found = (status: Verdict, more: Partial<Settled> = {}): Settled => ({
  ...{ status, data: {}, source: 'registry', provider: 'karza', checks: [], request: {} },
  ...{ asked: null, ...more },
});

test('what is proved here is kept and counted for nobody; only the person’s own word covers what is worth more', async () => {
  const { gate } = opened();
  const recordRef = placeOf(fda());
  const other = world.product.vault.lookup('asked', 'other');
  await gate.keep(recordRef, found('verified', { provider: 'read here' }), actor);
  assert.deepEqual([(await current())?.status, await used()], ['verified', []]);
  await gate.keep(recordRef, found('mismatch', { asked: other }), actor);
  assert.equal((await current())?.status, 'verified');
  await gate.keep(recordRef, found('mismatch', { asked: other }), actor, { covers: true });
  assert.equal((await current())?.status, 'mismatch');
});

test('a method without a vendor asks nobody', async () => {
  const { gate, questions } = opened();
  const entry = entryOf('pan.ocr');
  await assert.rejects(gate.verify(placeOf(entry), {}, actor), { message: 'pan.ocr has no vendor to ask.' });
  assert.deepEqual(questions, []);
});

test('a job asks again what is still open: without an answer, or never answered', async () => {
  for (const status of ['source_down', 'pending'] as const) {
    const open = opened();
    const told = open.gate.verify(placeOf(fda()), values(), actor);
    await asked(open);
    open.questions[0]?.answer({ outcome: 'source_down', detail: 'away' });
    await assert.rejects(told, { code: 'SERVER_UNREACHABLE' });
    const [job] = await jobs();
    await world.direct(`update verification set status = '${status}'`);
    const asking = open.gate.recheck(job?.data as Recheck);
    await asked(open, 2);
    open.questions[1]?.answer(ofPerson(name));
    await asking;
    assert.equal((await current())?.status, 'verified', status);
    await open.gate.recheck(job?.data as Recheck);
    assert.equal(open.questions.length, 2, 'what is answered is not asked again');
    await world.direct('delete from verification_history; delete from verification');
    await world.database.owner('delete from jobs.job');
  }
});

test('what a finding tells', () => {
  const key = Buffer.from('k');
  assert.equal(tell(found('verified')).message, messages.verified);
  assert.equal(tell(found('mismatch')).message, nameMessage(false));
  assert.equal(tell(found('needs_review', { asked: key })).message, specifiedMessages.lenderLooks);
  assert.equal(tell(found('pending')).message, messages.checking);
  for (const [checked, code] of [
    [found('not_found'), 'NO_DATA_AVAILABLE'],
    [found('invalid_input'), 'VERIFICATION_FAILED'],
    [found('source_down'), 'SERVER_UNREACHABLE'],
    [found('needs_review'), 'SERVER_UNREACHABLE'],
  ] as const)
    assert.throws(() => tell(checked), { code });
  assert.deepEqual(
    [
      isAnswer(found('verified')),
      isAnswer(found('pending', { asked: key })),
      isAnswer(found('needs_review')),
    ],
    [true, false, false],
  );
  assert.deepEqual(
    (['verified', 'mismatch', 'needs_review'] as const).map((status) => messageFor({ status, checks: [] })),
    [messages.verified, nameMessage(false), messages.lenderChecks],
  );
});

test('whether a contact is the one registered is a check only when both are known', () => {
  assert.deepEqual(contactCheck('mobile', 'same'), [
    {
      name: 'Mobile number',
      verdict: 'passed',
      detail: 'The mobile number here is the one registered with Aadhaar.',
    },
  ]);
  assert.deepEqual(contactCheck('email', 'different'), [
    {
      name: 'E-mail address',
      verdict: 'doubtful',
      detail: 'Another e-mail address is registered with Aadhaar.',
    },
  ]);
  assert.deepEqual([...contactCheck('email', 'not-held'), ...contactCheck('mobile', '')], []);
});

test('an answer becomes a finding: late, refused, unreadable, empty, of another, of the person', async () => {
  const { vault } = world.product;
  const { resultOf, fingerprint } = findings({ vault });
  const recordRef = placeOf(fda());
  const of = (answer: VendorAnswer | typeof late) => resultOf(recordRef, values(), answer, 'karza');
  const nothing = {
    source: fda().method.source,
    provider: 'karza',
    request: values(),
    data: {},
    asked: null,
  };
  const failed = (detail: string) => [{ name: 'Source', verdict: 'failed', detail }];
  assert.deepEqual(of(late), { ...nothing, status: 'pending', checks: [] });
  assert.deepEqual(of({ outcome: 'not_found', detail: 'gone' }), {
    ...{ ...nothing, status: 'not_found', checks: failed('gone') },
  });
  assert.deepEqual(of({ outcome: 'answered', record: 7 as unknown as Record<string, unknown> }), {
    ...{ ...nothing, status: 'source_down', checks: failed('unreadable record') },
  });
  assert.deepEqual(of({ outcome: 'answered', record: {} }), {
    ...{ ...nothing, status: 'not_found', checks: failed('empty result') },
  });
  const theirs = of(ofPerson('Quite Another'));
  assert.deepEqual([theirs.basis, theirs.asked], ['sound', fingerprint(recordRef, values())]);
});

test('a question is known by its endpoint and its values, in whichever order; secrets are kept cut', async () => {
  const { vault } = world.product;
  const { resultOf, fingerprint } = findings({ vault });
  const recordRef = placeOf(fda());
  const key = (given: Values, at = recordRef) => fingerprint(at, given).toString('hex');
  assert.equal(key({ a: '1', b: '2' }), key({ b: '2', a: '1' }));
  assert.notEqual(key({ a: '1', b: '2' }), key({ a: '2', b: '1' }));
  assert.notEqual(key({ a: '1' }), key({ a: '1' }, placeOf(entryOf('iec.auth'))));
  assert.deepEqual(
    fingerprint(recordRef, { b: '2', a: '1' }),
    vault.lookup('asked', '["fda",[["a","1"],["b","2"]]]'),
  );
  const kyc = askingOf('aadhaar.kyc');
  const given = { ...filled(kyc), more: 'not asked for' };
  const { request } = await resultOf(placeOf(kyc.entry), given, late, 'karza');
  for (const [field, value] of Object.entries(given)) {
    const secret = kyc.entry.method.capture[field]?.secret;
    assert.equal(request[field] === value, !secret, field);
    if (secret) assert.equal(request[field], masked(value), field);
  }
});

/** Stores a result about the fda by `upsertIfStronger`, in a transaction. */
async function storedStronger(checked: Settled): ReturnType<typeof upsertIfStronger> {
  const { db, vault: hashes } = world.product;
  const context = { vault: await hashes.of(lender, db), hashes, actor, action: 'document.verified' } as const;
  return db.tenant(lender, (trx) => upsertIfStronger(trx, placeOf(fda()), checked, context));
}

test('nothing covers what is worth more: a better status, a stronger source, the same question', async () => {
  const { vault } = world.product;
  const keep = async (checked: Settled) => (await storedStronger(checked)).stored;
  const [one, two] = [vault.lookup('asked', '1'), vault.lookup('asked', '2')];
  const checked = (status: Verdict, source: string, key: Buffer | null = null) =>
    found(status, { source, asked: key } as Partial<Settled>);
  for (const [stands, comes, stored] of [
    [checked('verified', 'registry', one), checked('source_down', 'registry'), false],
    [checked('verified', 'registry', one), checked('mismatch', 'issuer-signed', two), false],
    [checked('verified', 'registry', one), checked('mismatch', 'registry', one), true],
    [checked('verified', 'registry', one), checked('verified', 'ocr'), false],
    [checked('verified', 'registry', one), checked('verified', 'registry', two), true],
    [checked('verified', 'registry', one), checked('verified', 'issuer-signed'), true],
    [checked('mismatch', 'issuer-signed'), checked('verified', 'ocr'), true],
    [checked('verified', 'registry', one), checked('needs_review', 'registry', two), true],
    [checked('verified', 'registry', one), checked('needs_review', 'issuer-signed'), false],
    [checked('verified', 'ocr'), checked('verified', 'locker'), true],
    [checked('verified', 'registry'), checked('verified', 'locker'), false],
    [checked('verified', 'self-declared'), checked('verified', 'unsigned'), false],
    [checked('needs_review', 'registry'), checked('mismatch', 'unsigned'), true],
    [checked('pending', 'registry'), checked('source_down', 'registry'), true],
    [checked('needs_review', 'registry'), checked('source_down', 'registry'), false],
    [checked('verified', 'self-declared'), checked('verified', 'ocr'), true],
    [checked('verified', 'ocr'), checked('verified', 'self-declared'), false],
  ] as const) {
    await world.direct('delete from verification_history; delete from verification');
    assert.equal(await keep(stands), true);
    assert.equal(
      await keep(comes),
      stored,
      `${comes.status} ${comes.source} over ${stands.status} ${stands.source}`,
    );
    assert.equal((await current())?.status, (stored ? comes : stands).status);
    const [row] = await world.direct(
      'select count(*)::int as aside from verification_history where version = 0',
    );
    assert.equal(row?.aside, !stored && comes.asked ? 1 : 0, 'an answer that was paid for is laid aside');
  }
});

test('what is not kept is told as it was found, and the log says that it was refused', async () => {
  await storedStronger(found('verified'));
  const poorer = found('mismatch', { source: 'ocr', data: { name: 'Quite Another' } });
  const { record: storedRecord, stored } = await storedStronger(poorer);
  const { verifiedAt, ...shown } = storedRecord;
  assert.deepEqual(
    [stored, shown],
    [false, { ...{ data: poorer.data, status: 'mismatch', source: 'ocr' }, provider: 'karza', checks: [] }],
  );
  assert.ok(Math.abs(Date.now() - Date.parse(String(verifiedAt))) < 120_000);
  const rows = await world.direct(
    `select detail from audit where action = 'document.rejected' order by at desc limit 1`,
  );
  assert.deepEqual(rows.find((row) => 'detail' in row)?.detail, {
    ...{ document: 'fda', method: 'auth', status: 'mismatch' },
  });
});
