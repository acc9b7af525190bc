import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { putDocument } from '@pramaan/contract/calls/applicants.ts';
import { uploadFile } from '@pramaan/contract/calls/files.ts';
import sharp from 'sharp';
import type { Caller } from '../../test/caller.ts';
import { startWorld, type World } from '../../test/world.ts';

let world: World;
let asha: Caller;
let id: string;
let png: Uint8Array<ArrayBuffer>;
before(async () => {
  world = await startWorld();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#abc' } });
  png = new Uint8Array(await picture.png().toBuffer());
});
after(() => world.close());

const keyed = (digit: number) => ({ 'idempotency-key': `0190f000-0000-4000-8000-00000000000${digit}` });
const loan = (loanAmt: string, key: number) =>
  asha.call(putDocument, {
    params: { id, group: 'loan', document: 'loanRequest' },
    body: { type: 'input', data: { loanAmt, loanPeriod: '24' } },
    headers: keyed(key),
  });
const count = async (what: string) => {
  const [row] = await world.direct(`select count(*)::int as n from ${what}`);
  return (row as { n: number }).n;
};
const file = (key?: number) => {
  const body = new FormData();
  body.append('file', new File([png], 'a.png', { type: 'image/png' }));
  return asha.call(uploadFile, {
    params: { applicantId: id, docType: 'form16' },
    body,
    ...(key === undefined ? {} : { headers: keyed(key) }),
  });
};

test('a request that comes again with its key is done once, and answered alike', async () => {
  const first = await loan('300000', 1);
  assert.equal(first.success, true, first.raw.body);
  const saved = await count("audit where action = 'document.submitted'");
  const replies = await Promise.all([loan('300000', 1), loan('300000', 1), loan('300000', 1)]);
  for (const reply of replies) assert.deepEqual(reply.raw.json(), first.raw.json());
  assert.equal(await count("audit where action = 'document.submitted'"), saved);
});

test('ten of one file at once are one file', async () => {
  const before_ = await count('upload');
  const replies = await Promise.all(Array.from({ length: 10 }, () => file(2)));
  assert.equal(new Set(replies.map(({ ok }) => ok.fileId)).size, 1);
  assert.equal(await count('upload'), before_ + 1);
});

test('a key of another request, and one that is no UUID, are refused with a sentence', async () => {
  const other = await loan('400000', 1);
  assert.deepEqual([other.status, other.code], [400, 'BAD_REQUEST']);
  assert.match(other.message, /used for another request/);
  const odd = await asha.call(putDocument, {
    params: { id, group: 'loan', document: 'loanRequest' },
    body: { type: 'input', data: { loanAmt: '1', loanPeriod: '1' } },
    headers: { 'idempotency-key': 'x' },
  });
  assert.match(odd.message, /^Send a UUID/);
});

test('a refused request leaves its key free; another person may use the same key', async () => {
  assert.equal((await loan('nothing', 3)).status, 400);
  assert.equal((await loan('500000', 3)).success, true);
  const meena = await world.as('meena');
  const hers = await meena.call(putDocument, {
    params: { id: await world.id('meena'), group: 'loan', document: 'loanRequest' },
    body: { type: 'input', data: { loanAmt: '700000', loanPeriod: '12' } },
    headers: keyed(3),
  });
  assert.equal(hers.success, true, hers.raw.body);
});

test('somebody else who sends the same with the same key does not get the reply of the first', async () => {
  await loan('600000', 4);
  const manager = await world.as('manager');
  const theirs = await manager.call(putDocument, {
    params: { id, group: 'loan', document: 'loanRequest' },
    body: { type: 'input', data: { loanAmt: '600000', loanPeriod: '24' } },
    headers: keyed(4),
  });
  assert.deepEqual([theirs.status, theirs.code], [400, 'BAD_REQUEST']);
  assert.match(theirs.message, /used for another request/);
});

test('the stored replies are sealed', async () => {
  const rows = await world.direct(`select encode(reply, 'escape') as text from idempotency_key`);
  const texts = rows.filter((row) => 'text' in row).map(({ text }) => String(text));
  assert.ok(texts.length >= 3);
  for (const text of texts) assert.ok(!text.includes('300000') && !text.includes('loanAmt'));
});
