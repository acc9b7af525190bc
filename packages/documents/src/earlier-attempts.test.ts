import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlierAttempts, type Given, progressOf, standing } from './progress.ts';
import type { StoredRecord, Verdict } from './tree.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const given = (key: string, status: Verdict, source: string, day: number, instance = 1): Given => ({
  key,
  instance,
  record: { data: {}, status, source, provider: 'p', verifiedAt: at(day), checks: [] } satisfies StoredRecord,
});
const keys = (records: Given[]) => earlierAttempts(records).map(({ key }) => key);

test('a newer record that is good and at least as strong makes an attempt past, and the document stands as it does', () => {
  const records = [given('ocr', 'mismatch', 'ocr', 1), given('auth', 'verified', 'registry', 2)];
  assert.deepEqual(keys(records), ['ocr']);
  assert.deepEqual([standing(records), progressOf(records, false)], ['verified', 'done']);
});

test('an older, a weaker or a bad one makes nothing past, nor does one of another instance', () => {
  for (const records of [
    [given('ocr', 'mismatch', 'ocr', 3), given('auth', 'verified', 'registry', 2)],
    [given('auth', 'invalid', 'registry', 1), given('ocr', 'unconfirmed', 'ocr', 2)],
    [given('ocr', 'mismatch', 'ocr', 1), given('auth', 'expired', 'registry', 2)],
    [given('ocr', 'mismatch', 'ocr', 1), given('auth', 'verified', 'registry', 2, 2)],
  ]) {
    assert.deepEqual(keys(records), []);
    assert.equal(progressOf(records, false), 'needs-you');
  }
});

test('what is good stays beside what is stronger', () => {
  assert.deepEqual(
    keys([given('ocr', 'unconfirmed', 'ocr', 1), given('auth', 'verified', 'registry', 2)]),
    [],
  );
});
