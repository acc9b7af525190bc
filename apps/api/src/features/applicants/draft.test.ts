import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { answerKey, documentForm, readingForm, savedKey } from '@pramaan/documents/typed-answers.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const save = (version: unknown, draft: unknown, caller = asha) =>
  caller.call(putDraft, { params: { id }, body: { version, draft } });
const read = async (caller = asha) => (await caller.call(getDraft, { params: { id } })).ok;

test('nothing saved yet: version 0 and an empty draft', async () => {
  assert.deepEqual(await read(), { version: 0, savedAt: '', draft: {} });
});

test('each save counts one version up, and comes back as it was sent', async () => {
  for (let version = 0; version < 5; version++) {
    const draft = { epicNo: `ABC${version}`, nested: { list: [1, null, 'ß', '🙂', 'आशा'] } };
    assert.equal((await save(version, draft)).ok.version, version + 1);
    assert.deepEqual((await read()).draft, draft);
  }
});

test('a save over a version that is no longer the newest is a conflict with a sentence, and changes nothing', async () => {
  const before_ = await read();
  for (const version of [0, 1, before_.version - 1, before_.version + 1, 2_000_000_000]) {
    const reply = await save(version, { lost: true });
    assert.equal(reply.status, 409, String(version));
    assert.match(reply.message, /Someone else has changed this. Reload the page/);
  }
  assert.deepEqual(await read(), before_);
});

test('of fifty saves over one version, one is kept', async () => {
  const { version } = await read();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => save(version, { winner: index })),
  );
  const stored = replies.filter(({ success }) => success);
  assert.equal(stored.length, 1);
  assert.equal(replies.filter(({ status }) => status === 409).length, 49);
  const now = await read();
  assert.equal(now.version, version + 1);
  assert.equal(
    now.draft.winner,
    replies.findIndex(({ success }) => success),
  );
});

test('of twenty first saves at once, one is kept', async () => {
  const meena = await world.as('meena');
  const hers = { id: await world.id('meena') };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => meena.call(putDraft, { params: hers, body: { version: 0, draft: {} } })),
  );
  assert.equal(replies.filter(({ success }) => success).length, 1);
});

test('damaged values are refused with a sentence, and the draft stays', async () => {
  const before_ = await read();
  const damaged: [unknown, unknown][] = [
    [before_.version, null],
    [before_.version, 'text'],
    [before_.version, [1]],
    [before_.version, 7],
    ['1', {}],
    [1.5, {}],
    [-1, {}],
    [3_000_000_000, {}],
    [9e15, {}],
    [1e300, {}],
    [null, {}],
    [undefined, {}],
    [before_.version, undefined],
    [before_.version, { 'a\u0000b': 1 }],
    [before_.version, { a: 'x\u0000' }],
  ];
  for (const [version, draft] of damaged) {
    const reply = await save(version, draft);
    assert.equal(reply.status, 400, `${JSON.stringify({ version, draft })}: ${reply.raw.body}`);
    assert.match(reply.message, /^[A-Z].*\.$/);
  }
  assert.deepEqual(await read(), before_);
});

test('odd but whole values are kept: null members, empty keys, lone surrogates, long texts', async () => {
  const { version } = await read();
  const draft = {
    '': null,
    a: { b: null },
    lone: '\ud800',
    long: 'x'.repeat(200_000),
    toString: 1,
    number: 1e300,
  };
  assert.equal((await save(version, draft)).success, true);
  assert.deepEqual((await read()).draft, JSON.parse(JSON.stringify(draft)));
});

test('a draft larger than a megabyte is refused with a sentence', async () => {
  const { version } = await read();
  const reply = await save(version, { big: 'x'.repeat(1_100_000) });
  assert.equal(reply.status, 413);
  assert.match(reply.message, /This is too large/);
  assert.equal((await read()).version, version);
});

test('the draft is sealed in the database', async () => {
  const { version } = await read();
  await save(version, { secret: 'find-me-if-you-can' });
  const rows = await world.direct(`select encode(sealed, 'escape') as text from draft`);
  const texts = rows.filter((row) => 'text' in row);
  assert.ok(texts.length >= 2);
  for (const { text } of texts) assert.ok(!String(text).includes('find-me'));
});

test('a draft of 80,000 keys is refused with a sentence, and the one before stays', async () => {
  const before_ = await read();
  const draft = Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`k${at}`, '']));
  const reply = await save(before_.version, draft);
  assert.deepEqual(
    [reply.status, reply.code, reply.message],
    [400, 'BAD_REQUEST', 'The request has more than 5,000 members. Send fewer at once.'],
  );
  assert.deepEqual(await read(), before_);
});

test('typed answers come back with the time of their own form, and secrets are not stored', async () => {
  const form = documentForm('form16', 'ocr', 2);
  const work = documentForm('work', 'input', 1);
  const aadhaar = documentForm('aadhaar', 'kyc', 1);
  const reading = readingForm(documentForm('pan', 'ocr', 1), '0190f000');
  const kept = {
    [answerKey(work, 'company')]: ' [Acme, "Sons"] ',
    [answerKey(aadhaar, 'name')]: 'Asha Sample',
    [answerKey(reading, 'name')]: 'ASHA',
  };
  const dropped = {
    [answerKey(aadhaar, 'uid')]: '999941057058',
    [answerKey(documentForm('aadhaar', 'offline', 1), 'shareCode')]: '2345',
    [answerKey(work, 'address')]: 'My number is 9999 4105 7058',
    [answerKey(work, 'nothing')]: 'x',
    [answerKey('nothing.input.1', 'x')]: 'x',
    [answerKey(work, 'designation')]: { not: 'text' },
    [savedKey(form)]: '1999-01-01T00:00:00.000Z',
  };
  const first = await save((await read()).version, { ...kept, ...dropped });
  const stored = await read();
  const { savedAt } = first.ok;
  assert.deepEqual(stored.draft, {
    ...kept,
    [savedKey(work)]: savedAt,
    [savedKey(aadhaar)]: savedAt,
    [savedKey(reading)]: savedAt,
  });
  const again = await save(stored.version, { ...kept, [answerKey(aadhaar, 'name')]: 'Asha S' });
  const later = (await read()).draft;
  assert.deepEqual(
    [later[savedKey(work)], later[savedKey(aadhaar)]],
    [savedAt, again.ok.savedAt],
    'a form that did not change keeps its time',
  );
});

test('what the person is still typing is not shown to the lender, whose save leaves it', async () => {
  const owner = await world.as('owner');
  const before_ = await read();
  assert.ok(Object.keys(before_.draft).some((key) => key.startsWith('typed/')));
  const seen = await read(owner);
  assert.deepEqual(seen.draft, {});
  assert.equal((await save(seen.version, { loanAmt: '5' }, owner)).success, true);
  assert.deepEqual((await read()).draft, { ...before_.draft, loanAmt: '5' });
});
