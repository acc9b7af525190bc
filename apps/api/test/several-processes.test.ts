import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as access from '@pramaan/contract/calls/access.ts';
import { getApplicant, getDraft } from '@pramaan/contract/calls/applicants.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { addWebhook } from '@pramaan/contract/calls/integrations.ts';
import { changeMember, listTeam } from '@pramaan/contract/calls/team.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { askingOf, filled } from './ask.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { testDatabaseUrl } from './database.ts';
import { eventually } from './eventually.ts';
import { password } from './people.ts';
import { type Known, knownFrom, over, startProcess } from './real-process.ts';
import { writeAll } from './several-load.ts';
import type { CollectedSpan } from './trace-collector.ts';

test('a worker apart says that it needs a database which several processes can share', async () => {
  await assert.rejects(startProcess({ LOG_LEVEL: 'silent' }, 'worker'), /A worker apart needs DATABASE_URL/);
});

// The embedded database belongs to one process: there is nothing to share.
if (testDatabaseUrl) severalProcesses(testDatabaseUrl);

function severalProcesses(server: string) {
  let cluster: Cluster;
  before(async () => {
    cluster = await startCluster(server);
  });
  after(() => cluster?.stop());

  const applicant = async (mobile: string): Promise<Known> => {
    await cluster.call({}, access.sendLoginOtp, {}, { mobileNo: mobile });
    const otp = await cluster.sandbox.code(mobile);
    return knownFrom(await cluster.call({}, access.logInApplicant, {}, { mobile, otp }));
  };
  const owner = async () =>
    knownFrom(await cluster.call({}, access.logInLender, {}, { mobileNo: '9000000001', password }));

  test('a disabled person’s session ends in the other process at once', async () => {
    const boss = await owner();
    const userName = 'saral.verifier';
    const verifier = knownFrom(await cluster.call({}, access.logInTeamMember, {}, { userName, password }));
    const [here, there] = cluster.bases;
    assert.equal((await over(there, verifier.who, access.getSession, {}))?.status, 200);
    const team = (await over(here, boss.who, listTeam, {}))?.result as unknown as Record<string, string>[];
    const member = team.find((one) => one.userName === userName)?._id;
    const disabled = await over(here, boss.who, changeMember, { member }, { status: 0 });
    assert.equal(disabled?.status, 200);
    assert.equal((await over(there, verifier.who, access.getSession, {}))?.status, 403);
  });

  test('the same question, asked of both processes at once, is asked and paid for once', async () => {
    const asha = await applicant('9000000011');
    const asking = askingOf('pan.auth');
    await cluster.sandbox.clear();
    const body = { applicantId: asha.id, ...filled(asking) };
    const answers = await Promise.all(
      [...cluster.bases, ...cluster.bases].map((base) => over(base, asha.who, asking.call, {}, body)),
    );
    for (const answer of answers) assert.equal(answer?.success, true, String(answer?.bytes));
    assert.equal((await cluster.sandbox.usage()).total, 1);
    assert.equal((await over(cluster.bases[0], {}, asking.call, {}, body))?.status, 401);
    await readTraces(asking.call, [
      body.applicantId,
      '9000000011',
      'ASHA',
      'Asha',
      ...Object.values(body).map(String),
    ]);
  });

  /** A call, its statements and the vendor it asks are one trace; no span holds what was asked or answered. */
  async function readTraces(asked: Call, said: readonly string[]): Promise<void> {
    const { collector } = cluster;
    const statusOf = ({ attributes }: CollectedSpan) =>
      attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue;
    const callsWith = (status: number) =>
      collector
        .spans()
        .filter((span) => span.name === `POST /${asked.base}${asked.path}` && statusOf(span) === status);
    const { served, refused } = await eventually(
      async () => ({ served: callsWith(200), refused: callsWith(401) }),
      (found) => found.served.length === 4 && found.refused.length === 1,
    );
    // Who has no token is refused: nothing is at fault.
    for (const { status } of [...served, ...refused]) assert.notEqual(status.code, 2);
    const traces = new Set(served.map(({ traceId }) => traceId));
    const inside = collector.spans().filter(({ traceId }) => traces.has(traceId));
    const names = inside.map(({ name }) => name);
    assert.equal(names.filter((name) => name.startsWith('karza ')).length, 1);
    assert.ok(names.includes('postgresql insert'), names.join(', '));
    const text = collector.text();
    for (const one of said) assert.ok(one.length < 2 || !text.includes(one), one);
  }

  /** How many jobs, events and messages are still to be done, their pauses made short. */
  const stillOpen = async (): Promise<number> => {
    await cluster.owner(
      `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after between now() and now() + interval '10 minutes'`,
    );
    // What a dead sender had claimed.
    await cluster.owner(`update message set claimed_until = now() where claimed_until > now()`);
    const [row] = await cluster.owner<{ open: number }>(`select
      (select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now())::int
      + (select count(*) from webhook_delivery where state in ('new', 'waiting'))::int
      + (select count(*) from message where state = 'queued')::int as open`);
    return Number(row?.open);
  };

  /** A worker takes so many jobs at once; when more are under way, both have some. */
  const batch = 5;
  const beingTold = async (): Promise<number> =>
    (await cluster.owner(`select id from jobs.job where name = 'webhook' and state = 'active'`)).length;

  test('kill -9 of one API process and one worker under load: no write lost, no job lost or done twice', async (t) => {
    const people = {
      owner: await owner(),
      ravi: await applicant('9000000012'),
      meena: await applicant('9000000013'),
    };
    const { ravi, meena } = people;
    const url = `${cluster.sandbox.url}/webhooks/several`;
    assert.ok(
      (await cluster.call(people.owner.who, addWebhook, {}, { url, events: ['document.submitted'] }))
        ?.success,
    );

    const since = performance.now();
    const load = writeAll(cluster, people);
    // A file is opened by a thread before it is kept: the kill comes while further ones are.
    await Promise.race([load.firstFile, load.ended, sleep(30_000)]);
    // What a worker is telling at this moment, and cannot end, is what another must take over.
    await cluster.sandbox.fault('/webhooks/:box', 'timeout', 60);
    load.goOn();
    for (const until = performance.now() + 300_000; (await beingTold()) <= batch; await sleep(50))
      assert.ok(performance.now() < until, 'not both workers have something to tell');
    await cluster.kill('worker');
    await cluster.kill('api');
    await cluster.sandbox.clear();
    await Promise.race([load.ended, sleep(2_500)]);
    load.stop();
    await load.ended;
    const loaded = performance.now() - since;

    for (let open = await stillOpen(); open > 0; open = await stillOpen()) {
      assert.ok(performance.now() - since < 600_000, `${open} jobs are still open`);
      await sleep(250);
    }
    // Begun twice though no try of it had failed: who began it first is dead.
    const { length: takenOver } = await cluster.owner(`
      select j.id from jobs.job j join webhook_delivery d on d.id::text = j.data ->> 'delivery'
      where j.name = 'webhook' and j.retry_count > 0 and d.tries = 1`);

    const { version, amount } = load.last();
    const draft = (await cluster.call(ravi.who, getDraft, { id: ravi.id }))?.result;
    assert.deepEqual([draft?.version, draft?.draft], [version, { count: version }]);
    const docs = (await cluster.call(meena.who, getApplicant, { id: meena.id }))?.result.docs;
    const record = recordAt(docs as Record<string, unknown>, 'loanRequest', 'input');
    assert.equal((record?.data as { loanAmt?: string } | undefined)?.loanAmt, amount);
    for (const [fileId, bytes] of load.files)
      assert.deepEqual(
        (await cluster.call(ravi.who, downloadFile, { id: ravi.id, fileId }))?.bytes,
        bytes,
        fileId,
      );

    const given = await cluster.owner(
      `select id from audit where action = 'document.submitted' and applicant_id = '${meena.id}' and actor_kind = 'applicant'`,
    );
    const { documents } = load.counted;
    const [least, most] = [documents.stored, documents.stored + documents.unknown];
    assert.ok(
      given.length >= least && given.length <= most,
      `${given.length} written, ${least} acknowledged`,
    );
    const events = await cluster.owner<{ event_id: string; state: string }>(
      'select event_id, state from webhook_delivery',
    );
    assert.equal(events.length, given.length, 'one event for each write');
    assert.ok(events.every(({ state }) => state === 'delivered'));
    const box = await cluster.sandbox.json<{ id: string }[]>('/webhooks/several');
    const ids = new Set(box.map(({ id }) => id));
    assert.deepEqual([...ids].sort(), events.map(({ event_id }) => event_id).sort(), 'each told, no other');
    let messages = 0;
    for (const mobile of load.invited) {
      const { length } = await cluster.sandbox.messages(mobile);
      assert.ok(length > 0, `no invitation reached ${mobile}`);
      messages += length;
    }
    // Who dies between a gateway's taking a message and noting it cannot know that it was sent (decision 0015).
    const again = messages - load.invited.length;
    assert.ok(again <= 2, `${again} messages were sent twice`);

    const brokenOff = Object.values(load.counted).reduce((sum, { unknown }) => sum + unknown, 0);
    sayFigure(t, {
      what: `two processes, two workers: one of each killed under load, ${brokenOff} answers broken off`,
      tried: 2,
      measured: `acknowledged lost 0, jobs lost 0, events told twice under another id 0, messages sent again ${again}`,
      bound: 'lost 0, messages sent again ≤ 2',
    });
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    t.diagnostic(
      `${seconds(loaded)} s of load: ${load.counted.drafts.stored} drafts, ${least} documents, ${load.counted.parts.stored} parts of ${load.files.size} files, ${load.invited.length} invitations acknowledged, ${brokenOff} answers broken off, 0 lost`,
    );
    t.diagnostic(
      `${events.length} events told, ${box.length - ids.size} again under the same id; ${messages} messages, ${again} again; ${takenOver} jobs taken over; all done ${seconds(performance.now() - since - loaded)} s after the load`,
    );
    assert.ok(
      load.counted.drafts.stored > 20 && least > 10 && load.files.size > 0 && load.invited.length > 5,
      'there was something to lose',
    );
    assert.ok(takenOver > 0, 'the dead worker left jobs behind');
  });
}
