import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { readAadhaarQr } from '@pramaan/readers/aadhaar-qr/read.ts';
import { buildSandbox } from '../app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
const app = await buildSandbox({ latencyMs: 0, dataDir });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const keyOf = async (from = app) => {
  const spki = (await from.inject('/aadhaar/key.pem')).body;
  return { name: 'sandbox', spki, notBefore: '2020-01-01', notAfter: '2099-01-01', sandbox: true };
};

for (const version of ['V1', 'V2', 'V5'])
  test(`a ${version} code is read and proved by the product’s own reader`, async () => {
    const { qr, person } = (await app.inject(`/aadhaar/qr?person=ravi&version=${version}`)).json();
    assert.match(qr, /^\d+$/);
    assert.equal(person, 'Ravi Kumar Demo');
    const read = readAadhaarQr(qr, [await keyOf()], { allowSandbox: true });
    assert.equal(read.verification.trusted, true);
    assert.equal(read.record.name, 'Ravi Kumar Demo');
    assert.ok(!readAadhaarQr(qr, [await keyOf()]).verification.trusted);
  });

test('another name may be asked for; it is signed all the same', async () => {
  const qr = (await app.inject('/aadhaar/qr.txt?person=asha&name=Some%20One')).body;
  assert.equal(readAadhaarQr(qr, [await keyOf()], { allowSandbox: true }).record.name, 'Some One');
});

for (const version of ['V1', 'V2', 'V5'])
  test(`a flipped ${version} code is read like the right one, and proves nothing`, async () => {
    const qr = (await app.inject(`/aadhaar/qr.txt?person=asha&flip=1&version=${version}`)).body;
    const { record, verification } = readAadhaarQr(qr, [await keyOf()], { allowSandbox: true });
    assert.equal(record.name, people[0].name);
    assert.equal(verification.trusted, false);
    assert.match(verification.sentence, /signature/i);
  });

test('the picture is a PNG', async () => {
  const answer = await app.inject('/aadhaar/qr.png');
  assert.equal(answer.headers['content-type'], 'image/png');
  assert.deepEqual([...answer.rawPayload.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
});

test('the key is made once, kept for its owner only, and outlives the process', async () => {
  const again = await buildSandbox({ dataDir });
  assert.deepEqual(await keyOf(again), await keyOf());
  await again.close();
  assert.equal(statSync(join(dataDir, 'aadhaar-key.pem')).mode & 0o077, 0);
});

test('an unknown person, a name no code can hold and an unknown member are refused', async () => {
  for (const query of [
    'person=nobody',
    `name=${encodeURIComponent('आशा')}`,
    'name=',
    'version=V9',
    'flip=2',
    'more=1',
  ])
    assert.equal((await app.inject(`/aadhaar/qr?${query}`)).statusCode, 400, query);
});
