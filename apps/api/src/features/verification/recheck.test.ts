import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { askedAgainFor } from '@pramaan/documents/progress.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import type { Recheck } from './recheck.ts';

let world: World;
let caller: Caller;
let id: string;
before(async () => {
  // Nobody takes up jobs here: each test runs its own, when it says so.
  world = await startWorld();
  [caller, id] = [await world.as('asha'), await world.id('asha')];
});
beforeEach(() => world.sandbox.clear());
after(() => world.close());

const record = async ({ document, method }: Recheck) =>
  recordAt((await caller.call(getApplicant, { params: { id } })).ok.docs, document, method);
const status = async (job: Recheck) => (await record(job))?.status;
/** How often and until when the queue tries a job again. */
const queued = async () => {
  const [row] = await world.database.owner(
    `select retry_limit, retry_delay, retry_backoff, retry_delay_max from jobs.job where name = 'verification-recheck'`,
  );
  return row;
};
/** How often any vendor was asked since the last test, or since a job was made. */
const received = async () => (await world.sandbox.usage()).total;
const recheck = (job: Recheck) => world.product.gate.recheck(job);

/** A check that meets the source down, and the job that is to ask again. Each test has its own source. */
async function unanswered(document: string): Promise<Recheck> {
  const asking = askingOf(`${document}.auth`);
  await world.database.owner('delete from jobs.job');
  await world.sandbox.fault(asking.entry.method.vendor?.path ?? '', '503', 3);
  assert.equal((await ask(caller, id, asking, filled(asking))).code, 'SERVER_UNREACHABLE');
  const rows = await world.database.owner(`select data from jobs.job where name = 'verification-recheck'`);
  const jobs = rows.filter((row) => 'data' in row);
  assert.equal(jobs.length, 1);
  await world.sandbox.clear();
  return jobs[0]?.data as Recheck;
}

test('a silent source is asked again each hour for three days', async () => {
  await unanswered('icsi');
  const { retry_limit, retry_delay, retry_backoff, retry_delay_max } = (await queued()) as Record<
    string,
    number
  >;
  assert.deepEqual([retry_delay, retry_delay_max, retry_backoff], [60, 3600, true]);
  // Six waits that double, then an hour each; a first wait of each may be half as long.
  const hours = (63 * 60 + (Number(retry_limit) - 6) * 3600) / 3600;
  assert.ok(hours * 3_600_000 >= askedAgainFor && hours * 3_600_000 < askedAgainFor * 1.05, `${hours} hours`);
});

test('once consent was withdrawn the vendor is not asked again; agreed to again, it is', async () => {
  const job = await unanswered('fda');
  await caller.call(withdrawConsent, { params: { id, purpose: 'verification' } });
  await recheck(job);
  assert.equal(await received(), 0);
  assert.equal(await status(job), 'source_down');
  await caller.call(giveConsent, { params: { id }, body: { purpose: 'verification', language: 'en' } });
  await recheck(job);
  assert.equal(await received(), 1);
  assert.equal(await status(job), 'verified');
});

test('consent to something else does not do', async () => {
  const job = await unanswered('fssai');
  await caller.call(giveConsent, { params: { id }, body: { purpose: 'bank', language: 'en' } });
  await caller.call(withdrawConsent, { params: { id, purpose: 'verification' } });
  await recheck(job);
  assert.equal(await received(), 0);
  await caller.call(giveConsent, { params: { id }, body: { purpose: 'verification', language: 'en' } });
});

test('what was answered meanwhile is not asked again', async () => {
  const job = await unanswered('iec');
  const asking = askingOf('iec.auth');
  assert.equal((await ask(caller, id, asking, filled(asking))).extras.status, 'verified');
  assert.equal(await received(), 1);
  await recheck(job);
  assert.equal(await received(), 1);
});

test('while the source is still down the job fails, so that the queue tries it again, and queues no other', async () => {
  const job = await unanswered('icai');
  await world.sandbox.fault('/v2/icai', '503', 3);
  const before = await record(job);
  await assert.rejects(recheck(job), { message: 'The source is still down.' });
  assert.equal(before?.status, 'source_down');
  // The person reads since when the source is silent.
  assert.deepEqual(await record(job), before);
  const rows = await world.database.owner(`select count(*)::int as jobs from jobs.job`);
  assert.equal(rows.find((row) => 'jobs' in row)?.jobs, 1);
});

test('a job asks what was asked, for whom, by whom, and holds no personal data', async () => {
  const job = await unanswered('nrega');
  const { sealed, idempotencyKey, ...plain } = job;
  const values = filled(askingOf('nrega.auth'));
  assert.deepEqual(plain, {
    lender: await world.lender('SARAL'),
    applicant: id,
    document: 'nrega',
    method: 'auth',
    instance: 1,
    actorId: id,
    actorKind: 'applicant',
  });
  const vault = await world.product.vault.of(plain.lender, world.product.db);
  assert.deepEqual(vault.openJson(Buffer.from(sealed, 'base64'), 'recheck'), values);
  assert.match(idempotencyKey, /^[0-9a-f-]{36}$/);
  for (const value of Object.values(values)) assert.ok(!JSON.stringify(job).includes(value));
  await recheck(job);
  const rows = await world.direct(
    `select actor_kind, actor_id, request_id from audit where action = 'document.verified' order by at desc limit 1`,
  );
  assert.deepEqual(
    rows.find((row) => 'actor_kind' in row),
    {
      actor_kind: 'applicant',
      actor_id: id,
      request_id: 'job',
    },
  );
});

test('a job of a document that is declared no more is let go', async () => {
  const job = await unanswered('icsi');
  await recheck({ ...job, method: 'gone' });
  assert.equal(await received(), 0);
});
