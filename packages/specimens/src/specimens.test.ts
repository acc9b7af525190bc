import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readAadhaarQr } from '@pramaan/readers/aadhaar-qr/read.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { degrade } from './degrade.ts';
import { kinds } from './kinds.ts';
import { aadhaarNumberOf, inventPerson } from './people.ts';
import { specimenCalled, specimens } from './specimens.ts';

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer },
});

test('every specimen has a name of its own that fits into an address', () => {
  assert.equal(new Set(specimens.map(({ name }) => name)).size, specimens.length);
  for (const { name, title } of specimens) {
    assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.ok(title.length > 3);
    assert.equal(specimenCalled(name)?.name, name);
  }
  assert.equal(specimenCalled('nothing'), null);
});

for (const [at, { name }] of kinds.entries())
  test(`${name}: a PNG; same person, same bytes; another person, other bytes${at < 2 ? '' : ' @thorough'}`, async () => {
    const make = (seed: number) => specimenCalled(name)?.make(inventPerson(seed)) ?? Promise.reject();
    const once = await make(3);
    assert.equal(once.subarray(1, 4).toString(), 'PNG');
    assert.ok(once.equals(await make(3)));
    assert.ok(!once.equals(await make(4)));
  });

test('the QR codes on the Aadhaar papers are read from a scan, and prove what the given key signed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const trusted = { name: 'test', spki, notBefore: '2020-01-01', notAfter: '2099-01-01', sandbox: true };
  const person = inventPerson(11);
  for (const name of ['aadhaar-back', 'aadhaar-letter']) {
    const specimen = specimenCalled(name);
    assert.ok(specimen);
    for (const [keys, proved] of [
      [{ aadhaarQr: privateKey }, true],
      [undefined, false],
    ] as const) {
      const scan = await degrade(await specimen.make(person, keys), 'clean', 1);
      const codes = await readBarcodes(new Uint8Array(scan), { formats: ['QRCode'], tryHarder: true });
      assert.equal(codes.length, 1, name);
      const read = readAadhaarQr(codes[0]?.text ?? '', [trusted], { allowSandbox: true });
      assert.equal(read.record.name, person.name);
      assert.equal(read.record.uid, `XXXX XXXX ${person.aadhaarLast4}`);
      assert.equal(read.verification.trusted, proved, name);
      assert.ok(!JSON.stringify(read).includes(aadhaarNumberOf(person)));
    }
  }
});
