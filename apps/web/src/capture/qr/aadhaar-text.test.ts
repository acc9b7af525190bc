import { aadhaarQrText } from '@pramaan/documents/identifiers/aadhaar-qr.ts';
import { expect, test } from 'vitest';
import { isAadhaarText } from './aadhaar-text.ts';

test('every text that the field takes is Aadhaar’s', () => {
  expect(aadhaarQrText.examples.length).toBeGreaterThan(0);
  for (const example of aadhaarQrText.examples) {
    expect(isAadhaarText(example)).toBe(true);
    expect(isAadhaarText(`${example.slice(0, 700)}\n${example.slice(700)}`)).toBe(true);
  }
});

test.each([
  ['<PrintLetterBarcodeData uid="x" name="Asha"/>', true],
  ['<?xml version="1.0" encoding="UTF-8"?>\n<PrintLetterBarcodeData uid="x"/>', true],
  ['</?xml version="1.0" encoding="UTF-8"?><PrintLetterBarcodeData uid="x"/>', true],
  ['<QPDB n="Asha"/>', true],
  ['<svg xmlns="x"/>', false],
  ['upi://pay?pa=someone@bank', false],
  ['1234567890'.repeat(49), false],
  [`x${'1234567890'.repeat(90)}`, false],
  ['', false],
])('%s: %s', (text, is) => {
  expect(isAadhaarText(text)).toBe(is);
});
