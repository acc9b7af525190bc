import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailWords } from './detail-words.ts';

test('a detail is told in words, the document first', () => {
  const detail = { instance: 2, method: 'auth', status: 'not_found', document: 'pan', provider: 'karza' };
  assert.match(detailWords(detail), /^PAN \(2\) · .+ · Not found · karza$/);
  assert.equal(
    detailWords({ bytes: 20_057, mediaType: 'application/pdf', document: 'itr', instance: 1 }),
    'Income-tax return · 20 kB · PDF',
  );
});

test('what a person only declared is noted, not verified', () => {
  const detail = { document: 'basicDetails', status: 'verified', provider: 'the applicant' };
  assert.equal(detailWords(detail), 'Basic details · Declared · the applicant');
});

test('what nobody has given a word for is told as it was written; what is empty is not', () => {
  assert.equal(
    detailWords({ way: 'picture', place: '', found: null, document: 'gone', status: 'odd' }),
    'gone · odd · way: picture',
  );
  assert.equal(detailWords({}), '');
});
