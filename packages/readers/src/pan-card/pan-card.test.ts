import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readPanCard } from './read-pan-card.ts';

const values = (...lines: string[]) => {
  const { fields, likeness } = readPanCard([pageOf(...lines)]);
  return {
    likeness,
    ...Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value])),
  };
};
const whole = {
  likeness: 1,
  number: 'AAAPZ1234C',
  name: 'ASHA SAMPLE',
  fatherName: 'MOHAN SAMPLE',
  dob: '15/01/1990',
};

test('both layouts are read', () => {
  const head = 'INCOME TAX DEPARTMENT     GOVT. OF INDIA';
  const old = [head, 'ASHA SAMPLE', 'MOHAN SAMPLE', '15/01/1990', 'Permanent Account Number', 'AAAPZ1234C'];
  assert.deepEqual(values(...old), whole);
  const labelled = ['Name', 'ASHA SAMPLE', "Father's Name", 'MOHAN SAMPLE', 'Date of Birth', '15/01/1990'];
  assert.deepEqual(values(head, 'Permanent Account Number Card', 'AAAPZ1234C', ...labelled), whole);
});

test("where the holder's line was not read, the father's name does not take its place", () => {
  const head = 'INCOME TAX DEPARTMENT     GOVT. OF INDIA';
  const old = values(head, '|', 'MOHAN SAMPLE', '15/01/1990', 'Permanent Account Number', 'AAAPZ1234C');
  assert.equal('name' in old, false);
  const labelled = values(head, 'AAAPZ1234C', 'Name', "Father's Name", 'MOHAN SAMPLE', '15/01/1990');
  assert.equal('name' in labelled, false);
});

test('a day that is neither under its label nor under the names may be that of issue, and is asked', () => {
  const dob = (...lines: string[]) =>
    readPanCard([pageOf('INCOME TAX DEPARTMENT', 'AAAPZ1234C', ...lines)]).fields.dob;
  const names = ['Name', 'ASHA SAMPLE', "Father's Name", 'MOHAN SAMPLE'];
  assert.equal(dob(...names, 'Date of Birth', '15/01/1990')?.doubt, undefined);
  assert.match(dob('18/03/2019', ...names)?.doubt ?? '', /hard to read/);
});

test('of two cards in one picture nothing is taken without a question', () => {
  const card = (name: string, number: string) => [
    'INCOME TAX DEPARTMENT',
    number,
    'Name',
    name,
    'Date of Birth',
    '15/01/1990',
  ];
  const { fields } = readPanCard([
    pageOf(...card('ASHA SAMPLE', 'AAAPZ1234C'), ...card('RAVI DEMO', 'AAAPD4321K')),
  ]);
  for (const path of ['number', 'name', 'dob'])
    assert.match(fields[path]?.doubt ?? '', /two documents/, path);
  const twice = readPanCard([
    pageOf(...card('ASHA SAMPLE', 'AAAPZ1234C'), 'Permanent Account Number AAAPZ1234C'),
  ]);
  assert.equal(twice.fields.number?.doubt, undefined);
});
