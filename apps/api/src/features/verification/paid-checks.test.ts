import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { getAutofill } from '@pramaan/contract/calls/overview.ts';
import { matchPan } from '@pramaan/contract/calls/verification.ts';
import { checkLimits } from '@pramaan/contract/limits.ts';
import { withheldDetails } from '@pramaan/documents/withheld.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* A person who registered by themselves asks for other people's numbers. */

let world: World;
let stranger: Caller;
let manager: Caller;
let id: string;
let lender: string;
before(async () => {
  world = await startWorld();
  [stranger, manager] = [await world.as('ravi'), await world.as('manager')];
  [id, lender] = [await world.id('ravi'), await world.lender('SARAL')];
});
beforeEach(async () => {
  await world.forgetTries();
  await world.direct(
    `delete from verification_history; delete from verification; update lender set settings = '{}' where id = '${lender}'`,
  );
});
after(() => world.close());

/** Asha's PAN: the registry answers with her name, not Ravi's. */
const pan = askingOf('pan.auth');
/** Many numbers that nobody has asked for yet. */
const numbered = (index: number) => ({
  ...filled(pan),
  pan: `AAAP${'ABCDEFGHJK'[index % 10]}${String(1001 + index * 10)}C`,
});
const named = async (name: string) => {
  const done = await stranger.call(putProfile, { params: { id }, body: { name, email: '' } });
  assert.equal(done.success, true, done.raw.body);
};
const file = async (caller: Caller) => (await caller.call(getApplicant, { params: { id } })).raw.body;
const counted = (what: string, name: string, tries: number) =>
  world.direct(`insert into attempt (key, tries, window_ends)
    values ('\\x${world.product.vault.lookup(what, name).toString('hex')}', ${tries}, now() + interval '1 day')`);

test('another person’s record is judged and shown to the lender; the applicant sees that the name differs, and nothing else', async () => {
  await named('Ravi Kumar Demo');
  const reply = await ask(stranger, id, pan, filled(pan));
  assert.equal(reply.extras.status, 'mismatch');
  assert.deepEqual(reply.extras.checks, [
    { name: 'Name', verdict: 'failed', detail: withheldDetails.otherName, differs: { of: 'name' } },
  ]);
  assert.doesNotMatch(reply.raw.body, /ASHA/i);
  assert.doesNotMatch(await file(stranger), /ASHA/i);
  const filledIn = await stranger.call(getAutofill, { body: { applicantId: id } });
  assert.doesNotMatch(filledIn.raw.body, /ASHA/i);
  assert.match(await file(manager), /ASHA/i, 'the lender weighs it');
});

test('somebody without a name reads nobody’s record; with the right name it is theirs', async () => {
  await named('');
  const reply = await ask(stranger, id, pan, filled(pan));
  assert.deepEqual(reply.extras.checks, [
    { name: 'Name', verdict: 'doubtful', detail: withheldDetails.noName },
  ]);
  assert.doesNotMatch(reply.raw.body + (await file(stranger)), /ASHA/i);
  await world.direct('delete from verification_history; delete from verification');
  await named('Asha Sample');
  const own = await ask(stranger, id, pan, filled(pan));
  assert.match(own.raw.body, /ASHA/i);
  assert.match(await file(stranger), /ASHA/i, 'nothing is withheld any more');
});

test('a PAN compared with a name says yes or no, and none of the registry’s words', async () => {
  await named('Ravi Kumar Demo');
  const body = { applicantId: id, pan: String(Object.values(filled(pan))[0]), name: 'Somebody Else' };
  const reply = await stranger.call(matchPan, { body });
  assert.equal(reply.ok.code, 0);
  assert.doesNotMatch(reply.raw.body, /ASHA/i);
  assert.match((await manager.call(matchPan, { body })).raw.body, /ASHA/i);
});

test('of eighty numbers that one person asks at once ten are asked', async () => {
  const replies = await Promise.all(
    Array.from({ length: 80 }, (_, index) => ask(stranger, id, pan, numbered(index))),
  );
  const refused = replies.filter(({ code }) => code === 'CHECK_LIMIT');
  assert.equal(refused.length, 80 - checkLimits.perDocument);
  assert.deepEqual([refused[0]?.status, refused[0]?.raw.headers['retry-after']], [429, '3600']);
  const [row] = (
    await world.direct(
      `select count(*)::int as paid from check_use where kind = 'answered' and applicant_id = '${id}'`,
    )
  ).slice(-1);
  assert.ok(Number(row?.paid) >= 1);
});

test('an answer that is still known is no paid check', async () => {
  await named('Asha Sample');
  for (let times = 0; times < checkLimits.perDocument + 2; times++)
    assert.equal((await ask(stranger, id, pan, filled(pan))).extras.status, 'verified');
});

test('over all documents one person is asked for so often, whoever asks', async () => {
  await counted('paid checks of', id, checkLimits.perPerson - 1);
  const licence = askingOf('dl.auth');
  assert.notEqual((await ask(manager, id, pan, filled(pan))).code, 'CHECK_LIMIT');
  assert.equal((await ask(manager, id, licence, filled(licence))).code, 'CHECK_LIMIT');
});

test('a lender’s checks of the day end at its own number; its owners hear of it before and then', async () => {
  await world.direct(`update lender set settings = '{"checksPerDay": 10}' where id = '${lender}'`);
  await counted('paid checks of lender', lender, 7);
  const told = async (what: RegExp) => {
    await world.product.outbox.settled();
    const messages = await world.sandbox.messages(world.staff.owner.mobileNo);
    return messages.filter(({ text }) => what.test(text)).length;
  };
  for (let index = 8; index <= 10; index++)
    assert.notEqual((await ask(manager, id, pan, numbered(index))).code, 'CHECKS_PAUSED', `${index}`);
  assert.deepEqual([await told(/has used 80% of its checks/), await told(/has used all its checks/)], [1, 0]);
  for (let more = 0; more < 3; more++)
    assert.equal((await ask(manager, id, pan, numbered(20 + more))).code, 'CHECKS_PAUSED');
  assert.deepEqual([await told(/has used 80% of its checks/), await told(/has used all its checks/)], [1, 1]);
  const rows = await world.direct(`select action from audit where action like 'checks.%' order by id`);
  assert.deepEqual(
    rows.flatMap(({ action }) => (action ? [action] : [])),
    ['checks.nearly-used', 'checks.used-up'],
  );
});

test('a source that does not answer uses nothing up', async () => {
  await counted('paid checks of document', `${id} gst`, checkLimits.perDocument - 1);
  const gst = askingOf('gst.auth');
  await world.sandbox.fault(gst.entry.method.vendor?.path ?? '', '503', 6);
  for (let times = 0; times < 2; times++)
    assert.equal((await ask(stranger, id, gst, filled(gst))).code, 'SERVER_UNREACHABLE', `${times}`);
});
