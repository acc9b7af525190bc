import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { after, before, test } from 'node:test';
import * as access from '@pramaan/contract/calls/access.ts';
import { getDraft } from '@pramaan/contract/calls/applicants.ts';
import {
  downloadFile,
  finishUpload,
  getUploadState,
  sendPart,
  startUpload,
  uploadFile,
} from '@pramaan/contract/calls/files.ts';
import { confirmErasure, proposeErasure } from '@pramaan/contract/calls/retention.ts';
import { listFiles } from '@pramaan/contract/calls/stored-files.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { show, writePdf } from '../src/isolated/pdf/write-pdf.test-help.ts';
import { form } from './ask.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { testDatabaseUrl } from './database.ts';
import { eventually } from './eventually.ts';
import { type FaultyStorage, faultyStorage } from './faulty-storage.ts';
import { password } from './people.ts';
import { type Readers, startReaders } from './readers.ts';
import { type Answer, type Known, knownFrom, over } from './real-process.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { sendInParts } from './send-in-parts.ts';
import { strayAmong } from './stray-files.ts';

/* Files in an S3 server that is not ours, which is slow, refuses, loses answers, is killed and comes back. */

const deployed = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../deploy/s3/${name}`, import.meta.url), 'utf8'));

test('the rights that deploy/s3 gives are those of the commands that the product sends, and no more', async () => {
  const place = await readFile(new URL('../src/platform/file-places/s3.ts', import.meta.url), 'utf8');
  const sent = new Set([...place.matchAll(/new (\w+)Command\(/g)].map(([, name = '']) => name));
  // AWS asks this right of who wants to know that a bucket is there, and of who is to be told that an object is not.
  const rightOf = (command: string) => (command === 'HeadBucket' ? 's3:ListBucket' : `s3:${command}`);
  const { Statement } = (await deployed('policy.json')) as { Statement: { Action: string | string[] }[] };
  assert.deepEqual(Statement.flatMap(({ Action }) => Action).sort(), [...sent].map(rightOf).sort());
});

test('the bucket’s rules end versions and unfinished uploads, and never a file that is there', async () => {
  const { Rules } = (await deployed('lifecycle.json')) as { Rules: Record<string, object>[] };
  const of = (name: string) => Rules.flatMap((rule) => (rule[name] ? [rule[name]] : []));
  assert.deepEqual(of('NoncurrentVersionExpiration'), [{ NoncurrentDays: 30 }]);
  assert.deepEqual(of('AbortIncompleteMultipartUpload'), [{ DaysAfterInitiation: 1 }]);
  assert.deepEqual(of('Expiration'), [{ ExpiredObjectDeleteMarker: true }]);
  assert.deepEqual(of('Transition'), []);
});

const rounds = amountOf('storageRounds');
// The embedded database belongs to one process: there is nothing to share.
if (testDatabaseUrl && rounds > 0) severalProcesses(testDatabaseUrl);

/** As many connections fail as the SDK tries, of a file that is fetched twice. */
const sdkTries = 3;

function severalProcesses(server: string) {
  let storage: S3Server;
  let proxy: FaultyStorage;
  let readers: Readers;
  let cluster: Cluster;
  let owner: Known;
  let manager: Known;
  let faults = 0;
  const refusals = new Map<string, number>();
  /** Files that were acknowledged, by id. */
  const files = new Map<string, { of: Known; bytes: Buffer }>();

  before(async () => {
    storage = await startS3Server();
    proxy = await faultyStorage(storage.port);
    readers = await startReaders();
    cluster = await startCluster(server, () => ({
      S3_ENDPOINT: proxy.url,
      S3_ACCESS_KEY: storage.credentials.accessKeyId,
      S3_SECRET_KEY: storage.credentials.secretAccessKey,
      S3_PATH_STYLE: '1',
      S3_TIMEOUT_MS: '10000',
      ...readers.settings,
    }));
    owner = knownFrom(await cluster.call({}, access.logInLender, {}, { mobileNo: '9000000001', password }));
    manager = knownFrom(
      await cluster.call({}, access.logInTeamMember, {}, { userName: 'saral.manager', password }),
    );
  });
  after(async () => {
    await cluster?.stop();
    await readers?.stop();
    await proxy?.close();
    await storage?.stop();
  });

  async function newcomer(number: number): Promise<Known> {
    const mobile = `98${76_000_000 + number}`;
    await cluster.call({}, access.registerApplicant, {}, { mobileNo: mobile, name: 'Asha Sample' });
    const otp = await cluster.sandbox.code(mobile);
    return knownFrom(await cluster.call({}, access.logInApplicant, {}, { mobile, otp }));
  }

  /** Storage that is down is answered 503 in a sentence, and nothing of ours with another 5xx. */
  function judged<A extends Answer | null>(answer: A): A {
    if (!answer || answer.status < 500) return answer;
    const { code, message } = JSON.parse(answer.bytes.toString()) as { code: string; message: string };
    assert.deepEqual([answer.status, code], [503, 'FILES_DOWN'], message);
    assert.match(message, /^Files are not available right now\. Nothing was changed\. Try again/);
    refusals.set(code, (refusals.get(code) ?? 0) + 1);
    return answer;
  }
  const as =
    ({ who }: Known) =>
    async (call: Call, params: Record<string, unknown>, body?: object) =>
      judged(await cluster.call(who, call, params, body));
  const pdf = (words: string, filler = 0) =>
    Buffer.concat([
      writePdf({ pages: [show(`${words}: this must be stored as it was sent, or not at all.`, 50, 700)] }),
      Buffer.from(`\n${'%'.repeat(filler)}`),
    ]);
  const large = (words: string) => pdf(words, 3 * limits.filePart);
  const send = (person: Known, bytes: Buffer) =>
    as(person)(uploadFile, { applicantId: person.id, docType: 'nrega' }, form('file', 'paper.pdf', bytes));
  const inParts = (person: Known, bytes: Buffer) =>
    sendInParts(
      as(person),
      { applicantId: person.id, docType: 'nrega', name: 'paper.pdf', bytes },
      (answer) => answer === null || answer.success,
    );
  function stored(person: Known, bytes: Buffer, answer: Answer | null): string {
    assert.ok(answer?.success, String(answer?.bytes));
    const id = String(answer.result.fileId);
    files.set(id, { of: person, bytes });
    return id;
  }
  const fetched = (of: Known, fileId: string) => as(of)(downloadFile, { id: of.id, fileId });
  async function assertSame(of: Known, fileId: string, bytes: Buffer): Promise<void> {
    const answer = await fetched(of, fileId);
    assert.equal(answer?.status, 200, String(answer?.bytes));
    assert.ok(answer.bytes.equals(bytes), `${fileId} came back as something else`);
  }
  const listed = async (person: Known) =>
    Object.values((await as(person)(listFiles, { id: person.id }))?.result ?? {}).length;
  const ready = async (base: string) => (await fetch(`${base}/health/ready`)).status;

  async function slow(person: Known): Promise<void> {
    proxy.fault('late');
    const bytes = large('Sent while storage was slow');
    const id = stored(person, bytes, await inParts(person, bytes));
    await assertSame(person, id, bytes);
    proxy.clear();
    faults += 1;
  }

  async function oneFails(person: Known): Promise<void> {
    for (const kind of ['busy', 'lost'] as const)
      for (const method of ['PUT', 'GET']) {
        const bytes = pdf(`One ${method} ${kind}`);
        if (method === 'PUT') proxy.fault(kind, { method, times: sdkTries - 1 });
        const id = stored(person, bytes, await send(person, bytes));
        if (method === 'GET') proxy.fault(kind, { method, times: sdkTries - 1 });
        await assertSame(person, id, bytes);
        proxy.clear();
        faults += 1;
      }
  }

  async function allFail(person: Known): Promise<void> {
    const bytes = pdf('Sent before storage was away');
    const id = stored(person, bytes, await send(person, bytes));
    const before_ = await listed(person);
    for (const kind of ['busy', 'lost', 'silent'] as const) {
      proxy.fault(kind);
      for (const answer of [
        await send(person, pdf(`Sent while storage was ${kind}`)),
        await fetched(person, id),
      ])
        assert.equal(answer?.status, 503, `${kind}: ${answer?.bytes}`);
      for (const base of cluster.bases) assert.equal(await ready(base), 503);
      // What needs no file goes on.
      assert.equal((await as(person)(getDraft, { id: person.id }))?.status, 200);
      proxy.clear();
      for (const base of cluster.bases)
        await eventually(
          () => ready(base),
          (status) => status === 200,
        );
      assert.equal(await listed(person), before_, `${kind}: nothing of a refused file is listed`);
      await assertSame(person, id, bytes);
      faults += 1;
    }
  }

  /** The phone goes on from what is here, at another process, after storage and the process that took its part have died. */
  async function resumed(person: Known): Promise<void> {
    const bytes = large('Sent over a storage and a process that died');
    const params = { applicantId: person.id };
    const begun = await as(person)(
      startUpload,
      { ...params, docType: 'nrega' },
      { name: 'paper.pdf', bytes: bytes.length },
    );
    const half = { ...params, uploadId: String(begun?.result.uploadId) };
    const part = (from: number, base?: string) => {
      const body = form('part', 'part', bytes.subarray(from, from + limits.filePart));
      const at = { ...half, from: String(from) };
      return base ? over(base, person.who, sendPart, at, body) : as(person)(sendPart, at, body);
    };
    const here = async () => Number((await as(person)(getUploadState, half))?.result.received);

    assert.ok((await part(0))?.success);
    await storage.kill();
    assert.equal((await part(await here()))?.status, 503);
    assert.equal(await here(), limits.filePart);
    await storage.restart();
    assert.ok((await part(await here()))?.success);

    const reached = proxy.reached('PUT');
    proxy.fault('late', { method: 'PUT' });
    const underWay = part(await here(), cluster.bases[0]);
    await reached;
    await cluster.kill('api');
    assert.equal(await underWay, null);
    proxy.clear();
    // One of two calls meets the dead process, as a proxy does once.
    for (const _ of cluster.bases) await cluster.call(person.who, getUploadState, half);
    for (let from = await here(); from < bytes.length; from = await here())
      assert.ok((await part(from))?.success);
    const id = stored(person, bytes, await as(person)(finishUpload, half, {}));
    await assertSame(person, id, bytes);
    await cluster.restart('api');
    faults += 2;
  }

  /** A reader dies; what it read goes to the other. */
  async function readerDies(person: Known): Promise<void> {
    await readers.kill();
    for (const words of ['First after a reader died', 'Second after a reader died']) {
      const bytes = pdf(words);
      stored(person, bytes, await send(person, bytes));
    }
    await readers.restart();
    faults += 1;
  }

  /** What was done is answered as done although its remains cannot be removed now; they go later. */
  async function keepsRemains(person: Known): Promise<void> {
    proxy.fault('busy', { method: 'DELETE' });
    const bytes = large('Finished while nothing could be removed');
    const id = stored(person, bytes, await inParts(person, bytes));
    await assertSame(person, id, bytes);
    proxy.clear();
    faults += 1;
  }

  /** Erased while storage removes nothing: nobody reads the files any more, and the next worker removes their bytes. */
  async function erased(victim: Known): Promise<void> {
    const bytes = large('Of somebody who is erased');
    const whole = stored(victim, pdf('Also erased'), await send(victim, pdf('Also erased')));
    const id = stored(victim, bytes, await inParts(victim, bytes));
    proxy.fault('busy', { method: 'DELETE' });
    assert.ok((await as(owner)(proposeErasure, { id: victim.id }, {}))?.success);
    const done = await as(manager)(confirmErasure, { id: victim.id }, {});
    assert.ok(done?.success, String(done?.bytes));
    assert.notEqual((await as(owner)(downloadFile, { id: victim.id, fileId: id }))?.status, 200);
    const names = async () => (await storage.objects()).map((name) => basename(name));
    assert.ok((await names()).includes(id), 'storage refused to remove it');
    for (const gone of [id, whole]) files.delete(gone);
    proxy.clear();
    await tidied();
    for (const gone of [id, whole]) assert.ok(!(await names()).includes(gone), `${gone} is still stored`);
    faults += 1;
  }

  /** A worker removes at its start what is due; nothing may be removed in the hour in which a row may still be on its way. */
  async function tidied(): Promise<void> {
    await cluster.owner(`update file_to_remove set queued_at = now() - interval '61 minutes'`);
    await cluster.kill('worker');
    await cluster.restart('worker');
    await eventually(
      () => cluster.owner<{ id: string }>('select id from file_to_remove'),
      (rows) => rows.length === 0,
    );
  }

  const faultsIn: Record<string, (person: Known) => Promise<void>> = {
    'slow storage is waited for': slow,
    'a try that fails is made again': oneFails,
    'storage that is down is answered 503, and nothing of a refused file stays': allFail,
    'an upload goes on after storage and the process that took its part have died': resumed,
    'what a dead reader would have read is read by the other': readerDies,
    'what is done is told as done although its remains cannot be removed': keepsRemains,
    'what is erased goes when storage is back': erased,
  };
  for (let round = 1; round <= rounds; round++)
    for (const [at, [name, fault]] of Object.entries(faultsIn).entries())
      test(`${name}, round ${round}`, async () => fault(await newcomer(100 * round + at)));

  test('afterwards every acknowledged file is there as it was sent, and nothing else is', async (t) => {
    for (const [id, { of, bytes }] of files) await assertSame(of, id, bytes);
    await tidied();
    const objects = (await storage.objects()).map((name) => basename(name));
    const { orphans, lost } = await strayAmong((text) => cluster.owner(text), objects);
    assert.deepEqual([orphans, lost], [[], []]);
    assert.equal(objects.length, files.size, 'one object for each file, none for a part');
    sayFigure(t, {
      what: 'storage not ours: slow, 503, silent, lost answers, killed; API process, worker and reader killed',
      tried: rounds,
      measured: `${faults} faults, ${files.size} files acknowledged, lost 0, orphans 0; refused as unavailable ${refusals.get('FILES_DOWN') ?? 0}, other 5xx 0`,
      bound: 'lost 0, orphans 0, other 5xx 0',
      amount: 'storageRounds',
    });
  });
}
