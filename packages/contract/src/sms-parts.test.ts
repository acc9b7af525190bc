import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smsParts } from './sms-parts.ts';

test('an SMS holds 160 characters of GSM-7 or 70 units of Unicode, a part of several 153 or 67', () => {
  const parts = (text: string) => smsParts(text).parts;
  assert.deepEqual(
    ['a'.repeat(160), 'a'.repeat(161), 'a'.repeat(306), 'a'.repeat(307)].map(parts),
    [1, 2, 2, 3],
  );
  assert.deepEqual(
    ['क'.repeat(70), 'क'.repeat(71), 'क'.repeat(134), 'क'.repeat(135)].map(parts),
    [1, 2, 2, 3],
  );
  assert.deepEqual(smsParts('{a}'), { unicode: false, length: 5, parts: 1 });
  assert.equal(
    parts(`${'a'.repeat(152)}[${'a'.repeat(152)}`),
    3,
    'a character of two does not lie in two parts',
  );
  assert.equal(parts(`${'क'.repeat(66)}😀${'क'.repeat(65)}`), 2);
  assert.equal(smsParts('a`').unicode, true, 'GSM-7 has no grave accent');
});
