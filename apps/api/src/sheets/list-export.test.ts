import assert from 'node:assert/strict';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { csvFile } from './csv-file.ts';
import { listExport } from './list-export.ts';

/** A made-up list of `size` rows; notes the pages that were asked for and the count that was reported at the end. */
function list(size: number) {
  const seen = { pages: 0, done: [] as number[] };
  const file = csvFile(
    listExport<{ _id: string; text: string }>({
      head: ['Number', 'Text'],
      cells: ({ _id, text }) => [_id, text],
      page: async (after, count) => {
        seen.pages += 1;
        const from = Number(after || 0);
        return Array.from({ length: Math.min(count, size - from) }, (_, at) => ({
          _id: String(from + at + 1),
          text: 'x'.repeat(200),
        }));
      },
      done: async (rows) => seen.done.push(rows),
    }),
  );
  return { seen, file };
}

test('every row leaves once and in order, and their number is reported', async () => {
  for (const size of [0, 1, 1_999, 2_000, 2_001, 50_000]) {
    const { file, seen } = list(size);
    const [head, ...rows] = (await text(file)).split('\r\n').slice(0, size + 1);
    assert.equal(head?.replace('\ufeff', ''), 'Number,Text');
    assert.equal(rows.length, size);
    assert.ok(rows.every((row, at) => row.startsWith(`${at + 1},x`)));
    assert.deepEqual(seen.done, [size]);
  }
});

test('after 50,000 rows the last line says that there are more', async () => {
  const { file, seen } = list(60_000);
  const lines = (await text(file)).trimEnd().split('\r\n');
  assert.equal(lines.length, 50_002);
  assert.match(lines.at(-1) ?? '', /^Only the newest 50000 rows are here/);
  assert.deepEqual(seen.done, [50_000]);
});

test('50,000 rows are read as they are taken: a reader that waits has at most the next page in memory', async (t) => {
  const { file, seen } = list(50_000);
  let [chunks, bytes, largest] = [0, 0, 0];
  await once(file, 'readable');
  await setTimeout(50);
  assert.equal(seen.pages, 1, 'nothing was taken, and yet more than one page was read');
  let ahead = 0;
  for await (const chunk of file) {
    chunks += 1;
    bytes += chunk.length;
    largest = Math.max(largest, chunk.length);
    // Each page holds some 410 kB; what was read from the list beyond what was taken is one page and the buffers.
    ahead = Math.max(ahead, seen.pages * 2_000 * 200 - bytes);
  }
  assert.ok(bytes > 10_000_000 && chunks > 100, `${bytes} bytes in ${chunks} chunks`);
  assert.ok(largest < 256 * 1_024, `a chunk of ${largest} bytes`);
  assert.ok(ahead < 2 * 2_000 * 206, `${ahead} bytes ahead of the reader`);
  t.diagnostic(`${chunks} chunks, the largest ${largest} bytes, at most ${ahead} bytes ahead`);
});

test('a reader that leaves stops the reading, and what it got is reported', async () => {
  const { file, seen } = list(50_000);
  await once(file, 'readable');
  file.read();
  file.destroy();
  await setTimeout(50);
  assert.equal(seen.pages, 1);
  assert.equal(seen.done.length, 1);
  assert.ok((seen.done[0] ?? 0) < 2_000);
});

test('a list that cannot be read fails the file before its first byte', async () => {
  const file = csvFile(
    listExport({
      head: ['Number'],
      cells: ({ _id }: { _id: string }) => [_id],
      page: () => Promise.reject(new Error('no database')),
      done: async () => undefined,
    }),
  );
  await assert.rejects(text(file), /no database/);
});
