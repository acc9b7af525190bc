import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDocument } from '@pramaan/documents/registry.ts';
import { marksOf } from './marks.ts';

/* What the head of a case says of each subject: the gravest open finding about it. */

const finding = (kind: string, more: object = {}) => ({
  ...{ kind, severity: 'medium' as const, state: 'open', records: ['pan.auth'] },
  evidence: { code: '' },
  ...more,
});
const record = { data: { number: 'AAAPZ1234C' }, status: 'verified', source: 'registry', checks: [] };
const known = {
  docs: { id: { pan: { auth: record } } },
  assessment: {
    income: { monthly: 50_000, sources: [{ confirmed: true }] },
    obligations: { monthly: 0, sources: [{ confirmed: true }] },
  },
};

test('nothing submitted is not clear', () => {
  const nothing = { monthly: null, sources: [] };
  const assessment = { income: nothing, obligations: nothing };
  const none = { identity: 'none', address: 'none', income: 'none', obligations: 'none', consent: 'none' };
  assert.deepEqual(marksOf({ docs: {}, findings: [], assessment }), none);
});

test('the gravest open finding of a subject is its mark; what is accepted or only informs is not', () => {
  const findings = [
    finding('identity'),
    finding('validity', { severity: 'block' }),
    finding('income', { severity: 'high', state: 'accepted' }),
    finding('consent', { severity: 'info' }),
    finding('obligation', { severity: 'low' }),
  ];
  assert.deepEqual(marksOf({ ...known, findings }), {
    ...{ identity: 'block', address: 'none', income: 'clear', obligations: 'low', consent: 'clear' },
  });
});

test('a finding is about what its evidence says, else about the documents it rests on', () => {
  const findings = [
    finding('identity', { severity: 'high', evidence: { code: 'pin_other_state' }, records: ['eBill.auth'] }),
    finding('tampering', { severity: 'high', records: ['bankStatement.auth', 'form16.ocr.1'] }),
    finding('missing', { severity: 'block', records: [] }),
  ];
  const { identity, address, income } = marksOf({ ...known, findings });
  assert.deepEqual({ identity, address, income }, { identity: 'clear', address: 'high', income: 'high' });
});

test('what no source has confirmed is not clear', () => {
  const read = { ...record, status: 'unconfirmed', source: 'ocr' };
  const docs = { id: { pan: { ocr: read } } };
  const unsure = { monthly: 50_000, sources: [{ confirmed: false }] };
  const { identity, income, obligations } = marksOf({
    docs,
    findings: [],
    assessment: { income: unsure, obligations: unsure },
  });
  assert.deepEqual([identity, income, obligations], ['unconfirmed', 'unconfirmed', 'unconfirmed']);
  assert.equal(marksOf({ ...known, findings: [] }).identity, 'clear');
});

test('a bank statement alone does not make obligations clear: a credit report does', () => {
  const report = { ...record, data: { score: '764' } };
  const marks = (docs: object) =>
    marksOf({ ...known, docs: docs as typeof known.docs, findings: [] }).obligations;
  assert.equal(marks(known.docs), 'unconfirmed');
  const place = findDocument('creditReport');
  assert.ok(place);
  const [method = ''] = Object.keys(place.methods);
  assert.equal(marks({ ...known.docs, [place.group]: { creditReport: { [method]: report } } }), 'clear');
});
