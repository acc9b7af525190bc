import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consistencyOf } from './consistency.ts';
import { findEntry } from './registry.ts';
import { type StoredRecord, type Tree, writeRecord } from './tree.ts';

function put(
  docs: Tree,
  document: string,
  key: string,
  data: StoredRecord['data'],
  more: Partial<StoredRecord> = {},
): void {
  const entry = findEntry(document, key);
  assert.ok(entry, `${document}.${key}`);
  writeRecord(docs, entry, 1, {
    ...{ data, status: 'verified', source: 'registry', provider: '', verifiedAt: '', checks: [] },
    ...more,
  });
}
const profile = { name: '', mobileNo: '' };
const rowOf = (docs: Tree, fact: string, who = profile) =>
  consistencyOf(docs, who).find((row) => row.fact === fact)?.cells ?? [];

test('a fact of one source alone is nothing to compare', () => {
  const docs: Tree = {};
  put(docs, 'pan', 'auth', { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' });
  assert.deepEqual(consistencyOf(docs, profile), []);
  assert.deepEqual(consistencyOf({}, { name: 'Asha', mobileNo: '9000000011' }), []);
});

test('names are compared with the first source, with score and reasons; the profile comes last', () => {
  const docs: Tree = {};
  put(docs, 'pan', 'auth', { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' });
  const [first, second] = rowOf(docs, 'name', { name: 'Ravi Kumar', mobileNo: '' });
  assert.deepEqual([first?.source, first?.score], ['pan.auth', null]);
  assert.deepEqual([second?.source, second?.match], ['profile', false]);
  assert.ok((second?.score ?? 1) < 0.7 && (second?.reasons.length ?? 0) > 0);
  const [, same] = rowOf(docs, 'name', { name: 'Asha Sample', mobileNo: '' });
  assert.deepEqual([same?.score, same?.match], [1, true]);
});

test('addresses are compared part by part', () => {
  const docs: Tree = {};
  const lines = [
    'A-202, Lake Road, Bapu Nagar, Jaipur-302015',
    '202 B Wing, Lake Rd, Bapu Nagar, Jaipur 302015',
  ];
  put(docs, 'aadhaar', 'qr', { name: 'Asha', address: lines[0] });
  put(docs, 'aadhaar', 'ocr', { name: 'Asha', address: lines[1] });
  const [, other] = rowOf(docs, 'address');
  const says = Object.fromEntries((other?.parts ?? []).map((one) => [one.part, one.says]));
  assert.deepEqual(says, { pin: 'same', house: 'differs', street: 'same', city: 'same', state: 'neither' });
});

test('what differs is shown also when its check failed; what was refused says nothing', () => {
  const docs: Tree = {};
  put(docs, 'pan', 'auth', { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' });
  put(docs, 'epic', 'auth', { name: 'LATA OTHER' }, { status: 'mismatch' });
  put(docs, 'dl', 'auth', { name: 'NOBODY' }, { status: 'not_found' });
  assert.deepEqual(
    rowOf(docs, 'name').map(({ source, match }) => [source, match]),
    [
      ['pan.auth', null],
      ['epic.auth', false],
    ],
  );
});

test('numbers are compared whole and shown by their last four; in part they neither agree nor differ', () => {
  const pan = 'AAAPZ1234C';
  const cells = (other: string) => {
    const docs: Tree = {};
    put(docs, 'pan', 'auth', { number: pan, name: 'A' });
    put(docs, 'pan', 'ocr', { number: other, name: 'A' }, { source: 'ocr' });
    return rowOf(docs, 'pan');
  };
  assert.ok(cells('BBBPZ1234C').every(({ value }) => value === 'XXXXXX234C'));
  assert.equal(cells('BBBPZ1234C')[1]?.match, false);
  assert.equal(cells(pan)[1]?.match, true);
  assert.deepEqual([cells('XXXXXX234C')[1]?.match, cells('XXXXXX234C')[1]?.score], [null, null]);
  assert.equal(cells('XXXXXX999Z')[1]?.match, false);
});

test('dates are one date in any spelling; a year alone neither agrees nor differs unless it is another', () => {
  const cells = (other: string) => {
    const docs: Tree = {};
    put(docs, 'pan', 'auth', { number: '', name: 'A', dob: '15-08-1990' });
    put(docs, 'dl', 'auth', { name: 'A', dob: other });
    return rowOf(docs, 'dob').map(({ value, match }) => [value, match]);
  };
  assert.deepEqual(cells('1990-08-15'), [
    ['15 Aug 1990', null],
    ['15 Aug 1990', true],
  ]);
  assert.equal(cells('16/08/1990')[1]?.[1], false);
  assert.equal(cells('1990')[1]?.[1], null);
  assert.equal(cells('1991')[1]?.[1], false);
});
