import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { logInApplicant, registerApplicant, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { downloadFile, uploadFile } from '@pramaan/contract/calls/files.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { demoSnapshot } from '../src/demo/snapshot.ts';
import { show, writePdf } from '../src/isolated/pdf/write-pdf.test-help.ts';
import { form } from './ask.ts';
import type { Identity } from './caller.ts';
import { freshPostgres, testDatabaseUrl } from './database.ts';
import { freePort, over, startProcess } from './real-process.ts';
import { end, type Sandbox, startSandbox } from './sandbox.ts';

/** Each kill comes at another moment while all three write: four do that, the whole meets also the rare moments between two writes. */
const rounds = amountOf('kills');
/** Files of earlier rounds that are read back after each kill; the newest always, and all of them at the end. */
const filesReadBack = 50;
/** A round stores at most five files, and an applicant has 60: after so many rounds somebody else sends them. */
const roundsOfOneSender = 10;
const engine = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';

let sandbox: Sandbox;
let folder: string;
let base: string;
let env: Record<string, string>;
let product: ChildProcess;
let dropDatabase: (() => Promise<void>) | undefined;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pramaan-crash-'));
  const demo = await demoSnapshot();
  await demo.copyTo(folder, { database: !testDatabaseUrl });
  sandbox = await startSandbox({ dataDir: folder });
  const port = String(await freePort());
  base = `http://127.0.0.1:${port}`;
  const own = { PORT: port, ...sandbox.ports, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  env = own;
  if (testDatabaseUrl) {
    const { url, drop } = await freshPostgres(testDatabaseUrl, { demo });
    dropDatabase = drop;
    env = { ...own, DATABASE_URL: url };
  }
  product = await startProcess(env);
});
after(async () => {
  await end(product, 'SIGKILL');
  await sandbox.stop();
  await dropDatabase?.();
  await rm(folder, { recursive: true, force: true });
});

async function logIn(mobile: string): Promise<{ who: Identity; id: string }> {
  await over(base, {}, sendLoginOtp, {}, { mobileNo: mobile });
  const reply = await over(base, {}, logInApplicant, {}, { mobile, otp: await sandbox.code(mobile) });
  assert.ok(reply?.success);
  const cookie = (name: string) =>
    reply.cookies.find((one) => one.startsWith(`${name}=`))?.split(/[=;]/)[1] ?? '';
  const { id_token, _id } = reply.result as { id_token: string; _id: string };
  return { who: { token: id_token, session: cookie('session'), forgery: cookie('XSRF-TOKEN') }, id: _id };
}

/** Somebody who is new here. */
async function newcomer(number: number): Promise<{ who: Identity; id: string }> {
  const mobile = `98${String(76_000_000 + number)}`;
  const reply = await over(base, {}, registerApplicant, {}, { mobileNo: mobile, name: 'Nita Newcomer' });
  assert.ok(reply?.success, 'the newcomer is registered');
  return logIn(mobile);
}

/** What a writer sent last, and what it was told is kept. */
interface Book {
  sent: number;
  stored: number;
}

test(`kill -9 at random moments of writing, ${rounds} times on ${engine}: every acknowledged write is there`, async (t) => {
  const asha = await logIn('9000000011');
  let sender = asha;
  const meena = await logIn('9000000013');
  const draft: Book = { sent: 0, stored: 0 };
  const document: Book = { sent: 0, stored: 0 };
  const files = new Map<string, { of: { who: Identity; id: string }; bytes: Buffer }>();
  let acknowledged = 0;
  let checked = 0;
  const readBack = async (fileId: string) => {
    const file = files.get(fileId);
    const back = file && (await over(base, file.of.who, downloadFile, { id: file.of.id, fileId }));
    assert.deepEqual(back?.bytes, file?.bytes, `file ${fileId} of an earlier round`);
    checked++;
  };

  for (let round = 1; round <= rounds; round++) {
    if (round % roundsOfOneSender === 0) sender = await newcomer(round);
    let running = true;
    const gone = () => {
      running = false;
    };
    const writeDrafts = async () => {
      while (running) {
        draft.sent = draft.stored + 1;
        const body = { version: draft.stored, draft: { count: draft.sent, text: 'x'.repeat(2000) } };
        const reply = await over(base, asha.who, calls.putDraft, { id: asha.id }, body);
        if (!reply) return gone();
        assert.equal(reply.status, 200, reply.bytes.toString());
        draft.stored = draft.sent;
        acknowledged++;
      }
    };
    const writeDocuments = async () => {
      while (running) {
        document.sent = document.stored + 1;
        const params = { id: meena.id, group: 'loan', document: 'loanRequest' };
        const data = { loanAmt: String(100_000 + document.sent), loanPeriod: '12' };
        const reply = await over(base, meena.who, calls.putDocument, params, { type: 'input', data });
        if (!reply) return gone();
        assert.equal(reply.status, 200, reply.bytes.toString());
        document.stored = document.sent;
        acknowledged++;
      }
    };
    const writeFiles = async () => {
      for (let count = 0; running && count < 5; count++) {
        // Words enough to be the document's own text: a page with fewer is taken for a scan, and read by OCR.
        const words = `Round ${round}, file ${count}: it must be here when the machine is back.`;
        const bytes = writePdf({ pages: [show(words, 50, 700)] });
        const params = { applicantId: sender.id, docType: 'pan' };
        const reply = await over(base, sender.who, uploadFile, params, form('file', 'x.pdf', bytes));
        if (!reply) return gone();
        assert.equal(reply.success, true, reply.bytes.toString());
        files.set(String(reply.result.fileId), { of: sender, bytes });
        acknowledged++;
        firstFile.resolve();
      }
    };
    // A file is opened by a thread before it is kept: the kill comes while further ones are.
    const firstFile = Promise.withResolvers<void>();
    const writers = Promise.all([writeDrafts(), writeDocuments(), writeFiles()]);
    await Promise.race([firstFile.promise, writers]);
    await sleep(Math.random() * 600);
    await end(product, 'SIGKILL');
    await writers;

    product = await startProcess(env);
    const stored = await over(base, asha.who, calls.getDraft, { id: asha.id });
    assert.equal(stored?.status, 200);
    const { version, draft: found } = stored.result as { version: number; draft: { count?: number } };
    assert.ok(
      version === draft.stored || version === draft.sent,
      `draft ${version}, acknowledged ${draft.stored}`,
    );
    assert.equal(found.count ?? 0, version, 'the version and its content belong together');
    draft.stored = version;
    const file = await over(base, meena.who, calls.getApplicant, { id: meena.id });
    assert.equal(file?.status, 200);
    const record = recordAt(file.result.docs as Record<string, unknown>, 'loanRequest', 'input');
    const amount = Number((record?.data as { loanAmt?: string } | undefined)?.loanAmt ?? 100_000) - 100_000;
    assert.ok(
      amount === document.stored || amount === document.sent,
      `document ${amount}, acknowledged ${document.stored}`,
    );
    document.stored = amount;
    const all = round === rounds || files.size <= filesReadBack;
    for (const fileId of [...files.keys()].slice(all ? 0 : -filesReadBack)) await readBack(fileId);
  }
  t.diagnostic(
    `${rounds} kills on ${engine}: ${acknowledged} acknowledged writes (drafts to ${draft.stored}, documents to ${document.stored}, ${files.size} files read back ${checked} times), 0 lost`,
  );
  assert.ok(
    draft.stored > rounds && document.stored > rounds && files.size >= rounds / 2,
    'there was something to lose',
  );
});

test('stopped by SIGTERM it ends by itself, in order, and a second one on the same folder is refused', async () => {
  if (!testDatabaseUrl)
    await assert.rejects(
      startProcess({ ...env, PORT: String(await freePort()) }),
      /is in use by process \d+ on .+\. Stop it first, or set DATABASE_URL/,
    );
  await end(product, 'SIGTERM');
  assert.deepEqual([product.exitCode, product.signalCode], [0, null]);
});
