import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { branding, invented } from './account.test-help.ts';
import { makePdf, type PdfOrder } from './engine.ts';
import { bankStatementPdf, cardsPdf } from './make.test-help.ts';
import { readBack } from './read-back.test-help.ts';

const small = (title: string): PdfOrder => ({
  template: 'cards',
  title,
  data: { facts: [], cover: null, empty: 'Nothing', cards: [] },
  branding,
});

test('the same order gives the same bytes; another moment gives others', async () => {
  const account = await invented({ months: 2 });
  const [one, two] = [await bankStatementPdf(account, branding), await bankStatementPdf(account, branding)];
  assert.ok(Buffer.from(one).equals(two));
  const later = { ...branding, madeAt: new Date('2026-11-20T10:21:00Z') };
  assert.ok(!Buffer.from(one).equals(await bankStatementPdf(account, later)));
});

test('a hundred at once wait in line, each gets its own, and the event loop stays free', async (t) => {
  let [longest, last] = [0, performance.now()];
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const start = performance.now();
  const made = await Promise.all(
    Array.from({ length: 100 }, (_, at) => cardsPdf(`Paper ${at}`, [], branding)),
  );
  const taken = performance.now() - start;
  clearInterval(watch);
  for (const [at, bytes] of made.entries()) {
    if (at % 10 !== 0) continue;
    const [page] = await readBack(bytes);
    assert.equal(page?.lines[1], `Paper ${at}`);
  }
  t.diagnostic(`100 papers in ${Math.round(taken)} ms; the loop never waited over ${Math.round(longest)} ms`);
});

test('what cannot be made is an error of ours, and those behind it are made', async () => {
  const broken = makePdf({ ...small('Broken'), data: { facts: [], cover: null, cards: 7 } });
  const behind = makePdf(small('DrillDown'));
  await assert.rejects(broken, /^Error: The PDF "cards" was not made: /);
  const unknown = makePdf({ ...small('Unknown'), template: 'none' as 'cards' });
  await assert.rejects(unknown, /The PDF "none" was not made/);
  assert.ok((await behind).length > 1_000);
  const momentless = { ...small('No moment'), branding: { ...branding, madeAt: new Date('x') } };
  await assert.rejects(makePdf(momentless), RangeError);
});

test('a process that is ended takes one paper with it and no other', async (t) => {
  const list = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(list)) return t.skip('this machine does not list the children of a process');
  await makePdf(small('First'));
  const lost = bankStatementPdf(await invented({ months: 12 }), branding);
  const next = makePdf(small('Next'));
  const children = readFileSync(list, 'utf8').trim().split(' ').map(Number);
  const typst = children.filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typst-process'),
  );
  assert.equal(typst.length, 1);
  for (const pid of typst) process.kill(pid, 'SIGKILL');
  await assert.rejects(lost, /was not made: its process ended \(SIGKILL\)/);
  assert.ok((await next).length > 1_000);
});

test('the folder from which templates may read is not there', () => {
  assert.ok(!existsSync(join(import.meta.dirname, 'no-such-folder')));
});
