import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidesNumbers, maskedRecord } from './masking.ts';
import { findEntry } from './registry.ts';

const hidden = (document: string, method: string, data: Record<string, unknown>) => {
  const entry = findEntry(document, method);
  assert.ok(entry);
  return hidesNumbers(entry.method, maskedRecord(entry.method, data));
};

test('a record hides a number that can be shown whole', () => {
  assert.equal(hidden('pan', 'auth', { number: 'AAAPZ1234C', name: 'Asha' }), true);
});

test('a record whose only masked number is an Aadhaar number has nothing to be shown', () => {
  const aadhaar = { name: 'Asha Demo', uid: 'XXXXXXXX2346' };
  assert.equal(hidden('aadhaar', 'qr', aadhaar), false);
  assert.equal(hidden('aadhaar', 'qr', { ...aadhaar, careOf: 'C/O 9000000011' }), true);
});
