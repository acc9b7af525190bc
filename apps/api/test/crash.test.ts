import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as access from '@pramaan/contract/calls/access.ts';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { listAgreements } from '@pramaan/contract/calls/esign.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { makeProduct } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { demoSnapshot } from '../src/demo/snapshot.ts';
import { appRole } from '../src/platform/database.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import {
  type Aim,
  aims,
  emptyBooks,
  noteErased,
  type Round,
  sign,
  signerName,
  writeUntilKilled,
} from './crash-load.ts';
import { databaseSettings, freshPostgres, testDatabaseUrl } from './database.ts';
import { password } from './people.ts';
import { freePort, type Known, knownFrom, over, startProcess } from './real-process.ts';
import { end, type Sandbox, startSandbox } from './sandbox.ts';
import { strayFiles } from './stray-files.ts';

const engine = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
const rounds = amountOf('kills');
const everyAim = Object.keys(aims) as Aim[];
/** In the part each round makes, beside drafts and documents, the call at which it aims; in the whole it makes all of them. */
const all = rounds > everyAim.length;
/** In the part the two databases share the calls at which kills are aimed. Only who has signed is there to be erased. */
const aimed = all
  ? everyAim
  : ({ PostgreSQL: ['sign', 'erasure'], PGlite: ['upload', 'parts'] } as const)[engine];
/** Files and signatures of earlier rounds that are read back after each kill; all of them at the end. */
const readBackLast = 50;
/** A round stores at most five files of a sender, and an applicant has 60: after so many rounds somebody else sends them. */
const roundsOfOneSender = 10;
/** How long a round waits for the call it aims at, in milliseconds: only a product that hangs takes so long. */
const patience = 600_000;
/** A session of an applicant ends after two hours, however long the rounds take. */
const roundsOfOneLogin = 100;

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
  env = { ...own, CODES_PER_ADDRESS: '10000' };
  if (testDatabaseUrl) {
    const { url, drop } = await freshPostgres(testDatabaseUrl, { demo });
    dropDatabase = drop;
    env = { ...env, ...databaseSettings(url) };
  }
  product = await startProcess(env);
});
after(async () => {
  await end(product, 'SIGKILL');
  await sandbox.stop();
  await dropDatabase?.();
  await rm(folder, { recursive: true, force: true });
});

async function logIn(mobile: string): Promise<Known> {
  const sent = (await sandbox.messages(mobile)).length;
  await over(base, {}, access.sendLoginOtp, {}, { mobileNo: mobile });
  const otp = await sandbox.code(mobile, sent);
  return knownFrom(await over(base, {}, access.logInApplicant, {}, { mobile, otp }));
}

/** Somebody who is new here. */
async function newcomer(number: number): Promise<Known> {
  const mobile = `98${String(76_000_000 + number)}`;
  const registration = { mobileNo: mobile, name: signerName };
  const reply = await over(base, {}, access.registerApplicant, {}, registration);
  assert.ok(reply?.success, 'the newcomer is registered');
  return knownFrom(
    await over(base, {}, access.logInApplicant, {}, { mobile, otp: await sandbox.code(mobile) }),
  );
}

async function everybody(): Promise<Pick<Round['people'], 'asha' | 'meena' | 'owner' | 'manager'>> {
  const staff = { mobileNo: '9000000001', password };
  const team = { userName: 'saral.manager', password };
  return {
    asha: await logIn('9000000011'),
    meena: await logIn('9000000013'),
    owner: knownFrom(await over(base, {}, access.logInLender, {}, staff)),
    manager: knownFrom(await over(base, {}, access.logInTeamMember, {}, team)),
  };
}

/** Kills the product at a random moment after the call that the round aims at was sent. */
async function killDuring(round: Omit<Round, 'reached' | 'running'>): Promise<boolean> {
  const { aim } = round;
  const reached = Promise.withResolvers<true>();
  const whole: Round = {
    ...round,
    running: true,
    reached: (at) => at === aim && reached.resolve(true),
  };
  const writers = writeUntilKilled(whole);
  const hit = await Promise.race([reached.promise, writers.then(() => false), sleep(patience, false)]);
  await sleep(Math.random() * aims[aim]);
  await end(product, 'SIGKILL');
  await writers;
  return hit;
}

async function assertDraft({ books: { draft }, people: { asha } }: Pick<Round, 'books' | 'people'>) {
  const stored = await over(base, asha.who, calls.getDraft, { id: asha.id });
  assert.equal(stored?.status, 200);
  const { version, draft: found } = stored.result as { version: number; draft: { count?: number } };
  assert.ok(
    version === draft.stored || version === draft.sent,
    `draft ${version}, acknowledged ${draft.stored}`,
  );
  assert.equal(found.count ?? 0, version, 'the version and its content belong together');
  draft.stored = version;
}

async function assertDocument({ books: { document }, people }: Pick<Round, 'books' | 'people'>) {
  const { meena } = people;
  const file = await over(base, meena.who, calls.getApplicant, { id: meena.id });
  assert.equal(file?.status, 200);
  const record = recordAt(file.result.docs as Record<string, unknown>, 'loanRequest', 'input');
  const amount = Number((record?.data as { loanAmt?: string } | undefined)?.loanAmt ?? 100_000) - 100_000;
  const { stored, sent } = document;
  assert.ok(amount === stored || amount === sent, `document ${amount}, acknowledged ${stored}`);
  document.stored = amount;
}

/**
 * Whoever had no answer tries again: it is signed then, once, or was before. For half a minute an agreement counts as being
 * signed, and they are told to wait: a later round tries again.
 */
async function signAgain({ books }: Pick<Round, 'books'>): Promise<void> {
  for (const { of, agreement, url } of books.unanswered.splice(0)) {
    const reply = await sign(base, of.who, url, () => undefined);
    const { code } = JSON.parse(String(reply?.bytes)) as { code?: string };
    if (code === 'CONFLICT') {
      books.unanswered.push({ of, agreement, url });
      continue;
    }
    assert.ok(reply?.success || code === 'ESIGN_SIGNED_BEFORE', String(reply?.bytes));
    const listed = await over(base, of.who, listAgreements, { id: of.id });
    assert.ok(listed);
    const { agreements } = listed.result as { agreements: { agreementId: string; signedUrl: string }[] };
    const signed = agreements.find(({ agreementId }) => agreementId === agreement)?.signedUrl;
    assert.ok(signed, `agreement ${agreement} is signed in the end`);
    books.signed.set(agreement, { of, url: signed });
  }
}

/** An erasure without an answer was done whole or not at all. Those that were acknowledged are done. */
async function assertErased(round: Pick<Round, 'books' | 'people' | 'toErase'>): Promise<void> {
  const { books, people, toErase } = round;
  const statusOf = async (id: string) =>
    (await over(base, people.owner.who, calls.getApplicant, { id }))?.status;
  for (const victim of [...toErase])
    if ((await statusOf(victim.id)) === 404) {
      noteErased(books, victim.id);
      toErase.splice(toErase.indexOf(victim), 1);
    }
  for (const id of [...books.erased].slice(-readBackLast)) assert.equal(await statusOf(id), 404, id);
}

/** @returns how many were read */
async function readBack({ books, people }: Pick<Round, 'books' | 'people'>, all: boolean): Promise<number> {
  const some = <T>(list: Iterable<T>) => [...list].slice(all ? 0 : -readBackLast);
  const [files, signatures] = [some(books.files), some(books.signed)];
  const download = (id: string, fileId: string) => over(base, people.owner.who, downloadFile, { id, fileId });
  for (const [fileId, { of, bytes }] of files)
    assert.deepEqual((await download(of.id, fileId))?.bytes, bytes, `file ${fileId} of an earlier round`);
  for (const [agreement, { of, url }] of signatures) {
    const reply = await download(of.id, url.split('/').at(-1) ?? '');
    assert.ok(reply?.status === 200 && reply.bytes.includes('/ByteRange'), `signed agreement ${agreement}`);
  }
  return files.length + signatures.length;
}

test(`kill -9 during writes, uploads, eSign and erasure, ${rounds} times on ${engine}: nothing acknowledged is lost`, async (t) => {
  const books = emptyBooks();
  const toErase: Known[] = [];
  const hits: Record<Aim, number> = { upload: 0, sign: 0, erasure: 0, parts: 0 };
  let people = await everybody();
  let sender = people.asha;
  let checked = 0;
  for (let round = 1; round <= rounds; round++) {
    if (round % roundsOfOneLogin === 0) people = await everybody();
    if (round % roundsOfOneSender === 0) sender = await newcomer(100_000 + round);
    const aim = aimed[(round - 1) % aimed.length] ?? 'upload';
    const signer = all || aim === 'sign' ? await newcomer(round) : people.asha;
    const now = { base, number: round, aim, all, books, people: { ...people, sender, signer }, toErase };
    if (await killDuring(now)) hits[aim] += 1;
    product = await startProcess(env);
    await assertDraft(now);
    await assertDocument(now);
    await assertErased(now);
    await signAgain(now);
    checked += await readBack(now, round === rounds);
    const isNew = signer !== people.asha;
    if (isNew && [...books.files.values()].some(({ of }) => of === signer)) toErase.push(signer);
  }
  const { acknowledged, draft, document, files, signed, signatures, erased } = books;
  t.diagnostic(
    `${rounds} kills on ${engine}: ${acknowledged} acknowledged writes (drafts to ${draft.stored}, documents to ${document.stored}, ${files.size} files and ${signed.size} signed agreements of ${signatures} at the end, ${checked} read back, ${erased.size} people erased)`,
  );
  const during = Object.entries(hits).map(([aim, count]) => `${aim} ${count}`);
  sayFigure(t, {
    what: `kill -9 on ${engine} during ${during.join(', ')}; acknowledged writes: ${acknowledged.toLocaleString('en')}`,
    tried: rounds,
    measured: 'acknowledged lost 0',
    bound: 'acknowledged lost 0',
    amount: 'kills',
  });
  assert.ok(
    draft.stored > rounds && document.stored > rounds && files.size + erased.size >= rounds / aimed.length,
    'there was something to lose',
  );
  for (const aim of aimed) assert.ok(hits[aim] > 0, `no kill came during ${aim}`);
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

// An orphan stays for ever, and so does a lost file: what all the kills left is seen at the end.
test(`after all kills on ${engine} every stored file is named by a row or queued for removal, and the removal leaves no other`, async (t) => {
  // Over one connection of its own, also where the product goes through a pooler: it becomes the owner and the app again.
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? '';
  const config = readConfig({ ...env, DATABASE_POOL: '1', DATABASE_URL: url, DATABASE_DIRECT_URL: '' });
  const db = await openDatabase(config);
  const opened = await makeProduct(config, db, () => undefined);
  await opened.jobs.stop();
  const asOwner = async (text: string) => {
    await db.script('reset role');
    const rows = await db.script(text);
    await db.script(`set role ${appRole}`);
    return rows as Record<string, unknown>[];
  };
  try {
    const left = await strayFiles(asOwner, folder);
    assert.deepEqual([left.orphans, left.lost], [[], []]);
    await asOwner(`update file_to_remove set queued_at = now() - interval '1 hour'`);
    await opened.retention.run();
    assert.deepEqual(await strayFiles(asOwner, folder), { orphans: [], lost: [], queued: 0 });
    sayFigure(t, {
      what: `files after the kills on ${engine} (${left.queued} half-way, then removed)`,
      tried: rounds,
      measured: 'orphans 0, lost 0',
      bound: 'orphans 0, lost 0',
    });
  } finally {
    await opened.close();
  }
});
