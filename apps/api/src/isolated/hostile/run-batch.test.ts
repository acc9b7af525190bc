import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Work } from './batch-thread.test-help.ts';
import { assertContained, assertSentence } from './judge.test-help.ts';
import { runBatch } from './run-batch.test-help.ts';

const works = Array.from({ length: 7 }, (): Work => ({ task: 'photoToPng', input: new Uint8Array() }));

/** Dies at its second file and at its last, leaves a file behind, and answers the others. */
const fragile = `
import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
for (let at = workerData.from; at < workerData.to; at++) {
  parentPort.postMessage({ at, kind: 'begins' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (at === 1) throw new Error('gone');
  if (at === 6) process.exit(3);
  if (at === 3) writeFileSync(process.env.TMPDIR + '/left', 'x');
  parentPort.postMessage({ at, kind: 'refused', code: 'damaged', message: 'This file is damaged beyond reading.' });
}`;

test('a thread that dies is noticed and replaced, and a file that it leaves is seen', async () => {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(fragile)}`);
  const result = await runBatch(works, entry);
  const kinds = result.outcomes.map(({ at, kind }) => `${at} ${kind}`);
  assert.deepEqual(kinds, ['0 refused', '1 died', ...[2, 3, 4, 5].map((at) => `${at} refused`), '6 died']);
  assert.deepEqual(result.left, ['left']);
  assert.throws(() => assertContained(works, result, 'file'), /temporary files/);
  assert.throws(() => assertContained(works, { ...result, left: [] }, 'file'), /no task foresaw/);
});

test('what a task does not foresee is told apart from a refusal', async () => {
  const { outcomes } = await runBatch([{ task: 'photoToPng', input: null as never }, ...works.slice(0, 1)]);
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ['unforeseen', 'refused'],
  );
});

test('what is no sentence for people is seen', () => {
  assertSentence('This file is damaged. Send it again.', '');
  for (const bad of [
    'damaged',
    'TypeError: x is not a function.',
    'Not found at /var/lib/thing of this machine.',
  ])
    assert.throws(() => assertSentence(bad, 'a bad one'), /a bad one/);
});
