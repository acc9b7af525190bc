import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../reading/page.ts';
import { readLockerSheet } from './read.ts';

const now = new Date('2026-11-20T06:00:00Z');
const box = { left: 0, top: 0, width: 10, height: 10 };
const page = (...lines: string[]): Page => ({
  width: 600,
  height: 800,
  origin: 'text',
  lines: lines.map((text) => ({
    box,
    words: text.split(' ').map((word) => ({ text: word, box, confidence: 1 })),
  })),
});
const licence = [
  'Ministry of Road Transport and Highways',
  'Driving License',
  'Licence No: KA0320100000011',
  'Name ASHA SAMPLE',
  "Father's Name MOHAN SAMPLE",
  'Date of Birth 15/01/1990',
  'Address 12, 4th Cross, Domlur, Bengaluru - 560071',
  'Issued on 12-05-2014',
  'Valid to 11-05-2034',
];
const read = (lines: readonly string[], document = 'dl') => readLockerSheet([page(...lines)], document, now);

test('label and value, line by line, become the record of the document; dates are written one way', () => {
  const sheet = read(licence);
  assert.deepEqual(sheet?.record, {
    dlNo: 'KA0320100000011',
    name: 'ASHA SAMPLE',
    fatherOrHusband: 'MOHAN SAMPLE',
    address: '12, 4th Cross, Domlur, Bengaluru - 560071',
    dob: '15-01-1990',
    issueDate: '12-05-2014',
    validity: '12-05-2014 to 11-05-2034',
    expDate: '11-05-2034',
  });
  assert.deepEqual([sheet?.method, sheet?.doctype, sheet?.validity.state], ['auth', 'DRVLC', 'in-force']);
  const over = read(licence.map((line) => line.replace('11-05-2034', '11-05-2024')));
  assert.equal(over?.validity.state, 'not-in-force');
});

test('another document, no number, no holder, two holders: no sheet', () => {
  assert.equal(read(licence, 'pan'), null);
  assert.equal(read(licence, 'gst'), null);
  for (const gone of ['Licence No: KA0320100000011', 'Name ASHA SAMPLE', 'Driving License'])
    assert.equal(read(licence.filter((line) => line !== gone)), null, gone);
  assert.equal(read([...licence, 'Name USHA SAMPLE']), null);
  assert.ok(read([...licence, 'Name ASHA SAMPLE']), 'the same name twice is one');
  assert.equal(readLockerSheet([], 'dl', now), null);
});

test('a full Aadhaar number on the sheet is cut to its last four digits', () => {
  const sheet = read(
    ['UIDAI', 'Aadhaar Card', 'Number 9999 4105 7058', 'Name ASHA SAMPLE', 'Gender F'],
    'aadhaar',
  );
  assert.deepEqual(sheet?.record, { uid: 'XXXX XXXX 7058', name: 'ASHA SAMPLE', gender: 'F' });
});
