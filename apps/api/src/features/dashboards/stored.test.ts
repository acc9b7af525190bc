import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/dashboards.ts';
import * as review from '@pramaan/contract/calls/review.ts';
import { ask, askingOf, declare, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

/** What people do, and what the dashboards then say: nothing here writes a figure. */
let world: World;
let manager: Caller;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [manager, asha, id] = [await world.as('manager'), await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const range = { query: {} };
const ended = (value: string, digit: string) => `${value.slice(0, -2)}${digit}${value.slice(-1)}`;

test('a first try that is good, one that is not, and one that the reviewer accepts', async () => {
  const pan = askingOf('pan.auth');
  const values = filled(pan);
  const [name = ''] = Object.keys(values);
  // The sandbox knows nobody under a number that ends in 7.
  const none = await ask(asha, id, pan, { ...values, [name]: ended(values[name] ?? '', '7') });
  assert.equal(none.code, 'NO_DATA_AVAILABLE');
  assert.equal((await ask(asha, id, pan, values)).extras.status, 'verified');
  assert.equal(
    (await ask(asha, id, askingOf('dl.auth'), filled(askingOf('dl.auth')))).extras.status,
    'verified',
  );
  const rows = (await manager.call(calls.getFirstPass, range)).ok;
  assert.deepEqual(
    rows.map(({ document, given, passed, again }) => [document, given, passed, again]),
    [
      ['dl', 1, 1, 0],
      ['pan', 1, 0, 1],
    ],
  );
  const failed = await manager.call(calls.listDrillDown, {
    query: { of: 'documents', which: 'pan', state: 'failed' },
  });
  assert.deepEqual(
    failed.ok.lines.map(({ _id, about }) => [_id, about]),
    [[id, 'PAN']],
  );
});

test('the reviewer’s verdict on a first try counts: rejected it was not good, accepted it was', async () => {
  const passedOf = async () =>
    (await manager.call(calls.getFirstPass, range)).ok.find(({ document }) => document === 'dl')?.passed;
  for (const [verdict, reason, passed] of [
    ['reject', 'NOT_READABLE', 0],
    ['accept', 'LOOKS_RIGHT', 1],
  ] as const) {
    const { version } = (await manager.call(review.getReview, { params: { id } })).ok;
    const said = await manager.call(review.reviewDocument, {
      params: { id, place: 'dl.auth' },
      body: { version, verdict, reason },
    });
    assert.equal(said.success, true, said.raw.body);
    assert.equal(await passedOf(), passed);
  }
});

test('the funnel moves with the application, back too when a decision is undone', async () => {
  const at = async () => {
    const steps = (await manager.call(calls.getFunnel, range)).ok;
    return steps.filter(({ reached }) => reached > 0).at(-1)?.step;
  };
  assert.equal(await at(), 'review');
  await declare(asha, id, 'loanRequest', { loanAmt: '1000' });
  const { version } = (await manager.call(review.getReview, { params: { id } })).ok;
  const decided = await manager.call(review.decideApplication, {
    params: { id },
    body: { version, kind: 'reject', reasons: ['INCOME_LOW'], conditions: [] },
  });
  assert.equal(decided.ok.stage, 'rejected');
  assert.equal(await at(), 'decided');
  const [decision] = decided.ok.decisions;
  const undone = await manager.call(review.undoDecision, {
    params: { id, decision: decision?._id ?? '' },
    body: { version: decided.ok.version },
  });
  assert.equal(undone.ok.stage, 'in-review');
  assert.equal(await at(), 'review');
});

test('answers, failures, retries and times of a source; one whose circuit is open says so; its files can be opened', async () => {
  const gst = askingOf('gst.auth');
  const path = gst.entry.method.vendor?.path ?? '';
  const of = async () =>
    (await manager.call(calls.getSources, range)).ok.find(
      ({ endpoint }) => endpoint === gst.entry.method.endpoint,
    );
  await world.sandbox.fault(path, '503');
  assert.equal((await ask(asha, id, gst, filled(gst))).extras.status, 'verified');
  const once = await of();
  assert.deepEqual(
    [once?.answered, once?.failed, once?.retries, once?.waiting, once?.circuit],
    [1, 0, 1, 0, 'closed'],
  );
  assert.ok((once?.p95 ?? 0) >= 100);
  const meena = await world.as('meena');
  const hers = await world.id('meena');
  await world.sandbox.fault(path, '503', 12);
  for (let turn = 0; turn < 3; turn++)
    assert.equal((await ask(meena, hers, gst, filled(gst))).code, 'SERVER_UNREACHABLE');
  const down = await of();
  assert.equal(down?.answered, 1);
  assert.equal(down?.failed, 3);
  assert.equal(down?.circuit, 'open');
  assert.equal(down?.waiting, 1);
  const waiting = await manager.call(calls.listDrillDown, {
    query: { of: 'sources', which: gst.entry.method.endpoint ?? '' },
  });
  assert.deepEqual(
    waiting.ok.lines.map(({ _id }) => _id),
    [hers],
  );
});

test('what was asked, what was answered, and how fast', async () => {
  const meena = await world.id('meena');
  const { version } = (await manager.call(review.getReview, { params: { id: meena } })).ok;
  const items = ['pan', 'dl', 'epf'].map((subject) => ({ subject, reason: 'MISSING' as const }));
  const asked = await manager.call(review.requestInformation, {
    params: { id: meena },
    body: { version, channel: 'sms', items },
  });
  assert.equal(asked.success, true, asked.raw.body);
  for (const [subject, wait] of [
    ['pan', '1 hour'],
    ['dl', '3 hours'],
  ]) {
    const [request] = await world.direct(
      `select quote_literal(asked_at + interval '${wait}') as answered from information_request where subject = '${subject}'`,
    );
    await world.direct(
      `update information_request set answered_at = ${request?.answered} where subject = '${subject}'`,
    );
  }
  const [whole, week, ...more] = (await manager.call(calls.getInformationRequestFigures, range)).ok;
  assert.deepEqual(whole, { week: null, asked: 3, answered: 2, withdrawn: 0, p50: 3600, p90: 10_800 });
  assert.deepEqual([week?.asked, more.length], [3, 0]);
  const open = await manager.call(calls.listDrillDown, {
    query: { of: 'informationRequests', which: 'open' },
  });
  assert.deepEqual(
    open.ok.lines.map(({ about }) => about),
    ['Provident fund (EPF)'],
  );
});

test('another lender sees none of it', async () => {
  const other = await world.as('other owner');
  assert.deepEqual((await other.call(calls.getFirstPass, range)).ok, []);
  assert.deepEqual((await other.call(calls.getSources, range)).ok, []);
  assert.deepEqual((await other.call(calls.getInformationRequestFigures, range)).ok, []);
  const mine = await other.call(calls.listDrillDown, { query: { of: 'documents', which: 'pan' } });
  assert.deepEqual(mine.ok.lines, []);
});
