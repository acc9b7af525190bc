import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/reports.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

const hour = 60 * 60_000;
let world: World;
let owner: Caller;
let anyone: Caller;
let ravi: string;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  [owner, anyone, ravi] = [await world.as('owner'), await world.as('anonymous'), await world.id('ravi')];
});
after(() => world.close());

const share = async (caller = owner, id = ravi) =>
  (await caller.call(calls.shareReport, { params: { id } })).ok;
const view = (shareId: string) => anyone.call(calls.getSharedReport, { params: { shareId } });
const list = async (caller = owner) => (await caller.call(calls.listShares, { params: { id: ravi } })).ok;
const revoke = (id: string, of = ravi, caller = owner) =>
  caller.call(calls.revokeShare, { params: { id: of, share: id } });

test('a link is long and random, lasts 72 hours, and opens without a login', async () => {
  const { shareId, url, expiresAt } = await share();
  assert.match(shareId, /^[A-Za-z0-9_-]{43}$/);
  assert.ok(url.endsWith(`/digi-report/${shareId}`));
  assert.ok(Math.abs(Date.parse(expiresAt) - Date.now() - 72 * hour) < 60_000);
  const { name, lender, reference, docs } = (await view(shareId)).ok;
  assert.deepEqual([name, lender], ['Ravi Kumar Demo', 'Saral Finance']);
  assert.match(reference, /^SF-\d+$/);
  assert.ok(definedRecords(docs).length >= 50);
});

test('a shared report is masked, also when the person shares it, and holds no address of the profile', async () => {
  for (const caller of [owner, await world.as('ravi')]) {
    const reply = await view((await share(caller)).shareId);
    const account = readPath(recordAt(reply.ok.docs, 'bankStatement', 'statement')?.data, 'account.number');
    assert.match(String(account), /^X[X ]+\d{4}$/);
    assert.deepEqual(
      Object.keys(reply.ok).sort(),
      ['docs', 'expiresAt', 'lender', 'name', 'reference', 'sharedAt'].sort(),
    );
    assert.equal(reply.raw.headers['cache-control'], 'no-store');
  }
});

test('every opening is counted and logged, and seen by who shared', async () => {
  const before_ = new Set((await list()).map(({ id }) => id));
  const { shareId } = await share();
  const mine = async () => (await list()).find(({ id }) => !before_.has(id));
  assert.deepEqual([(await mine())?.views, (await mine())?.lastViewAt], [0, null]);
  for (let opened = 0; opened < 3; opened++) await view(shareId);
  const line = await mine();
  assert.equal(line?.views, 3);
  assert.ok(Math.abs(Date.parse(line?.lastViewAt ?? '') - Date.now()) < 60_000);
  const rows = await world.database.owner(
    `select count(*) as rows from audit where action = 'share.viewed' and actor_id = '${line?.id}'`,
  );
  assert.equal(Number(rows.at(-1)?.rows), 3);
});

test('an ended link, an expired one, an unknown one and an applicant’s own id all answer “No Data Found”', async () => {
  const known = new Set((await list()).map(({ id }) => id));
  const ended = await share();
  const [line] = (await list()).filter(({ id }) => !known.has(id));
  assert.equal((await view(ended.shareId)).success, true);
  assert.equal((await revoke(line?.id ?? '')).success, true);
  world.shift(-73 * hour);
  const expired = await share();
  world.shift(73 * hour);
  const answers = await Promise.all(
    [ended.shareId, expired.shareId, 'x', ravi, line?.id ?? '', '%00', "' or '1'='1", 'a'.repeat(200)].map(
      view,
    ),
  );
  for (const reply of answers) {
    assert.equal(reply.status, 200);
    assert.deepEqual(reply.raw.json(), { success: false, message: 'No Data Found', code: 'NO_DATA_FOUND' });
  }
  assert.equal(answers.length, 8);
});

test('of one applicant’s links none is ended through another’s file', async () => {
  const { shareId } = await share();
  const [newest] = await list();
  const meena = await world.id('meena');
  assert.equal((await revoke(newest?.id ?? '', meena)).status, 404);
  assert.equal((await revoke(newest?.id ?? '', ravi, await world.as('other owner'))).status, 404);
  assert.equal((await view(shareId)).success, true);
  assert.equal((await revoke(newest?.id ?? '')).success, true);
  assert.equal((await revoke(newest?.id ?? '')).success, true, 'ending twice is no error');
});

test('the report of a person who gave nothing is “No Data Found”', async () => {
  const { shareId } = await share(owner, await world.id('asha'));
  assert.equal((await view(shareId)).message, 'No Data Found');
});

test('the link itself is stored nowhere: only its hash', async () => {
  const { shareId } = await share();
  const rows = await world.database.owner(`select encode(token_hash, 'escape') as hash from share`);
  const hashes = rows.flatMap(({ hash }) => (typeof hash === 'string' ? [hash] : []));
  assert.ok(hashes.length >= 6);
  assert.ok(!hashes.some((hash) => hash.includes(shareId)));
  assert.ok(!world.logs.some((line) => line.includes(shareId)));
});
