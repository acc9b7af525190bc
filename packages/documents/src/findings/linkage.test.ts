import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanCase, kavya, put, set } from './case.test-help.ts';
import type { Linked } from './finding.ts';
import { linkValues } from './link-values.ts';
import { linkedApplications } from './linkage.ts';
import { evidenceSentence } from './sentences.ts';

const valuesOf = (docs: ReturnType<typeof cleanCase>, what: Linked['what']) =>
  linkValues(docs, { mobileNo: '+91 98450 00001' }, [{ id: 'file-0', hash: 'ab12' }])
    .filter((one) => one.what === what)
    .map(({ value }) => value);

test('what two applications can share: numbers made alike, each once', () => {
  const docs = cleanCase();
  put(docs, 'work.input', { company: 'Nalanda Foods', officePhone: '080-2345 6789' });
  assert.deepEqual(valuesOf(docs, 'mobile'), ['9845000001']);
  assert.deepEqual(valuesOf(docs, 'pan'), [kavya.pan]);
  assert.deepEqual(valuesOf(docs, 'file'), ['ab12']);
  assert.deepEqual(valuesOf(docs, 'employer-phone'), ['8023456789']);
  // Read and confirmed, a certificate is one.
  assert.deepEqual(valuesOf(docs, 'paper'), [
    'form16 ABCDEF0',
    'form16 ABCDEF1',
    'itr 100000000240726',
    'itr 100000001240726',
  ]);
});

test('a blank, short or masked number links nothing', () => {
  const docs = cleanCase();
  put(docs, 'work.input', { officePhone: '1234' });
  for (const [key, number] of Object.entries({ ocr: 'AB12', auth: 'XXXXDEF0' }))
    set(docs, `income.form16.${key}.1`, 'certificateNo', number);
  assert.deepEqual(valuesOf(docs, 'employer-phone'), []);
  assert.ok(!valuesOf(docs, 'paper').some((value) => /AB12|DEF0$/.test(value)));
});

const said = (what: Linked['what'], ...others: string[]) =>
  linkedApplications([{ what, others }]).map(
    ({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`,
  );

test('each link has its sentence, and what families and colleagues share weighs little', () => {
  assert.deepEqual(said('paper', 'SF-1'), [
    'medium: A certificate or acknowledgement with the same number is in another application: SF-1.',
  ]);
  assert.deepEqual(said('employer-phone', 'SF-1'), [
    'info: The same phone number of an employer is in another application: SF-1.',
  ]);
  assert.deepEqual(said('device', 'SF-1', 'SF-2'), [
    'low: The applicant of another application logged in with the same browser: SF-1, SF-2.',
  ]);
  assert.match(said('device', 'SF-1', 'SF-2', 'SF-3')[0] ?? '', /^medium: /);
  assert.deepEqual(said('file'), []);
});
