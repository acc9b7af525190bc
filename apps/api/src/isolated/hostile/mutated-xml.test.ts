import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { makeDocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';
import { shareCode, signedFiles } from '@pramaan/specimens/signed/files.ts';
import { offlineKycZip } from '@pramaan/specimens/signed/offline-kyc.ts';
import type { AadhaarFileInput, AadhaarFileRead } from '../read-aadhaar-file.ts';
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
import { type Outcome, runBatch } from './run-batch.test-help.ts';

watchProcess();

/** The part brings all five forms of the file, each way of `mutate` many times over. */
const count = amountOf('mutatedAadhaarFiles');
const really = amountOf('inOwnThreads');
const [asha] = people;
const documentSigner = makeDocumentSigner();
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const trust = {
  keys: [
    {
      name: 'test',
      spki: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
      notBefore: '2020-01-01',
      notAfter: '2099-01-01',
    },
  ],
  roots: [],
  intermediates: [],
  sandboxRoot: documentSigner.root.certificate.toString(),
};

const words = [
  ...[
    '<',
    '>',
    '"',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&#0;',
    '&amp;',
    '&x;',
    '<?xml version="1.1"?>',
    'xmlns:a="b"',
  ],
  ...[
    '<!DOCTYPE a [<!ENTITY x "y">]>',
    '<Poi name="Other Person"/>',
    'URI="#x"',
    'Id="x"',
    '<Transforms/>',
    '\u00a0',
  ],
];

interface Seed {
  name: string;
  /** Of so many files of a thousand. */
  share: number;
  /** The mutated file of this number. */
  spoil(bytes: Uint8Array, seed: string): Promise<Uint8Array> | Uint8Array;
  bytes: Uint8Array;
}

async function seeds(): Promise<Seed[]> {
  const made = async (name: string) => {
    const file = signedFiles.find((each) => each.name === name);
    assert.ok(file, name);
    return file.make(asha, { aadhaarQr: privateKey, documentSigner });
  };
  const spoil = (bytes: Uint8Array, seed: string) => mutated(bytes, seed, words);
  const packed = async (bytes: Uint8Array, seed: string) =>
    offlineKycZip(Buffer.from(spoil(bytes, seed)).toString('utf8'), { shareCode, signedAt: new Date() });
  const offline = await made('aadhaar-offline-xml');
  return [
    { name: 'offline e-KYC', share: 350, bytes: offline, spoil },
    { name: 'DigiLocker', share: 350, bytes: await made('aadhaar-digilocker-xml'), spoil },
    { name: 'offline e-KYC spoiled before it was packed', share: 100, bytes: offline, spoil: packed },
    { name: 'ZIP', share: 100, bytes: await made('aadhaar-offline-zip'), spoil },
    { name: 'ZIP with AES', share: 100, bytes: await made('aadhaar-offline-zip-aes'), spoil },
  ];
}

const work = (bytes: Uint8Array): Work => ({
  task: 'readAadhaarFile',
  input: {
    bytes,
    shareCode,
    contacts: { mobile: asha.mobile, email: asha.email },
    trust,
  } satisfies AadhaarFileInput,
});

async function worksOf(all: readonly Seed[]): Promise<{ works: Work[]; seedOf: Seed[] }> {
  const seedOf = all.flatMap((seed) => Array.from({ length: (seed.share * count) / 1_000 }, () => seed));
  const works = await Promise.all(
    seedOf.map(async ({ name, bytes, spoil }, at) => work(await spoil(bytes, `xml ${name} ${at}`))),
  );
  return { works, seedOf };
}

const readOf = (outcome: Outcome | undefined): AadhaarFileRead => {
  assert.ok(outcome?.kind === 'read', JSON.stringify(outcome));
  return outcome.output as AadhaarFileRead;
};

/** A trusted signature stands only over what the issuer said: the record and the time, letter by letter. */
function assertUnchanged(outcome: Outcome, original: AadhaarFileRead, about: string): boolean {
  if (outcome.kind !== 'read') return false;
  const { verification, record } = readOf(outcome);
  if (!verification.trusted) return false;
  assert.deepEqual(record, original.record, about);
  assert.deepEqual(verification, original.verification, about);
  return true;
}

test('mutated Aadhaar files are refused with a sentence, or read and not believed', async (t) => {
  const all = await seeds();
  const whole = await runBatch(all.map(({ bytes }) => work(bytes)));
  const originals = new Map(all.map((seed, at) => [seed.name, readOf(whole.outcomes[at])]));
  for (const [name, { verification, record }] of originals) {
    assert.equal(verification.trusted, true, name);
    assert.equal(record.name, asha.name);
  }
  const { works, seedOf } = await worksOf(all);
  assert.equal(works.length, count);
  const result = await runBatch(works);
  assertContained(works, result, 'XML');
  sayContained(t, 'mutatedAadhaarFiles', 'mutated Aadhaar files (XML, ZIP)', result.outcomes);
  let trusted = 0;
  for (const outcome of result.outcomes) {
    const { name = '' } = seedOf[outcome.at] ?? {};
    const original = originals.get(name);
    assert.ok(original);
    trusted += Number(assertUnchanged(outcome, original, `${name} ${outcome.at}`));
  }
  t.diagnostic(`Aadhaar files: ${tally(result.outcomes)}; ${trusted} trusted, with nothing changed in them`);
  assert.ok(result.outcomes.some(({ kind }) => kind === 'refused'));
});

test('some of them through the product’s own runner', async (t) => {
  const { works } = await worksOf(await seeds());
  const outcomes = await runReally(sampleOf(works, really));
  t.diagnostic(`Aadhaar files, a thread each: ${tally(outcomes)}`);
  assert.ok(outcomes.length >= really);
});
