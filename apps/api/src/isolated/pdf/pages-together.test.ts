import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { textOf } from '@pramaan/readers/reading/page.ts';
import { FileError } from '../error.ts';
import { openPdf } from './pages.ts';
import { pagesTogether } from './pages-together.ts';
import { show, writePdf } from './write-pdf.test-help.ts';

const maxPages = 1_000;
const another = { cores: 1, processorMs: 60_000, memoryMb: 256 };

/** Each page says its number, over pale print that says the same everywhere. */
const marked = (pages: number) =>
  writePdf({
    pages: Array.from(
      { length: pages },
      (_, at) => `0.85 g ${show('SPECIMEN', 50, 700, 60)} 0 g ${show(`Page ${at + 1} of them`, 60, 705)}`,
    ),
  });

async function readTogether(bytes: Uint8Array, more = another): Promise<Page[]> {
  const pdf = await openPdf(bytes, [], { maxPages });
  try {
    return await Array.fromAsync(pagesTogether(pdf, { bytes, maxPages }, more));
  } finally {
    await pdf.close();
  }
}

test('pages that two threads read are those that one reads, in their order and without the pale print', async () => {
  const bytes = marked(150);
  const together = await readTogether(bytes);
  assert.deepEqual(
    together.map(({ lines }) => lines.filter(({ aside }) => !aside).map(textOf)),
    Array.from({ length: 150 }, (_, at) => [`Page ${at + 1} of them`]),
  );
  assert.deepEqual(together, await readTogether(bytes, { ...another, cores: 0 }));
});

test('a damaged page is refused by its number whichever thread reads it', async () => {
  const text = marked(150).toString('latin1');
  const [kids = ''] = /\/Kids\[[^\]]*\]/.exec(text) ?? [];
  const pages = kids.match(/\d+ 0 R/g) ?? [];
  for (const number of [5, 75, 149]) {
    const broken = pages.map((page, at) => (at === number - 1 ? page.replace(/^\d+/, '999') : page));
    const bytes = Buffer.from(text.replace(kids, `/Kids[${broken.join(' ')}]`), 'latin1');
    const refused = await readTogether(bytes).catch((error: unknown) => error);
    assert.ok(refused instanceof FileError, `${refused}`);
    assert.match(refused.message, new RegExp(`\\b${number}\\b`));
  }
});

test('another thread that works too long ends the reading', async (t) => {
  const bytes = marked(150);
  const pdf = await openPdf(bytes, [], { maxPages });
  const microseconds = 2_000_000;
  t.mock.method(Worker.prototype, 'cpuUsage', async () => ({ user: microseconds, system: 0 }));
  t.mock.timers.enable({ apis: ['setInterval'] });
  const pages = pagesTogether(pdf, { bytes, maxPages }, { ...another, processorMs: 1_000 });
  // The first are read here alone; the third is one that both read.
  for (let number = 1; number <= 3; number++) assert.equal((await pages.next()).done, false);
  t.mock.timers.tick(500);
  await assert.rejects(
    Array.fromAsync(pages),
    (error) => error instanceof FileError && error.code === 'slow',
  );
  await pdf.close();
});
