import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { callsOfEach } from '@pramaan/documents/fixtures/counted-calls.ts';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { withUnsignedUpdate } from '@pramaan/specimens/signed/plain-pdf.ts';
import { embedCms, preparePdf, signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import * as asn1js from 'asn1js';
import { detachedCms, timeStampToken } from '../pdf-signing/make-cms.ts';
import { mutated, seeded } from '../xml-signature/mutation.test-help.ts';
import { PdfError } from './error.ts';
import type { SignatureState } from './signature.ts';
import {
  asha,
  at,
  authority,
  check,
  good,
  look,
  memberOf,
  openSignedData,
  plainPdf,
  ravi,
} from './signed.test-help.ts';

type Case = [what: string, pdf: Uint8Array, state: SignatureState, says: RegExp];

function runCases(cases: readonly Case[]): void {
  for (const [what, pdf, state, says] of cases) {
    const all = check(pdf);
    const found = all.find((each) => each.state === state);
    assert.ok(found, `${what}: ${JSON.stringify(all)}`);
    assert.match(found.sentence, says, what);
    if (state !== 'valid')
      assert.ok(!all.some((each) => each.state === 'valid' && each.whole), `${what} is still believed`);
  }
}

const text = good.toString('latin1');
const [, range = '', ...numbers] = /(\/ByteRange \[0 (\d+) (\d+) (\d+)\] *)/.exec(text) ?? [];
const [a = 0, b = 0, c = 0] = numbers.map(Number);
const hex = /<[0-9a-f]{16384}>/.exec(text)?.[0] ?? '';
const head = text.slice(0, a);
const tail = text.slice(b);
const withHex = (value: string) => changed(`${head}${value}${tail}`);

function changed(to: string): Buffer {
  assert.notEqual(to, text, 'nothing was attacked');
  return Buffer.from(to, 'latin1');
}

test('what the attacks below start from', () => {
  assert.equal(`${head}${hex}${tail}`, text);
  assert.deepEqual([hex.length, a + hex.length, b + c], [16_386, b, text.length]);
});

test('changes after signing are found', async (t) => {
  const evil = '9 0 obj\n<< /Evil true >>\nendobj\n';
  const inside = /signed part of the file was changed/;
  const added = /bytes were added/;
  const cases: Case[] = [
    ['a changed byte', changed(text.replace('/Catalog', '/Catalof')), 'changed', inside],
    ['a changed last byte', changed(`${text.slice(0, -1)}x`), 'changed', inside],
    ['content put in after the gap', changed(`${head}${hex}${evil}${tail}`), 'changed', inside],
    ['content put in before the gap', changed(`${head}${evil}${hex}${tail}`), 'broken', /no signature value/],
    ['one byte more', changed(`${text}\n`), 'changed', added],
    ['a comment more', changed(`${text}% evil`), 'changed', added],
    ['an incremental update', await withUnsignedUpdate(good), 'changed', added],
    ['one byte less', good.subarray(0, good.length - 1), 'broken', /overlap or lie outside/],
    ['the end cut off', good.subarray(0, text.indexOf('endobj', b)), 'broken', /overlap or lie outside/],
  ];
  runCases(cases);
  sayRefused(t, 'PDF changed after signing, incremental updates', cases.length);
});

test('byte ranges of shadow attacks are refused for their reason', (t) => {
  const inPlace = (to: string) => changed(text.replace(range, to.padEnd(range.length)));
  const four = (...parts: (number | string)[]) => inPlace(`/ByteRange [${parts.join(' ')}]`);
  const cases: Case[] = [
    ['not from the start', four(1, a - 1, b, c), 'broken', /beginning of the file/],
    ['a gap wider than the value', four(0, a - 9, b, c), 'broken', /more than its own value/],
    ['a gap wider at its end', four(0, a, b + 9, c - 9), 'broken', /more than its own value/],
    ['a gap narrower than the value', four(0, a + 1, b - 1, c + 1), 'broken', /or less/],
    ['overlapping parts', four(0, b, a, c), 'broken', /overlap/],
    ['beyond the file', four(0, a, b, c + 1), 'broken', /outside the file/],
    ['not to the end', four(0, a, b, c - 1), 'changed', /./],
    ['nothing covered', four(0, 0, 0, 0), 'broken', /more than its own value/],
    ['not its own dictionary', four(0, a, b, 1), 'broken', /its own dictionary/],
    ['three numbers', four(0, a, b), 'broken', /four numbers/],
    ['six numbers', inPlace(`/ByteRange [0 1 2 3 4 5]`), 'broken', /four numbers/],
    ['a negative number', four(0, a, b, -1), 'broken', /four numbers/],
    ['a broken number', four(0, a, b, 1.5), 'broken', /four numbers/],
    ['a huge number', four(0, 1, 2, '9'.repeat(30)), 'broken', /four numbers/],
    ['no array', inPlace('/ByteRange null'), 'broken', /four numbers/],
  ];
  runCases(cases);
  sayRefused(t, 'PDF shadow attacks by /ByteRange', cases.length);
});

test('values and dictionaries that are none, are two, or say something else', async (t) => {
  const signedAs = async (cms: Buffer) => embedCms(await preparePdf(await plainPdf(), look), cms);
  const prepared = await preparePdf(await plainPdf(), look);
  const fitting = detachedCms({ signer: asha, chain: [authority], digest: prepared.digest, at });
  const name = /\/Name <[^>]*>/;
  const format = /\/adbe\.pkcs7\.detached/;
  const CAdES = await signPdf(await plainPdf(), asha, { ...look, subFilter: 'ETSI.CAdES.detached' });
  // The value of the signature is the last thing before the padding.
  const flipped = hex.replace(/(.)(.{40}0*>)$/, (_, digit, rest) => (digit === '5' ? '6' : '5') + rest);
  const otherHash = text.replaceAll('608648016503040201', '608648016503040204');
  const cases: Case[] = [
    ['the value taken away', withHex('null'), 'broken', /no signature value/],
    ['an empty value', withHex('<>'), 'broken', /./],
    ['only zeros', withHex(`<${'0'.repeat(16_384)}>`), 'broken', /nobody signed/],
    ['no CMS', withHex(`<${'3005'.repeat(4_096)}>`), 'broken', /cannot be read/],
    ['not hexadecimal', withHex(`<${'zz'.repeat(8_192)}>`), 'broken', /hexadecimal/],
    ['a changed value', withHex(flipped), 'broken', /does not fit the certificate/],
    ['a second value before the first', withHex(`<00> /Contents ${hex}`), 'broken', /twice/],
    ['a hash that is not accepted', changed(otherHash), 'unsupported', /not known here/],
    [
      'adbe.pkcs7.sha1',
      await preparedWith(format, '/adbe.pkcs7.sha1'),
      'unsupported',
      /profile adbe\.pkcs7\.sha1/,
    ],
    ['adbe.x509.rsa_sha1', await preparedWith(format, '/adbe.x509.rsa_sha1'), 'unsupported', /rsa_sha1/],
    ['no format', await preparedWith(format, '/x'), 'unsupported', /format/],
    ['ETSI.CAdES.detached', CAdES, 'valid', /unaltered/],
    [
      'a second /ByteRange',
      await preparedWith(name, '/ByteRange [0 1 2 3]'),
      'broken',
      /says \/ByteRange twice/,
    ],
    ['a second /Contents', await preparedWith(name, '/Contents <00>'), 'broken', /says \/Contents twice/],
    [
      'a disguised second one',
      await preparedWith(name, '/Byte#52ange [0 1 2 3]'),
      'broken',
      /ByteRange twice/,
    ],
    [
      'an object in a text',
      await preparedWith(/\/M \([^)]*\)/, '/M (1 0 obj <</A 1>>)'),
      'valid',
      /unaltered/,
    ],
    ['the message of the next', embedCms(prepared, fitting), 'valid', /unaltered/],
    ['an empty content', embedCms(prepared, withEmptyContent(fitting)), 'broken', /content of its own/],
    [
      'a message with a content',
      await signedAs(timeStampToken(asha, good, at)),
      'broken',
      /content of its own/,
    ],
  ];
  runCases(cases);
  // Three of them are genuine, and must be valid.
  const forged = cases.filter(([, , state]) => state !== 'valid');
  sayRefused(t, 'forged PDF signature values and dictionaries', forged.length);
});

/** The message as if it brought its content along, of no bytes. */
function withEmptyContent(cms: Buffer): Buffer {
  const { data, encoded } = openSignedData(cms);
  const empty = new asn1js.OctetString({ valueHex: new ArrayBuffer(0) });
  memberOf(data, 2).valueBlock.value.push(
    new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [empty] }),
  );
  return encoded();
}

/** A PDF whose prepared bytes were changed, same length for same length, before they were signed. */
async function preparedWith(from: RegExp, to: string): Promise<Uint8Array> {
  const prepared = await preparePdf(await plainPdf(), look);
  const before = Buffer.from(prepared.bytes).toString('latin1');
  const after = before.replace(from, (found) => to.padEnd(found.length));
  assert.ok(after !== before && after.length === before.length, `${from} was not replaced in place`);
  const bytes = Buffer.from(after, 'latin1');
  const [start, end] = prepared.gap;
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  return embedCms({ ...prepared, bytes }, detachedCms({ signer: asha, chain: [authority], digest, at }));
}

test('no PDF, too large and too many are refused; files that never end are answered in time', async (t) => {
  const refuses = (file: Uint8Array, code: string) =>
    assert.throws(
      () => check(file),
      (error) => error instanceof PdfError && error.code === code,
      code,
    );
  refuses(new Uint8Array(), 'empty');
  refuses(Buffer.from('PK'), 'not-pdf');
  refuses(Buffer.alloc(50_000_001), 'too-large');
  refuses(Buffer.from(`%PDF-1.7\n${'1 0 obj <</ByteRange [0 0 0 0]>> endobj\n'.repeat(70)}`), 'too-many');
  const endless: Record<string, string> = {
    dictionaries: ' obj <<'.repeat(200_000),
    arrays: ' obj [[[['.repeat(200_000),
    text: ` obj (${'a'.repeat(1_500_000)}`,
    hex: ` obj <${'0'.repeat(1_500_000)}`,
    comment: ` obj %${'a'.repeat(1_500_000)}`,
    blanks: ` obj ${' '.repeat(1_500_000)}`,
    names: ` obj <<${'/a /b '.repeat(250_000)}`,
    'many hex strings': ` obj <<${'/a <00> '.repeat(150_000)}`,
  };
  const mark = '/ByteRange [0 1 2 3] ';
  const files = Object.entries(endless).map(([what, endlessly]) => ({
    what,
    file: Buffer.from(`%PDF-1.7\n1 0${endlessly} ${mark.repeat(50)}`),
  }));
  for (const { item, answer, calls } of await callsOfEach(files, ({ file }) => check(file))) {
    const { what, file } = item;
    assert.ok(
      answer.every(({ state }) => state === 'broken'),
      what,
    );
    // The scan may look at each byte, not once for every mark.
    assert.ok(calls <= file.length, `${what}: ${calls} calls for ${file.length} bytes`);
  }
  t.diagnostic(`${Object.keys(endless).length + 4} forms run`);
});

/** One and two signatures by turns; the part meets every state of a signature. */
const mutations = amountOf('signedPdfMutations');

test('random mutations of one and of two signatures: none believed when anything signed changed', async (t) => {
  const both = Buffer.from(await signPdf(good, ravi, look));
  const random = seeded(12);
  const counts: Record<string, number> = {};
  for (let i = 0; i < mutations; i++) {
    const original = i % 2 ? good : both;
    const pdf = mutated(original, random);
    let outcome = 'refused';
    try {
      const signatures = check(pdf);
      outcome = signatures.map(({ state, whole }) => (whole ? `${state} whole` : state)).join(', ') || 'none';
      const last = signatures.at(-1);
      if (last?.state === 'valid' && last.whole)
        assert.equal(withoutValues(pdf), withoutValues(original), `mutation ${i}`);
    } catch (error) {
      assert.ok(error instanceof PdfError, `mutation ${i} threw ${error}`);
    }
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  assert.ok(Object.keys(counts).length > 3);
  t.diagnostic(`${mutations} mutations: ${JSON.stringify(counts)}`);
});

/** The file without the hex of its signature values, whose padding no signature covers; their lengths stay. */
const withoutValues = (file: Buffer) =>
  file.toString('latin1').replace(/<[0-9a-fA-F\s\0]{1000,}>/g, ({ length }) => `<${length}>`);
