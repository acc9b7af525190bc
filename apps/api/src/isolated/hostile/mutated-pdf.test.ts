import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import { makeDocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';
import { signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import sharp from 'sharp';
import type { FileInput, OpenedFile } from '../opened-file.ts';
import type { Work } from './batch-thread.test-help.ts';
import {
  assertContained,
  runReally,
  sampleOf,
  sayContained,
  tally,
  watchProcess,
} from './judge.test-help.ts';
import { mutated } from './mutate.test-help.ts';
import { runBatch } from './run-batch.test-help.ts';
import { scanPdf, smallPdf } from './small-pdf.test-help.ts';
import { smallPicture } from './small-picture.test-help.ts';

watchProcess();

/**
 * The part brings every seed, every way of `mutate` many times over, and every end: read, refused, changed under its
 * signature. The whole looks for the rare file that none of these foresaw.
 */
const count = amountOf('mutatedPdfs');
/** In a thread of its own, as in the product. */
const really = amountOf('inOwnThreads');
const { root, authority, signer } = makeDocumentSigner();
const words = [
  'obj',
  'endobj',
  'stream',
  'endstream',
  '<<',
  '>>',
  '[',
  ']',
  '/Filter/FlateDecode',
  '3 0 R',
  '(',
  '%%EOF',
];
words.push(
  '/Length 99999999',
  '/Kids[2 0 R]',
  '/Type/Page',
  '/Encrypt 9 0 R',
  'xref',
  'trailer',
  '/ByteRange[0 9 9 9]',
);

interface Seed {
  name: string;
  /** Of so many files of a thousand. */
  share: number;
  input: FileInput;
}

async function seeds(): Promise<Seed[]> {
  const [asha] = demoPeople;
  assert.ok(asha);
  const jpeg = await sharp(smallPicture()).flatten({ background: '#ffffff' }).jpeg().toBuffer();
  const plain = { reader: null, passwords: [], signers: { roots: [], intermediates: [], sandboxRoot: null } };
  const trusting = { roots: [], intermediates: [], sandboxRoot: root.certificate.toString() };
  const by = { ...signer, chain: [authority] };
  const signed = await signPdf(smallPdf(), by, { name: 'DS Sandbox', at: new Date(), room: 4_096 });
  return [
    { name: 'text', share: 380, input: { ...plain, bytes: smallPdf() } },
    { name: 'signed', share: 380, input: { ...plain, bytes: Uint8Array.from(signed), signers: trusting } },
    { name: 'scan', share: 160, input: { ...plain, bytes: scanPdf(jpeg, 440, 40) } },
    { name: 'return', share: 40, input: { ...plain, bytes: await itrV2023.make(asha), reader: 'itr-v' } },
    {
      name: 'locked return',
      share: 40,
      input: { ...plain, bytes: await itrV2023.make(asha, { password: 'abcd' }), passwords: ['abcd'] },
    },
  ];
}

interface Made {
  works: Work[];
  seedOf: Seed[];
}

function worksOf(all: readonly Seed[]): Made {
  const seedOf = all.flatMap((seed) => Array.from({ length: (seed.share * count) / 1_000 }, () => seed));
  const works = seedOf.map(
    ({ name, input }, at): Work => ({
      task: 'openFile',
      input: { ...input, bytes: mutated(input.bytes, `pdf ${name} ${at}`, words) },
    }),
  );
  return { works, seedOf };
}

/**
 * The bytes that a signature vouches for: all but the gap that holds it, which its /ByteRange leaves out. What stands in the
 * gap beside the signature (its filling may be blanks) is nobody's word.
 */
function vouchedFor(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const [start = 0, length = 0, second = 0, rest = 0] = range;
  assert.deepEqual([start, second + rest], [0, pdf.length]);
  return text.slice(0, length) + text.slice(second);
}

test('every seed is read as it is @thorough', async () => {
  const all = await seeds();
  const { outcomes } = await runBatch(all.map(({ input }): Work => ({ task: 'openFile', input })));
  for (const [at, { name }] of all.entries()) assert.equal(outcomes[at]?.kind, 'read', name);
  const signed = outcomes[1];
  assert.ok(signed?.kind === 'read');
  assert.equal((signed.output as OpenedFile).signatures[0]?.state, 'valid');
});

test('mutated PDFs are read or refused with a sentence; no altered one keeps a good signature', async (t) => {
  const { works, seedOf } = worksOf(await seeds());
  assert.equal(works.length, count);
  const result = await runBatch(works);
  t.diagnostic(`PDFs: ${tally(result.outcomes)}`);
  assertContained(works, result, 'PDF');
  sayContained(t, 'mutatedPdfs', 'mutated PDFs', result.outcomes);
  const kinds = new Set(result.outcomes.map(({ kind }) => kind));
  assert.ok(kinds.has('read') && kinds.has('refused'));
  const states = new Map<string, number>();
  for (const outcome of result.outcomes) {
    const seed = seedOf[outcome.at];
    if (outcome.kind !== 'read' || seed?.name !== 'signed') continue;
    const { signatures } = outcome.output as OpenedFile;
    const state = signatures.map((signature) => signature.state).join('+') || 'none';
    states.set(state, (states.get(state) ?? 0) + 1);
    if (!signatures.some((signature) => signature.state === 'valid' && signature.whole)) continue;
    const work = works[outcome.at];
    assert.ok(work?.task === 'openFile');
    assert.equal(vouchedFor(work.input.bytes), vouchedFor(seed.input.bytes), `PDF ${outcome.at} was altered`);
  }
  t.diagnostic(`signed ones that were read: ${JSON.stringify(Object.fromEntries(states))}`);
  assert.ok((states.get('changed') ?? 0) > 0, 'some were altered under their signature');
});

test('some of them through the product’s own runner', async (t) => {
  const outcomes = await runReally(sampleOf(worksOf(await seeds()).works, really));
  t.diagnostic(`PDFs, a thread each: ${tally(outcomes)}`);
  assert.ok(outcomes.length >= really);
});
