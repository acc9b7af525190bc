import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { matchName, matchPan } from '@pramaan/contract/calls/verification.ts';
import { yearFrom } from '@pramaan/documents/findings/figures.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { filingOf } from '@pramaan/specimens/papers/tax-return.ts';
import { ask, askingOf, endingIn, filled, uploaded } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { eventually } from '../../../test/eventually.ts';
import { startWorld, type World } from '../../../test/world.ts';

const [asha, ravi] = people;
const pan = askingOf('pan.auth');
let world: World;
let caller: Caller;
let id: string;
before(async () => {
  world = await startWorld({ slowMs: 2500, waitMs: 1200, work: true });
  [caller, id] = [await world.as('asha'), await world.id('asha')];
});
beforeEach(async () => {
  await world.sandbox.clear();
  await world.forgetTries();
});
after(() => world.close());

const record = async (document: string, key: string, instance = 1) =>
  recordAt((await caller.call(getApplicant, { params: { id } })).ok.docs, document, key, instance);

/** Waits until a record has a status. */
const until = (document: string, key: string, status: string) =>
  eventually(
    async () => (await record(document, key))?.status,
    (found) => found === status,
  );

test('the same question is answered from what is held while fresh: asked and billed once, and counted as reused', async () => {
  const first = await ask(caller, id, pan, { pan: asha.pan });
  const second = await ask(caller, id, pan, { pan: asha.pan });
  assert.deepEqual(second.ok, first.ok);
  assert.equal(second.extras.status, first.extras.status);
  assert.equal((await world.sandbox.usage()).billed['/v2/pan'], 1);
  const rows = await world.direct(`select answered, reused from usage where endpoint = 'panauth'`);
  assert.deepEqual(rows.at(-1), { answered: 1, reused: 1 });
});

test('a record of somebody else is called so each time, asked or held', async () => {
  const theirs = { pan: 'AAAPZ1236C' };
  const replies = [await ask(caller, id, pan, theirs), await ask(caller, id, pan, theirs)];
  for (const reply of replies)
    assert.deepEqual([reply.message, reply.extras.status], ['Profile Name Not Match', 'mismatch']);
});

test('ten impatient clicks ask once, pay once and all get the answer', async () => {
  const asking = askingOf('fda.auth');
  const values = filled(asking);
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(caller, id, asking, values)));
  assert.equal(replies.filter(({ extras }) => extras.status === 'verified').length, 10);
  assert.equal((await world.sandbox.usage()).received['/v2/fda'], 1);
  const refused = filled(asking, { digit: 7 });
  // "Not found" is not stored: only clicks that arrive before the source answers share its answer.
  await world.sandbox.pace({ latencyMs: 400 });
  const none = await Promise.all(Array.from({ length: 10 }, () => ask(caller, id, asking, refused)));
  await world.sandbox.pace({ latencyMs: 0 });
  assert.equal(none.filter(({ code }) => code === 'NO_DATA_AVAILABLE').length, 10);
  assert.equal((await world.sandbox.usage()).received['/v2/fda'], 2);
});

test('another number, or an answer no longer fresh, is asked again', async () => {
  await ask(caller, id, pan, { pan: ravi?.pan });
  assert.equal((await world.sandbox.usage()).billed['/v2/pan'], 1);
  await ask(caller, id, pan, { pan: ravi?.pan });
  assert.equal((await world.sandbox.usage()).billed['/v2/pan'], 1);
  assert.equal((await record('pan', 'auth'))?.status, 'verified', 'another’s never covers one’s own');
  for (const table of ['verification', 'verification_history'])
    await world.direct(`update ${table} set verified_at = now() - interval '31 days' where document = 'pan'`);
  await ask(caller, id, pan, { pan: ravi?.pan });
  assert.equal((await world.sandbox.usage()).billed['/v2/pan'], 2);
});

test('an answer laid aside is asked again once it would be judged otherwise', async () => {
  const rename = (name: string) =>
    caller.call(putProfile, { params: { id }, body: { name, email: asha.email } });
  assert.equal((await ask(caller, id, pan, { pan: ravi?.pan })).extras.status, 'mismatch');
  assert.equal((await world.sandbox.usage()).billed['/v2/pan'] ?? 0, 0, 'what lies aside is not paid again');
  await rename('');
  const unnamed = await ask(caller, id, pan, { pan: ravi?.pan });
  await rename(asha.name);
  assert.deepEqual(
    [unnamed.extras.status, (await world.sandbox.usage()).billed['/v2/pan']],
    ['unmatched', 1],
  );
});

test('the same question asked again tells today’s truth, even a worse one; a better record takes its place again', async () => {
  const asking = askingOf('icai.auth');
  const values = filled(asking);
  const rename = (name: string) =>
    caller.call(putProfile, { params: { id }, body: { name, email: asha.email } });
  assert.equal((await ask(caller, id, asking, values)).extras.status, 'verified');
  await rename('Quite Another');
  await world.direct(
    `update verification set verified_at = now() - interval '400 days' where document = 'icai'`,
  );
  assert.equal((await ask(caller, id, asking, values)).extras.status, 'mismatch');
  assert.equal((await record('icai', 'auth'))?.status, 'mismatch');
  await rename(asha.name);
  await world.direct(
    `update verification set verified_at = now() - interval '400 days' where document = 'icai'`,
  );
  assert.equal((await ask(caller, id, asking, values)).extras.status, 'verified');
  assert.equal((await record('icai', 'auth'))?.status, 'verified');
});

test('each change of a record leaves the one before in the history', async () => {
  const rows = await world.direct(`
    select v.version, array_agg(distinct h.version order by h.version) as stored from verification v
    join verification_history h on h.lender_id = v.lender_id and h.id = v.id where v.document = 'icai' group by v.version`);
  const { version, stored } = rows.at(-1) as { version: number; stored: number[] };
  assert.ok(version >= 3);
  for (let old = 1; old < version; old++) assert.ok(stored.includes(old), `version ${old} of ${version}`);
});

test('a slow source does not hold the person: checking at once, verified by itself later', async () => {
  const asking = askingOf('nrega.auth');
  const values = filled(asking, { digit: 9 });
  const reply = await ask(caller, id, asking, values);
  assert.equal(reply.success, true);
  assert.equal(reply.extras.status, 'pending');
  assert.equal(reply.message, 'The source is slow. You can continue. We will check again automatically.');
  assert.equal((await record('nrega', 'auth'))?.status, 'pending');
  await until('nrega', 'auth', 'verified');
  assert.equal((await world.sandbox.usage()).billed['/v2/nrega'], 1);
});

test('a slow or failing second check does not cover the record that stands', async () => {
  const asking = askingOf('iec.auth');
  assert.equal((await ask(caller, id, asking, filled(asking))).extras.status, 'verified');
  const stands = await record('iec', 'auth');
  const down = await ask(caller, id, asking, filled(asking, { digit: 8 }));
  assert.ok(['SERVER_UNREACHABLE', undefined].includes(down.code));
  assert.deepEqual(await record('iec', 'auth'), stands);
  const audits = await world.direct(
    `select count(*) as rows from audit where action = 'document.rejected' and detail->>'document' = 'iec'`,
  );
  assert.ok(Number(audits.at(-1)?.rows) >= 1, 'the refusal is in the audit log');
});

test('a check that met a source down is settled by the job once the source is back', async () => {
  const asking = askingOf('fssai.auth');
  const values = filled(asking);
  await world.sandbox.fault('/v2/fssai', '503', 3);
  await ask(caller, id, asking, values);
  await until('fssai', 'auth', 'source_down');
  await world.direct(
    `update jobs.job set start_after = now() where name = 'verification-recheck' and state = 'created'`,
  );
  await until('fssai', 'auth', 'verified');
  assert.deepEqual(world.reported, []);
});

test('an adminId in the body must be one’s own', async () => {
  const owner = await world.as('owner');
  const admin = await world.as('admin');
  const values = { pan: asha.pan };
  const own = await ask(owner, id, pan, { ...values, adminId: owner.login._id });
  assert.equal(own.success, true);
  for (const adminId of [admin.login._id, '', 'x', id]) {
    const reply = await ask(owner, id, pan, { ...values, adminId });
    assert.equal(reply.status, 403);
    assert.equal(reply.message, 'The admin in the request is not the admin who is logged in.');
  }
});

/** The number under which Asha's return of an assessment year was filed. */
const filedIn = (year: number) => filingOf(asha, yearFrom(year)).ackNo;

test('one return in two instances is refused before it is asked, and said where it is', async () => {
  const asking = askingOf('itr.auth');
  const values = { ...filled(asking), ackNo: filedIn(2025) };
  assert.equal((await ask(caller, id, asking, { ...values, instance: 1 })).extras.status, 'verified');
  const asked = (await world.sandbox.usage()).received['/v2/itr'];
  const again = await ask(caller, id, asking, { ...values, instance: 3 });
  assert.equal(again.code, 'SAME_PAPER');
  assert.match(
    again.message,
    /^This is the same paper as Income-tax return\. Choose another one here, or replace/,
  );
  assert.deepEqual(
    again.fields?.map(({ path }) => path),
    ['instances.1'],
  );
  assert.equal((await world.sandbox.usage()).received['/v2/itr'], asked, 'nothing is paid for');
  assert.equal(await record('itr', 'auth', 3), undefined);
  assert.equal(
    (await ask(caller, id, asking, { ...values, instance: 1 })).success,
    true,
    'in its place it is given again',
  );
});

test('instances 1 to 3 are records of their own; a fourth is refused with a sentence', async () => {
  const asking = askingOf('itr.auth');
  const values = filled(asking);
  for (const instance of [1, 2, 3])
    assert.equal(
      (await ask(caller, id, asking, { ...values, ackNo: filedIn(2026 - instance), instance })).extras.status,
      'verified',
      `instance ${instance}`,
    );
  for (const instance of [1, 2, 3]) assert.equal((await record('itr', 'auth', instance))?.status, 'verified');
  for (const instance of [0, 4, -1, 1.5, '1', null, 1e20]) {
    const reply = await ask(caller, id, asking, { ...values, instance });
    assert.equal(reply.status, 400, String(instance));
    assert.equal(reply.fields?.[0]?.path, 'instance');
  }
  assert.equal(
    (await ask(caller, id, pan, { pan: asha.pan, instance: 1 })).status,
    400,
    'one place, no instance',
  );
});

test('a scan wants a file of this person: an unknown id, another’s and no id at all are refused with a sentence', async () => {
  const asking = askingOf('epic.ocr');
  const ravis = await uploaded(await world.as('ravi'), await world.id('ravi'), 'epic');
  for (const file of [ravis, '01900000-0000-7000-8000-000000000000', '-'.repeat(36), '0'.repeat(36)]) {
    const reply = await ask(caller, id, asking, { file });
    assert.equal(reply.success, false, file);
    assert.ok(reply.status === 200 || reply.status === 400, `${file}: ${reply.status}`);
    assert.match(reply.message, /file/i);
  }
  assert.equal((await ask(caller, id, asking, { file: 'photo.jpg' })).status, 400);
  assert.equal((await ask(caller, id, asking, {})).status, 400);
});

test('two names are matched with a code, a sentence and reasons', async () => {
  const match = async (name1: string, name2: string) =>
    (await caller.call(matchName, { body: { applicantId: id, name1, name2 } })).ok;
  const same = await match('Asha Sample', 'SAMPLE ASHA');
  assert.deepEqual([same.code, same.message], [1, 'Profile Name Match']);
  const other = await match('Asha Sample', 'Vikram Rao');
  assert.deepEqual([other.code, other.message], [0, 'Profile Name Not Match']);
});

test('a PAN is matched with the profile: its own, another’s, and one that is none', async () => {
  const match = (value: string) => caller.call(matchPan, { body: { applicantId: id, pan: value } });
  assert.equal((await match(asha.pan)).ok.code, 1);
  assert.equal((await match(endingIn(pan.entry, { pan: asha.pan }, 6).pan ?? '')).ok.code, 0);
  const wrong = await match('AAAA');
  assert.equal(wrong.status, 400);
  assert.equal(wrong.fields?.[0]?.path, 'pan');
});

test('wrong details are refused before anyone is asked, field by field', async () => {
  const reply = await ask(caller, id, askingOf('passport.verified'), { passportNo: 'x', surprise: 1 });
  assert.equal(reply.status, 400);
  assert.ok((reply.fields?.length ?? 0) >= 4);
  for (const { message } of reply.fields ?? []) assert.match(message, /^[A-Z].*[.!?]$/s);
  assert.equal((await world.sandbox.usage()).total, 0);
});
