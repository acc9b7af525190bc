import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { verdictSentences } from '@pramaan/contract/verdict-sentences.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { judgementOf } from '@pramaan/documents/judgement/rules.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { readRecord } from '@pramaan/documents/tree.ts';
import { withheldDetails } from '@pramaan/documents/withheld.ts';
import { ask, asked, askingOf, eachOf, endingIn, filled, refOf } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

const [asha] = people;
const waitMs = 20_000;
let world: World;
let caller: Caller;
let id: string;
before(async () => {
  world = await startWorld({ slowMs: 150, waitMs, timeoutMs: 10_000 });
  [caller, id] = [await world.as('asha'), await world.id('asha')];
});
// Answers are not to come from what the test before has left.
beforeEach(async () => {
  await world.direct('update verification set asked = null');
  await world.forgetTries();
});
after(() => world.close());

const file = async () => (await caller.call(getApplicant, { params: { id } })).ok.docs;

test('every document with a vendor: the answer is the source’s record, stored at its place in the tree', async (t) => {
  const fixtures = await loadFixtures();
  // The PAN comes first: a Form 16 and an income-tax return are compared with it.
  await ask(caller, id, askingOf('pan.auth'), filled(askingOf('pan.auth')));
  await eachOf(asked, async (asking) => {
    const { document, key, method } = asking.entry;
    const values = filled(asking);
    const reply = await ask(caller, id, asking, values);
    const ref = refOf(asking.entry);
    assert.equal(reply.success, true, `${ref}: ${reply.raw.body.slice(0, 300)}`);
    const made = method.result.parse(fixtures[document.id]?.[key]?.(asha, values) ?? {});
    const record = storable(method, made);
    assert.ok(Object.keys(record).length > 0, ref);
    assert.deepEqual(reply.ok, record, ref);
    assert.equal(reply.extras.status, 'verified', ref);
    const storedRecord = readRecord(await file(), asking.entry, 1);
    assert.deepEqual(storedRecord?.data, record, ref);
    assert.equal(storedRecord?.status, 'verified', ref);
    assert.equal(storedRecord?.source, method.source, ref);
    assert.equal(storedRecord?.provider, 'karza', ref);
  });
  const { total, billed } = await world.sandbox.usage();
  assert.equal(total, asked.length);
  t.diagnostic(
    `${asked.length} documents verified over ${Object.keys(billed).length} paths, each billed once`,
  );
  assert.ok(asked.length >= 32, String(asked.length));
});

/** Records that say whose they are by a PAN alone. */
const onlyByPan = ['gst.authIdentity', 'form16.auth', 'itr.auth'];

test('digit 6, another person’s record: a mismatch wherever the record names its person; kept where nothing better stands', async (t) => {
  let named = 0;
  const fixtures = await loadFixtures();
  const [hers, meena] = [await world.as('meena'), await world.id('meena')];
  await eachOf(asked, async (asking) => {
    const values = filled(asking, { digit: 6 });
    const reply = await ask(caller, id, asking, values);
    const ref = refOf(asking.entry);
    assert.equal(reply.success, true, ref);
    const { document, key, method } = asking.entry;
    // A Udyam registration names the firm; its owner is named by the registry before it.
    const own = factOf(method, fixtures[document.id]?.[key]?.(asha, values), 'name') !== '';
    const { among, amongLists } = judgementOf(method).identity;
    const names = own || among.length + amongLists.length > 0;
    // The search of the GST network is asked for another PAN than the file knows.
    const otherPan = ref === 'gst.authIdentity';
    assert.equal(reply.extras.status, names || otherPan ? 'mismatch' : 'verified', ref);
    const said = otherPan ? verdictSentences.differs : 'verified';
    assert.equal(reply.message, names ? 'Profile Name Not Match' : said, ref);
    const [check] = (reply.extras.checks as { name: string; verdict: string; detail: string }[]) ?? [];
    if (own) assert.deepEqual([check?.name, check?.verdict], ['Name', 'failed'], ref);
    if (own) assert.equal(check?.detail, withheldDetails.otherName, ref);
    assert.equal(readRecord(await file(), asking.entry, 1)?.status, 'verified', `${ref}: one’s own stands`);
    await ask(hers, meena, asking, values);
    const { docs } = (await hers.call(getApplicant, { params: { id: meena } })).ok;
    // What was searched under Asha's name is nothing of Meena's either.
    const anothers = names || asking.entry.method.about !== null;
    // Whose PAN it is, nobody knows of Meena yet.
    const nobodys = onlyByPan.includes(ref) ? 'unmatched' : 'verified';
    assert.equal(readRecord(docs, asking.entry, 1)?.status, anothers ? 'mismatch' : nobodys, ref);
    named += names ? 1 : 0;
  });
  t.diagnostic(`${named} of ${asked.length} records name their person`);
  assert.ok(named >= 16);
});

test('digit 7, no record: “No Data Available. Server Error”, and what stood stays', async () => {
  const before_ = await file();
  await eachOf(asked, async (asking) => {
    const reply = await ask(caller, id, asking, filled(asking, { digit: 7 }));
    const said = [reply.status, reply.success, reply.code, reply.message];
    const ref = refOf(asking.entry);
    assert.deepEqual(said, [200, false, 'NO_DATA_AVAILABLE', 'No Data Available. Server Error'], ref);
    assert.equal(reply.result, undefined, ref);
  });
  assert.deepEqual(await file(), before_);
});

const otherPans = ['pan.auth', 'gst.authIdentity'];

test('digit 9, a slow source: the record all the same', async () => {
  await eachOf(asked, async (asking) => {
    const reply = await ask(caller, id, asking, filled(asking, { digit: 9 }));
    // A number that holds a PAN is then another PAN than the file knows.
    const wanted = otherPans.includes(refOf(asking.entry)) ? 'mismatch' : 'verified';
    assert.equal(reply.extras.status, wanted, `${refOf(asking.entry)}: ${reply.raw.body.slice(0, 200)}`);
  });
});

test('digit 8, the source is down: “Server Unreachable. Please try after sometime”, and what stood stays', async () => {
  const before_ = await file();
  await eachOf(
    asked,
    async (asking) => {
      const reply = await ask(caller, id, asking, filled(asking, { digit: 8 }));
      const said = [reply.status, reply.success, reply.code, reply.message];
      const sentence = 'Server Unreachable. Please try after sometime';
      assert.deepEqual(said, [200, false, 'SERVER_UNREACHABLE', sentence], refOf(asking.entry));
    },
    16,
  );
  assert.deepEqual(await file(), before_);
});

test('a first refusal is kept too, with what the source said, so that the lender sees it was tried', async () => {
  const ravi = await world.id('ravi');
  const his = await world.as('ravi');
  const asking = askingOf('icai.auth');
  const values = filled(asking, { digit: 7 });
  await ask(his, ravi, asking, values);
  const docs = (await his.call(getApplicant, { params: { id: ravi } })).ok.docs;
  const storedRecord = readRecord(docs, asking.entry, 1);
  assert.equal(storedRecord?.status, 'not_found');
  assert.deepEqual(storedRecord?.data, {});
  assert.equal(storedRecord?.checks[0]?.verdict, 'failed');
});

test('the numbers that the triggers use are valid numbers of their kind', () => {
  const asking = askingOf('pan.auth');
  assert.deepEqual(endingIn(asking.entry, { pan: asha.pan }, 7), { pan: 'AAAPZ1237C' });
});
