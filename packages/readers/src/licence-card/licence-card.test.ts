import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readLicenceCard } from './read-licence-card.ts';

const rest = ['DL-0820140000017', 'N : RAVI DEMO', 'S/D/W : MOHAN DEMO'];
const days = ['DOB : 26-09-1990', 'Date of Issue : 05-04-2014', 'Valid Till : 04-04-2034'];

test('a licence whose heading nobody can read is one by its number and its three days', () => {
  const { likeness, fields } = readLicenceCard([pageOf('COVT OE NCI', ...rest, ...days)]);
  assert.ok(likeness >= 0.5, `${likeness}`);
  assert.deepEqual([fields.dlNo?.value, fields.expDate?.value], ['DL0820140000017', '04-04-2034']);
  assert.deepEqual([fields.name?.value, fields.fatherOrHusband?.value], ['RAVI DEMO', 'MOHAN DEMO']);
});

test('a number and a day are no licence, nor are three days without a number', () => {
  assert.ok(readLicenceCard([pageOf(...rest, 'DOB : 26-09-1990')]).likeness < 0.5);
  assert.ok(readLicenceCard([pageOf('A LIST OF DAYS', ...days)]).likeness < 0.5);
});
