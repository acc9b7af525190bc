import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import loadEncoder from '@cornerstonejs/codec-openjpeg/wasmjs';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import fc from 'fast-check';
import { decode } from '../aadhaar-qr/decode.ts';
import { inflateNode } from '../aadhaar-qr/inflate-node.ts';
import { casePath } from '../aadhaar-qr/samples.ts';
import { decodeJpeg2000 } from './decode.ts';
import { Jpeg2000Error } from './error.ts';
import { jpeg2000Size } from './size.ts';

const caseFile = (name: string) => (existsSync(casePath(name)) ? readFileSync(casePath(name)) : null);

async function picture(width: number, height: number, channels: 1 | 3): Promise<Uint8Array> {
  const { J2KEncoder } = await loadEncoder({ print: () => undefined });
  const encoder = new J2KEncoder();
  const info = { width, height, bitsPerSample: 8, componentCount: channels, isSigned: false };
  const pixels = encoder.getDecodedBuffer(info);
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * 7) % 256;
  encoder.encode();
  const file = Uint8Array.from(encoder.getEncodedBuffer());
  encoder.delete();
  return file;
}

/** The codestream inside the boxes of a JP2 file, enough of them to be found. */
function jp2(codestream: Uint8Array): Buffer {
  const signature = Buffer.from('0000000c6a5020200d0a870a', 'hex');
  const type = Buffer.from('00000014667479706a703220000000006a703220', 'hex');
  const header = Buffer.alloc(45);
  header.writeUInt32BE(45, 0);
  header.write('jp2h', 4);
  header.writeUInt32BE(22, 8);
  header.write('ihdr', 12);
  const size = jpeg2000Size(codestream);
  header.writeUInt32BE(size.height, 16);
  header.writeUInt32BE(size.width, 20);
  header.writeUInt16BE(size.components, 24);
  header.set([7, 7, 0, 0], 26);
  header.writeUInt32BE(15, 30);
  header.write('colr', 34);
  header.set([1, 0, 0, 0, 0, 0, size.components === 1 ? 17 : 16], 38);
  return Buffer.concat([signature, type, header, Buffer.from('000000006a703263', 'hex'), codestream]);
}

test('codestream and JP2, grey and colour, come back as the pixels that went in', async () => {
  for (const channels of [1, 3] as const) {
    const codestream = await picture(60, 40, channels);
    for (const file of [codestream, jp2(codestream)]) {
      const pixels = await decodeJpeg2000(file);
      assert.deepEqual([pixels.width, pixels.height, pixels.channels], [60, 40, channels]);
      assert.ok(pixels.data.every((value, i) => value === (i * 7) % 256));
    }
  }
});

test('the photos of the third-party codes are decoded', async (t) => {
  const texts = ['uidai-sample-v1-penumarthi', 'anon-aadhaar-v2-testsigned-b'].map((name) =>
    caseFile(`${name}.qr.txt`),
  );
  for (const text of texts) {
    if (!text) return t.skip('no cases on this machine');
    const pixels = await decodeJpeg2000(decode(String(text), inflateNode).photo);
    assert.deepEqual([pixels.width, pixels.height, pixels.channels], [60, 60, 3]);
  }
});

test('pictures that would cost too much are refused before they are opened', async () => {
  const file = await picture(60, 40, 3);
  const change = (offset: number, value: number) => {
    const copy = Buffer.from(file);
    copy.writeUInt32BE(value, offset);
    return copy;
  };
  const huge = Buffer.from(change(8, 60_000));
  huge.writeUInt32BE(60_000, 12);
  const refused = (bytes: Uint8Array, code: Jpeg2000Error['code']) =>
    assert.rejects(decodeJpeg2000(bytes), (error) => error instanceof Jpeg2000Error && error.code === code);
  await refused(huge, 'too-many-pixels');
  const tiny = Buffer.from(change(24, 1));
  tiny.writeUInt32BE(1, 28);
  await refused(tiny, 'unsupported');
  await refused(change(24, 0), 'damaged');
  await refused(change(16, 60), 'damaged');
  await refused(Buffer.from('not a picture'), 'not-jpeg2000');
  await refused(file.subarray(0, 30), 'damaged');
  await refused(new Uint8Array(), 'not-jpeg2000');
});

test('damaged pictures are decoded or refused, never worse', async () => {
  const file = await picture(40, 40, 3);
  const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
  const property = fc.asyncProperty(changes, fc.nat(file.length), async (list, end) => {
    const copy = Uint8Array.from(file.subarray(0, end % 3 === 0 ? end : file.length));
    for (const [at, value] of list) copy[at] = value;
    const pixels = await decodeJpeg2000(copy).catch((error) =>
      assert.ok(error instanceof Jpeg2000Error, `${error}`),
    );
    if (pixels) assert.equal(pixels.data.length, pixels.width * pixels.height * pixels.channels);
  });
  await fc.assert(property, { numRuns: amountOf('damagedPhotos') });
});
