import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readCheque } from './read-cheque.ts';

/** A leaf of a bank: what announces the account and the IFSC, and the lines over the signature. */
const valuesOf = (head: string, account: string, ...signature: string[]) => {
  const right = (text: string) => `${' '.repeat(60)}${text}`;
  const { fields } = readCheque([
    pageOf(
      head,
      'PAY  OR BEARER',
      'RUPEES',
      account,
      ...signature.map(right),
      right('Please sign above'),
      '"001122" 400485021: 004412" 31',
    ),
  ]);
  return [fields.accountNumber?.value, fields.ifsc?.value, fields.name?.value];
};

test('the zero of an IFSC is one beside its label, whatever an engine reads', () => {
  const read = valuesOf('RTGS / NEFT IFSC : KKBKO000958', 'A/c No. 441200987712', 'LATA SAMPLE');
  assert.deepEqual(read, ['441200987712', 'KKBK0000958', 'LATA SAMPLE']);
  assert.equal(valuesOf('CONTROLLERS', 'A/c No. 441200987712', 'LATA SAMPLE')[1], undefined);
});

test('of joint holders the first is named, without a title, and no father', () => {
  const joint = valuesOf('IFSC : KKBK0000958', 'A/c No. 441200987712', 'Smt. LATA SAMPLE', 'Mr. ANIL SAMPLE');
  assert.equal(joint[2], 'LATA SAMPLE');
  const child = valuesOf('IFSC : KKBK0000958', 'A/c No. 441200987712', 'RAJKUMAR S', 'S/O SAMPLEVEL');
  assert.equal(child[2], 'RAJKUMAR S');
});

test('a firm signs with For, and keeps the Shree of its name', () => {
  const read = valuesOf(
    'IFSC : KKBK0000958',
    'A/C NO.  441200987712',
    'For SHREE SAMPLE ELECTRICALS',
    'STAMP',
  );
  assert.equal(read[2], 'SHREE SAMPLE ELECTRICALS');
  assert.equal(valuesOf('IFSC', 'A/C NO. 441200987712', 'For.MAA SAMPLE CO.')[2], 'MAA SAMPLE CO.');
});

test('an account is found whatever an engine makes of its label, and no helpline is one', () => {
  for (const label of ['Alc No.', 'wx /@/AlcNo.', 'ac no', 'wT, 1 Account No.', 'we no.'])
    assert.equal(
      valuesOf('IFSC : KKBK0000958', `${label} 441200987712`, 'LATA SAMPLE')[0],
      '441200987712',
      label,
    );
  assert.equal(valuesOf('IFSC : KKBK0000958', 'Toll free 18001234567', 'LATA SAMPLE')[0], undefined);
});

test('a number of which an engine lost the first digits is not given', () => {
  assert.equal(valuesOf('IFSC : KKBK0000958', 'xx  |          441200987712', 'LATA SAMPLE')[0], undefined);
  assert.equal(valuesOf('IFSC : KKBK0000958', 'xx 2 441200987712', 'LATA SAMPLE')[0], undefined);
});

test('what a pen leaves over a name is no name of a holder', () => {
  assert.equal(valuesOf('IFSC', 'A/c No. 441200987712', 'ANNAN', 'LATA SAMPLE')[2], 'LATA SAMPLE');
});
