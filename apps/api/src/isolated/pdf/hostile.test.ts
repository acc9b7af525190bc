import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import { form16 } from '@pramaan/specimens/papers/form-16.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { onlyCompileCache } from '../../platform/compile-cache.ts';
import type { Batch, Outcome } from './batch.test-help.ts';

const [asha] = demoPeople;
assert.ok(asha);

/** Longest silence of a thread before it is ended, as run-isolated.ts would. */
const patience = 15_000;

/** Runs all files in one thread, and in a new one behind a file that ended it. */
async function run(files: Batch['files'], draw = false) {
  const outcomes: Outcome[] = [];
  const dead: { at: number; why: string }[] = [];
  let from = 0;
  while (from < files.length) {
    let [current, why] = [from, 'exit'];
    await new Promise<void>((resolve) => {
      const worker = new Worker(new URL('./batch.test-help.ts', import.meta.url), {
        workerData: { files, from, draw } satisfies Batch,
        env: onlyCompileCache(),
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      });
      worker.stdout.resume();
      worker.stderr.resume();
      const end = () => {
        why = 'slow';
        void worker.terminate();
      };
      let timer = setTimeout(end, patience);
      worker.on('message', (message: { at: number } | Outcome) => {
        clearTimeout(timer);
        timer = setTimeout(end, patience);
        if ('kind' in message) outcomes.push(message);
        current = message.at;
      });
      worker.on('error', (error) => {
        why = String(error);
      });
      worker.on('exit', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    if (outcomes.length + dead.length >= files.length) break;
    dead.push({ at: current, why });
    from = current + 1;
  }
  return { outcomes, dead };
}

const inSentence = ({ kind, detail }: Outcome) =>
  kind !== 'refused' || /^[a-z-]+: [A-Z].*\. [A-Z].*\.$/s.test(detail);

function count({ outcomes, dead }: Awaited<ReturnType<typeof run>>): string {
  const of = (kind: Outcome['kind']) => outcomes.filter((each) => each.kind === kind).length;
  const slowest = Math.round(Math.max(0, ...outcomes.map(({ ms }) => ms)));
  return `${of('read')} read, ${of('refused')} refused, ${dead.length} dead, slowest ${slowest} ms`;
}

test('third-party hostile and protected PDFs are read or refused with a sentence', async (context) => {
  const observed = readCases<Record<string, string>>('13-hostile-pdf/observed-with-pdfjs-dist-3.json');
  if (!observed) return context.skip('no cases folder');
  const root = process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../../../shared/cases');
  const names = ['13-hostile-pdf', '12-signatures/pdf'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((name) => name.endsWith('.pdf'))
          .map((name) => `${folder}/${name}`)
      : [],
  );
  const files = names.map((name) => ({
    bytes: new Uint8Array(readFileSync(join(root, name))),
    passwords: /minimal-(?:rc4|aes256)/.test(name) ? ['wrong', 'usersecret'] : ['Hello'],
    seed: null,
  }));
  const result = await run(files);
  assert.deepEqual(result.dead, []);
  assert.equal(result.outcomes.length, names.length);
  for (const outcome of result.outcomes) {
    const name = names[outcome.at] ?? '';
    assert.notEqual(outcome.kind, 'error', `${name}: ${outcome.detail}`);
    assert.ok(inSentence(outcome), `${name}: ${outcome.detail}`);
    const said: string = observed[name.replace('13-hostile-pdf/', '')] ?? '';
    // What another reader gets out of a damaged file, this one gets too; it may read more.
    const text: string = /^\d+ pages; (\S.*?) ?\(\d+ms\)$/.exec(said)?.[1] ?? '';
    if (text && !text.startsWith('[page err'))
      assert.equal(outcome.words, text.trim().split(' ').length, name);
    if (name.startsWith('12-')) assert.equal(outcome.kind, 'read', name);
  }
  context.diagnostic(`${names.length} third-party PDFs: ${count(result)}`);
  const drawn = await run(files, true);
  assert.deepEqual(drawn.dead, []);
  assert.ok(drawn.outcomes.every((outcome) => outcome.kind !== 'error' && inSentence(outcome)));
  context.diagnostic(`drawn: ${count(drawn)}`);
});

/** A tenth of them locked; the part brings each way of the mutation several times. */
const changes = amountOf('hostilePdfChanges');
const drawings = amountOf('hostilePdfDrawings');

test('mutations of a PDF are read or refused, and no thread dies', async (context) => {
  const bytes = await itrV2023.make(asha);
  const locked = await itrV2023.make(asha, { password: 'abcd' });
  const files = Array.from({ length: changes }, (_, at) => ({
    bytes: at % 10 === 0 ? locked : bytes,
    passwords: ['abcd'],
    seed: `mutation ${at}`,
  }));
  const result = await run(files);
  const errors = result.outcomes.filter(({ kind }) => kind === 'error');
  assert.deepEqual(errors, []);
  assert.ok(result.outcomes.every(inSentence));
  assert.deepEqual(result.dead, []);
  assert.equal(result.outcomes.length, changes);
  assert.ok(result.outcomes.some(({ kind }) => kind === 'refused'));
  context.diagnostic(`${changes} mutations: ${count(result)}`);
});

test('mutations of a PDF are drawn or refused, and no thread dies @thorough', async (context) => {
  const bytes = await form16.make(asha);
  const files = Array.from({ length: drawings }, (_, at) => ({
    bytes,
    passwords: [],
    seed: `drawing ${at}`,
  }));
  const result = await run(files, true);
  const wrong = result.outcomes.filter((outcome) => outcome.kind === 'error' || !inSentence(outcome));
  assert.deepEqual(wrong, []);
  assert.deepEqual(result.dead, []);
  context.diagnostic(`${drawings} drawings: ${count(result)}`);
});

/** A PDF of one page whose drawing orders are packed so often. */
function bomb(unpackedBytes: number, times: number): Uint8Array {
  let packed: Buffer = Buffer.alloc(unpackedBytes, ' ');
  for (let round = 0; round < times; round++) packed = deflateSync(packed);
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n';
  const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n';
  const stream = `4 0 obj<</Length ${packed.length}/Filter[${filters}]>>stream\n`;
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head + page + stream, 'latin1'), packed, Buffer.from(tail, 'latin1')]);
}

test('a PDF that unpacks to a gigabyte costs neither the memory nor the thread', async (context) => {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const files = [bomb(300_000_000, 1), bomb(300_000_000, 2), bomb(1_000_000, 1)].map((bytes) => ({
    bytes: new Uint8Array(bytes),
    passwords: [],
    seed: null,
  }));
  const made = process.memoryUsage().rss;
  most = made;
  const result = await run(files);
  clearInterval(watch);
  assert.deepEqual(result.dead, []);
  assert.deepEqual(
    result.outcomes.map(({ kind }) => kind),
    ['refused', 'refused', 'read'],
    JSON.stringify(result.outcomes),
  );
  const grown = Math.round((most - made) / 1024 / 1024);
  context.diagnostic(`${count(result)}, ${grown} MB more at most`);
  assert.ok(grown < 700, `${grown} MB`);
});
