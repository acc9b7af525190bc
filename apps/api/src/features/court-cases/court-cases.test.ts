import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { searchAudit } from '@pramaan/contract/calls/audit.ts';
import * as calls from '@pramaan/contract/calls/court-cases.ts';
import { getSharedReport, shareReport } from '@pramaan/contract/calls/reports.ts';
import { getTimeline } from '@pramaan/contract/calls/review.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

const meenas = people[2] ?? people[0];
const searching = askingOf('courtCases.auth');
const own = 'ZZZZ010000152024';
const namesake = 'ZZZZ020000412019';
let world: World;
let meena: Caller;
let manager: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [meena, manager, id] = [await world.as('meena'), await world.as('manager'), await world.id('meena')];
});
after(() => world.close());

type Case = Record<string, string>;
const record = async () =>
  recordAt((await meena.call(getApplicant, { params: { id } })).ok.docs, 'courtCases', 'auth');
const cases = async () => ((await record())?.data.cases ?? []) as Case[];
const params = () => ({ id });

test('a search says what was searched; a likely case waits for the lender, a namesake’s does not', async () => {
  const reply = await ask(meena, id, searching, filled(searching, { person: meenas }));
  assert.deepEqual(
    [reply.success, reply.extras.status, reply.message],
    [true, 'needs_review', 'Saved. Your lender will review the result.'],
  );
  const stored = await record();
  assert.equal(stored?.status, 'needs_review');
  assert.match(stored?.checks.at(-1)?.detail ?? '', /One case is likely/);
  assert.equal((stored?.data.searched as Case | undefined)?.fatherName, 'Harish Example');
  const [first, second] = await cases();
  assert.deepEqual([first?.cnr, second?.cnr], [own, namesake]);
  assert.ok(Number(first?.score) >= 0.7 && Number(second?.score) < 0.7);
});

test('the same search again is answered from what is known, though a person is yet to look at it', async () => {
  const before_ = (await world.sandbox.usage()).total;
  const reply = await ask(meena, id, searching, filled(searching, { person: meenas }));
  assert.equal(reply.extras.status, 'needs_review');
  assert.equal((await world.sandbox.usage()).total, before_);
});

test('no case is an answer: what was searched stands, and nothing is to be looked at', async () => {
  const [ravi, his] = [await world.as('ravi'), await world.id('ravi')];
  const reply = await ask(ravi, his, searching, filled(searching, { person: people[1] ?? meenas }));
  assert.equal(reply.extras.status, 'verified');
  const docs = (await ravi.call(getApplicant, { params: { id: his } })).ok.docs;
  assert.equal(recordAt(docs, 'courtCases', 'auth')?.data.total, '0');
});

test('a search under another’s name is no search of this person', async () => {
  const [imran, his] = [await world.as('imran'), await world.id('imran')];
  const values = { ...filled(searching, { person: people[3] ?? meenas }), name: 'Suresh Nobody' };
  const reply = await ask(imran, his, searching, values);
  assert.deepEqual([reply.extras.status, reply.message], ['mismatch', 'Profile Name Not Match']);
});

test('“this is not me” is kept with its words, seen by the lender, and survives another search', async () => {
  const body = { case: own, words: 'I never had a cheque book.' };
  const { ok } = await meena.call(calls.denyCase, { params: params(), body });
  assert.deepEqual(ok, { status: 'needs_review', open: 1 });
  await world.direct('update verification set asked = null');
  await ask(meena, id, searching, filled(searching, { person: meenas }));
  const seen = (await manager.call(getApplicant, { params: { id } })).ok.docs;
  const found = recordAt(seen, 'courtCases', 'auth');
  assert.equal((found?.data.cases as Case[] | undefined)?.[0]?.said, 'Not me: I never had a cheque book.');
  assert.match(found?.checks.at(-1)?.detail ?? '', /The applicant says: not me/);
});

test('the lender decides; then nothing is open, and it can be decided otherwise', async () => {
  const judge = (verdict: string) =>
    manager.call(calls.judgeCase, {
      params: params(),
      body: { case: own, verdict, words: 'The signature is another’s.' } as never,
    });
  assert.deepEqual((await judge('not-this-person')).ok, { status: 'verified', open: 0 });
  const [first] = await cases();
  assert.deepEqual([first?.verdict, first?.verdictWords], ['Not this person', 'The signature is another’s.']);
  assert.deepEqual((await judge('this-person')).ok, { status: 'needs_review', open: 1 });
  assert.equal((await judge('perhaps')).status, 400);
});

test('the word can be taken back; each of these is in the log and on the timeline, without the words', async () => {
  await meena.call(calls.withdrawCaseDenial, { params: params(), body: { case: own } });
  assert.equal((await cases())[0]?.said, undefined);
  const owner = await world.as('owner');
  const { lines } = (await owner.call(searchAudit, { query: { applicant: id, action: 'court-case' } })).ok;
  assert.deepEqual(
    lines.map(({ action }) => action),
    [
      'Court case denial withdrawn',
      'Court case decided',
      'Court case decided',
      'Court case denied by the applicant',
    ],
  );
  assert.ok(lines.every(({ detail }) => !/cheque|signature/.test(detail)));
  const timeline = (await manager.call(getTimeline, { params: { id } })).ok;
  assert.ok(timeline.some(({ sentence }) => /this is not me/.test(sentence)));
});

test('a case that is not there, or no words: a sentence, and nothing changed', async () => {
  const before_ = await record();
  const gone = await meena.call(calls.denyCase, { params: params(), body: { case: 'X', words: 'Not me.' } });
  assert.deepEqual([gone.status, gone.message], [404, 'We could not find this case. Reload the page.']);
  const silent = await meena.call(calls.denyCase, { params: params(), body: { case: own, words: '  ' } });
  assert.deepEqual([silent.status, silent.raw.body.includes('Enter a few words.')], [400, true]);
  const asha = await world.id('asha');
  const none = await (await world.as('asha')).call(calls.denyCase, {
    params: { id: asha },
    body: { case: own, words: 'Not me.' },
  });
  assert.equal(none.status, 404);
  assert.deepEqual(await record(), before_);
});

test('a shared report leaves them out, whoever opens it', async () => {
  await ask(meena, id, askingOf('pan.auth'), filled(askingOf('pan.auth'), { person: meenas }));
  await ask(
    meena,
    id,
    askingOf('companyReport.auth'),
    filled(askingOf('companyReport.auth'), { person: meenas }),
  );
  const { shareId } = (await meena.call(shareReport, { params: { id } })).ok;
  const { docs } = (await (await world.as('anonymous')).call(getSharedReport, { params: { shareId } })).ok;
  assert.deepEqual(Object.keys(docs), ['id']);
  const full = (await manager.call(getApplicant, { params: { id } })).ok.docs;
  assert.deepEqual(Object.keys(full).sort(), ['business', 'id', 'legal']);
});
