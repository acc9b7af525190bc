import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { after, before, test } from 'node:test';
import { finishUpload, sendPart, startUpload, uploadFile } from '@pramaan/contract/calls/files.ts';
import { verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import sharp from 'sharp';
import { form } from '../../../test/ask.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { smallPdf } from '../../isolated/hostile/small-pdf.test-help.ts';
import { greyNoise } from '../../isolated/noise.test-help.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

/** Without print, so that a thread costs little; what is asserted is an order, never a time. */
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer();

test('many pictures of one applicant keep nobody else waiting', async () => {
  const served: string[] = [];
  const upload = async (name: string, person: 'asha' | 'ravi' | 'imran') => {
    const caller = await world.as(person);
    const params = { applicantId: await world.id(person), docType: 'pan' };
    const bytes = await picture();
    return () =>
      caller.call(uploadFile, { params, body: form('file', 'photo.jpg', bytes) }).then((reply) => {
        served.push(name);
        return reply.status;
      });
  };
  const slow = await Promise.all(Array.from({ length: 7 }, () => upload('one of many', 'asha')));
  const others = await Promise.all([upload('same lender', 'ravi'), upload('other lender', 'imran')]);
  const nobody = await world.as('anonymous');
  const check = () =>
    nobody.call(verifyIssuedDocument, { body: form('file', 'paper.pdf', smallPdf()) }).then((reply) => {
      served.push('anonymous');
      return reply.status;
    });
  const statuses = await Promise.all([...slow, ...others, check].map((begin) => begin()));
  assert.deepEqual([...new Set(statuses)], [200]);
  const last = (name: string) => served.lastIndexOf(name);
  for (const name of ['same lender', 'other lender', 'anonymous'])
    assert.ok(last(name) < 7, `${name} came after ${last(name)} of 10 files: ${served}`);
  assert.equal(served.length, 10);
});

/** Takes long to search: it holds its place until it is no longer wanted. Made once: noise is costly to make. */
let made: Promise<Buffer> | null = null;
const slow = () => (made ??= makeSlow());

async function makeSlow(): Promise<Buffer> {
  const tile = await greyNoise(1_000);
  return sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#888888' } })
    .composite([{ input: tile, tile: true }])
    .toColourspace('b-w')
    .jpeg({ quality: 50 })
    .toBuffer();
}

async function lenderOf(person: 'asha'): Promise<string> {
  const [row] = await world.direct(`select lender_id from applicant where id = '${await world.id(person)}'`);
  return String(row?.lender_id);
}

test('a person whose files fill the queue is told when to come back, and what was uploaded stays', async () => {
  const asha = await world.as('asha');
  const person = await world.id('asha');
  const bytes = await picture();
  const params = { applicantId: person, docType: 'pan' };
  const begun = await asha.call(startUpload, { params, body: { name: 'card.jpg', bytes: bytes.length } });
  const upload = { applicantId: person, uploadId: begun.ok.uploadId };
  await asha.call(sendPart, { params: { ...upload, from: '0' }, body: form('part', 'part', bytes) });

  const unwanted = new AbortController();
  const sender = {
    lender: await lenderOf('asha'),
    person,
    caller: { signal: unwanted.signal, told: () => undefined },
  };
  const noise = await slow();
  const waiting = Array.from({ length: 23 }, () => runIsolated('findQr', noise, sender));
  const ends = Promise.allSettled(waiting);
  await assert.rejects(waiting.at(-1) ?? Promise.resolve(), { code: 'FILES_BUSY' });

  const refused = await asha.call(finishUpload, { params: upload, body: {} });
  assert.deepEqual([refused.status, refused.code], [429, 'FILES_BUSY']);
  assert.equal(refused.raw.headers['retry-after'], '60');
  unwanted.abort(new Error('Not wanted any more.'));
  await ends;
  assert.equal((await asha.call(finishUpload, { params: upload, body: {} })).status, 200);
});

test('who waits is told how many files come before theirs, and then gets the answer', async () => {
  const [lender, noise, bytes] = [await lenderOf('asha'), await slow(), await picture()];
  const ravi = await world.as('ravi');
  const params = { applicantId: await world.id('ravi'), docType: 'pan' };
  const unwanted = new AbortController();
  const hold = (person: string, told: (ahead: number | null) => void = () => undefined) =>
    runIsolated('findQr', noise, { lender, person, caller: { signal: unwanted.signal, told } });
  const places = Math.max(2, availableParallelism());
  const held = Array.from({ length: places }, (_, at) => hold(`holder ${at}`));
  // A second file of the first holder: whoever was not served yet goes before it, which it hears.
  const overtaken = Promise.withResolvers<void>();
  const second = hold('holder 0', (ahead) => {
    if (ahead === 1) overtaken.resolve();
  });
  const ends = Promise.allSettled([...held, second]);
  const replied = ravi.call(uploadFile, {
    params,
    body: form('file', 'photo.jpg', bytes),
    headers: { accept: 'application/x-ndjson' },
  });
  await overtaken.promise;
  unwanted.abort(new Error('Not wanted any more.'));
  await ends;
  const lines = (await replied).raw.payload.trimEnd().split('\n');
  assert.deepEqual(lines.slice(0, -1), ['{"ahead":0}', '{"ahead":null}']);
  assert.match(lines.at(-1) ?? '', /^\{"status":200,"success":true,/);
});
