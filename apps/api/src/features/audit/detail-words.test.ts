import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findingKinds, severities } from '@pramaan/documents/findings/finding.ts';
import { detailWords, peopleIn } from './detail-words.ts';

test('a detail is told in words, the document first', () => {
  const detail = { instance: 2, method: 'auth', status: 'not_found', document: 'pan', provider: 'karza' };
  assert.match(detailWords(detail), /^PAN \(2\) · .+ · Not found · Karza$/);
  assert.equal(
    detailWords({ bytes: 20_057, mediaType: 'application/pdf', document: 'itr', instance: 1 }),
    'Income-tax return · 20 kB · PDF',
  );
});

test('what a person only declared is noted, not verified', () => {
  const detail = { document: 'basicDetails', status: 'verified', provider: 'the applicant' };
  assert.equal(detailWords(detail), 'Basic details · Declared · The applicant');
});

test('what nobody has given a word for is told as it was written; what is empty is not', () => {
  assert.equal(
    detailWords({ way: 'picture', place: '', found: null, document: 'gone', status: 'odd' }),
    'gone · odd · way: picture',
  );
  assert.equal(detailWords({}), '');
});

const review = JSON.parse(
  readFileSync(new URL('../../../../../packages/messages/en/review.json', import.meta.url), 'utf8'),
) as Record<string, string>;

test('a finding is told in the words of the case screen, with the document it rests on', () => {
  for (const kind of findingKinds)
    for (const severity of severities)
      assert.equal(
        detailWords({ key: `${kind}.name:pan.auth`, kind, severity }),
        `${review[`finding_severity_${severity}`]} · ${review[`finding_kind_${kind}`]} · PAN`,
      );
  const [more, none] = ['duplicate.file:form16.ocr.2', 'consent.bank'];
  assert.match(detailWords({ key: more, kind: 'duplicate', severity: 'high' }), /Form 16 \(2\)$/);
  assert.equal(detailWords({ key: none, kind: 'consent', severity: 'high' }), 'High · Consent');
});

const [maya, other] = ['01a21c52-d9ca-7646-b048-bbec82b30a86', '01a21c52-d9ca-7646-b048-bbec82b30a87'];

test('members of the team are named; other ids are told by their ends', () => {
  const moved = { from: other, to: maya };
  assert.deepEqual(peopleIn([moved, { by: 'password' }, { person: maya }]), [maya, other]);
  const team = new Map([[maya, 'Maya Manager']]);
  assert.equal(detailWords(moved, team), 'to Maya Manager · from …82b30a87');
  assert.equal(detailWords({ by: 'password' }, team), 'by password');
  assert.equal(
    detailWords({ offer: other, validUntil: '2026-12-01' }),
    'offer: …82b30a87 · valid until: 2026-12-01',
  );
});

test('a reveal names what was seen and why; a switch is said by its name', () => {
  assert.equal(detailWords({ place: 'pan.auth', reason: 'call' }), 'PAN · reason: call');
  assert.equal(detailWords({ place: 'profile', reason: 'call' }), 'Mobile number · reason: call');
  assert.equal(
    detailWords({ method: 'otp', place: { latitude: 12.97, longitude: 77.59 } }),
    'place: 12.97, 77.59 · otp',
  );
  assert.equal(detailWords({ sms: true, balanced: false }), 'Balance check not passed · sms');
  assert.equal(
    detailWords({ mentions: [], purposes: ['bank', 'bureau'], again: false }),
    'purposes: bank, bureau · not again',
  );
});
