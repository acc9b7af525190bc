import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../test/eventually.ts';
import { end, endWithUs, inherited } from '../../test/sandbox.ts';
import { demoSnapshot } from '../demo/snapshot.ts';
import { openEmbedded, untilFolderIsFree } from './open-database.ts';
import { sql } from './sql.ts';

const program = fileURLToPath(new URL('../../test/hold-folder.ts', import.meta.url));
const refusal = /is in use by process \d+ on .+\. Stop it first, or set DATABASE_URL\./;

/** A container, as far as it matters here: a PID namespace of its own, where the program is process 1. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=KILL'];

function containersWork(): boolean {
  try {
    execFileSync('unshare', [...container.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a failed test leaves behind. */
const running = new Set<ChildProcess>();
let box: string;
let folder: string;
before(async () => {
  box = await mkdtemp(join(tmpdir(), 'pramaan-lock-'));
  folder = join(box, 'data');
  // Which database is of no matter; the demo's is there already.
  await (await openEmbedded(folder, await (await demoSnapshot()).databaseDump())).close();
});
after(async () => {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
  await rm(box, { recursive: true, force: true, maxRetries: 5 });
});

interface Holder {
  child: ChildProcess;
  /** `open as 1`, or the error with which it ended. */
  said: string;
}

/** Opens the database of a folder in a process of its own; waits until that is open, or has ended. */
async function hold(at: string, around: readonly string[] = []): Promise<Holder> {
  const [command = '', ...args] = [...around, process.execPath, program, at];
  const child = spawn(command, args, { env: inherited(), stdio: ['pipe', 'pipe', 'pipe'] });
  endWithUs(child);
  running.add(child);
  let wrong = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    wrong += text;
  });
  const said = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('close', () => resolve(wrong));
  });
  return { child, said };
}

/** Stops a holder in order, as SIGTERM stops the product. */
async function release({ child }: Holder): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.stdin?.end();
  await gone;
}

test('one process has a folder: another is refused with a sentence, and opens it when the first was killed', async () => {
  const first = await hold(folder);
  assert.match(first.said, /^open as \d+$/);
  assert.match((await hold(folder)).said, refusal);
  await assert.rejects(openEmbedded(folder), refusal);
  await end(first.child, 'SIGKILL');
  const second = await hold(folder);
  assert.match(second.said, /^open as/);
  await release(second);
});

test('who starts after another was stopped waits until it has closed the folder; with a server nobody waits', async () => {
  const first = await hold(folder);
  let free = false;
  const config = { databaseUrl: null, dataDir: folder };
  const waiting = untilFolderIsFree(config).then(() => {
    free = true;
  });
  await untilFolderIsFree({ ...config, databaseUrl: 'postgres://localhost/pramaan' });
  await sleep(300);
  assert.equal(free, false);
  await release(first);
  await waiting;
  await (await openEmbedded(folder)).close();
});

test('a process opens a folder that was released, and does not open it twice @thorough', async () => {
  const db = await openEmbedded(folder);
  await assert.rejects(openEmbedded(folder), refusal);
  await db.query(sql`select 1`);
  await db.close();
});

test('a copy of a folder in use, and of one whose owner was killed, opens @thorough', async () => {
  const copy = async (name: string) => {
    const at = join(box, name);
    await cp(folder, at, { recursive: true, preserveTimestamps: true });
    return at;
  };
  const { child, said } = await hold(folder);
  assert.match(said, /^open as/);
  const used = await copy('copied while in use');
  await end(child, 'SIGKILL');
  const killed = await copy('copied after a kill');
  for (const at of [used, killed]) await (await openEmbedded(at)).close();
});

test('two containers, each with its process 1: the second is refused, and a restarted one opens the folder @thorough', {
  skip: containersWork() ? false : 'PID namespaces are not permitted here (unshare --pid needs root)',
}, async () => {
  const first = await hold(folder, container);
  assert.equal(first.said, 'open as 1');
  assert.match((await hold(folder, container)).said, refusal);
  assert.match((await hold(folder)).said, refusal);
  await end(first.child, 'SIGKILL');
  // What ended is the command around the container: process 1 dies with it, a moment later.
  const restarted = await eventually(
    () => hold(folder, container),
    ({ said }) => said === 'open as 1',
  );
  await release(restarted);
});
