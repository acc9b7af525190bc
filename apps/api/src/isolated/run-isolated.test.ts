import assert from 'node:assert/strict';
import { getCompileCacheDir } from 'node:module';
import { after, before, test } from 'node:test';
import { ApiError } from '@pramaan/contract/errors.ts';
import sharp from 'sharp';
import { FileError, type FileErrorCode, ranOutOfTime } from './error.ts';
import { refuseDamage } from './open-image.ts';
import { runThread } from './run-isolated.ts';

const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);
before(() => process.on('unhandledRejection', note).on('uncaughtException', note));
after(() => process.off('unhandledRejection', note).off('uncaughtException', note));

/** Runs the source in a thread, and waits until the thread is gone. */
async function run(
  source: string,
  timeoutMs = 60_000,
  memoryMb = 64,
  processorMs = 60_000,
  signal?: AbortSignal,
) {
  const { promise: gone, resolve: ended } = Promise.withResolvers<void>();
  const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const result = runThread(entry, 'input', { processorMs, timeoutMs, memoryMb }, ended, signal);
  try {
    return await result;
  } finally {
    await gone;
  }
}

const post =
  "import { parentPort, workerData } from 'node:worker_threads'; const post = (m) => parentPort.postMessage(m);";

test('a thread that behaves gives its output', async () => {
  const output = await run(`${post} post({ kind: 'done', output: [workerData, Object.keys(process.env)] });`);
  // Where compiled code is kept is known to it when this process keeps any.
  const seen = getCompileCacheDir() === undefined ? [] : ['NODE_COMPILE_CACHE'];
  assert.deepEqual(output, ['input', seen], 'and it sees no other environment variable');
});

test('however a thread dies, the caller gets one sentence and the process lives', async () => {
  const deaths: [string, FileErrorCode][] = [
    ['const all = []; while (true) all.push(new Array(100_000).fill({}).map(() => ({})));', 'memory'],
    ['Promise.reject(new Error("left alone"));', 'crashed'],
    ['setTimeout(() => { throw new Error("late"); }); throw 42;', 'crashed'],
    ['throw undefined;', 'crashed'],
    ['process.exit(3);', 'crashed'],
    ['process.exit(0);', 'crashed'],
    ['const deep = () => deep() + 1; deep();', 'crashed'],
    [`${post} post({ kind: 'refused', code: 'damaged', message: 'Broken.' }); while (true);`, 'damaged'],
    ["import './no-such-file.js';", 'crashed'],
  ];
  for (const [source, code] of deaths) {
    await assert.rejects(
      run(source, 60_000),
      (error) => error instanceof FileError && error.code === code,
      source,
    );
  }
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(unhandled, []);
});

test('a thread that works too long is stopped by its own work, not by the clock', async () => {
  // Were its work not watched, it would go on for an hour: longer than the run lets any test.
  await assert.rejects(
    run('while (true);', 3_600_000, 64, 300),
    (error) => error instanceof FileError && error.code === 'slow',
  );
  // However long it waited for the processor.
  const idle = `${post} setTimeout(() => post({ kind: 'done', output: 'waited' }), 3_000);`;
  assert.equal(await run(idle, 60_000, 64, 2_000), 'waited');
});

test('a file that was given no time is not blamed: the machine was busy, and it may be sent again', async () => {
  for (const source of ['while (true);', 'await new Promise((resolve) => setTimeout(resolve, 60_000));'])
    await assert.rejects(run(source, 1_500), (error) => {
      assert.ok(error instanceof ApiError, String(error));
      assert.deepEqual([error.code, error.retryAfter], ['FILES_BUSY', 60]);
      assert.match(error.message, /Nothing was lost/);
      return true;
    });
  // Nor by native work on a picture, which has a time of its own.
  await assert.rejects(
    run(`${post} post({ kind: 'busy' });`),
    (error) => error instanceof ApiError && error.code === 'FILES_BUSY',
  );
});

test('native work that is stopped by its time is no damage of the picture', async () => {
  const long = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#123' } })
    .timeout({ seconds: 1 })
    .median(21)
    .raw();
  const refused = await long.toBuffer().then(
    () => null,
    (error: unknown) => error,
  );
  assert.equal(ranOutOfTime(refused), true, String(refused));
  assert.throws(
    () => refuseDamage(refused),
    (error) => error === refused,
  );
  assert.throws(
    () => refuseDamage(new Error('VipsJpeg: premature end')),
    (error) => error instanceof FileError && error.code === 'damaged',
  );
});

test('an error after the answer changes nothing', async () => {
  const output = await run(
    `${post} post({ kind: 'done', output: 1 }); Promise.reject(new Error('too late'));`,
  );
  assert.equal(output, 1);
  assert.deepEqual(unhandled, []);
});

test('a thread ends with whoever waited for it', async () => {
  const gone = new AbortController();
  const reading = run('while (true);', 3_600_000, 64, 3_600_000, gone.signal);
  const left = assert.rejects(reading, { message: 'Gone.' });
  gone.abort(new Error('Gone.'));
  // `run` waits for the end of the thread itself.
  await left;
});
