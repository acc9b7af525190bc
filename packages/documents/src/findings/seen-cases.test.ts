import assert from 'node:assert/strict';
import { test } from 'node:test';
import { additionOf } from '../additions.ts';
import { assess } from '../assessment/assessment.ts';
import { anchorOf } from '../judgement/anchor.ts';
import { judge } from '../judgement/judge.ts';
import { findEntry } from '../registry.ts';
import type { Tree, Verdict } from '../tree.ts';
import { cleanCase, findingsIn, kavya, put, set, statementRows, today } from './case.test-help.ts';
import { openWeight, weightOf } from './finding.ts';
import { samePaperIn } from './same-paper.ts';
import { evidenceSentence } from './sentences.ts';

/* The cases in which a green word was seen that was not earned, one by one, with what is said of each now. */

/** What a record comes to in a case, judged as it arrives, and why. */
function judged(docs: Tree, name: string, place: string, answer: Record<string, unknown>, asked = {}) {
  const [document = '', key = ''] = place.split('.');
  const entry = findEntry(document, key);
  assert.ok(entry, place);
  const data = additionOf(entry.method)?.add(answer) ?? answer;
  const record = { data, asked, source: entry.method.source, basis: 'sound', evidence: [] } as const;
  const anchor = anchorOf(docs, { name });
  const { status, checks } = judge(entry, { ...record, place: `${place}.1` }, anchor, today);
  const against = checks.filter(({ verdict }) => verdict !== 'passed').map(({ detail }) => detail);
  return { status, against, checks };
}

/** The same, kept in the case, and what the review then says of it. */
function kept(place: string, data: Record<string, unknown>, asked = {}) {
  const docs = cleanCase();
  const { status, against, checks } = judged(docs, kavya.name, place, data, asked);
  put(docs, place, data, { status, checks });
  const said = findingsIn(docs)
    .filter(({ records }) => records.includes(place) || records.includes(`${place}.1`))
    .map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`);
  return { status, against, said };
}

test('a Form 16 of which the registry says “Invalid”', () => {
  const { tan, pan } = kavya;
  const { status, said } = kept('form16.auth', {
    ...{ status: 'Invalid', certificateNo: 'ABCDEF9', fiscalYear: '2023-24', amount: '845000' },
    ...{ employee: { pan }, employer: { tan } },
  });
  assert.equal(status, 'invalid');
  assert.ok(said.includes('block: Form 16 is not valid. Status: the source says “Invalid”.'), said.join());
});

test('a passport of another number, that does not match, revoked', () => {
  const { status, against, said } = kept(
    'passport.verified',
    {
      ...{ nameFromPassport: 'KAVYA', surnameFromPassport: 'SAMPLE', status: 'REVOKED' },
      passportNumber: { passportNumberFromSource: 'Z7654321', passportNumberMatch: 'false' },
    },
    { passportNo: 'A1234567' },
  );
  assert.equal(status, 'invalid');
  assert.ok(against.includes('The source says “REVOKED”.'), against.join());
  assert.ok(against.some((detail) => detail.includes('the passport office’s')));
  assert.match(said[0] ?? '', /^block: Passport is not valid\. /);
});

test('another company’s cancelled GSTIN', () => {
  const { status, against, said } = kept('gst.auth', {
    ...{ gstin: '29AAAPZ1234C1ZW', lgnm: 'QUITE ANOTHER TRADERS', mbr: ['MEENA EXAMPLE'] },
    ...{ sts: 'Cancelled suo-moto', cxdt: '01/02/2024' },
  });
  assert.equal(status, 'invalid');
  assert.ok(against.some((detail) => /^Profile Name Not Match .* None of the names is/.test(detail)));
  assert.ok(
    said.includes(
      'high: GST registration is not valid. Current Status: the source says “Cancelled suo-moto”.',
    ),
    said.join('\n'),
  );
  assert.ok(said.some((one) => one.includes('the GSTIN carries the PAN')));
});

test('a licence that has expired', () => {
  const data = { name: 'KAVYA SAMPLE', dob: '12-04-1991', validity: '12-05-2004 to 11-05-2024' };
  const { status, said } = kept('dl.auth', data);
  assert.equal(status, 'expired');
  assert.deepEqual(said, ['high: Driving licence has expired. Expired on 11 May 2024.']);
});

test('a file without a name verifies nobody’s PAN and Aadhaar; naming it judges both', () => {
  const verdicts = (name: string): Verdict[] => [
    judged({}, name, 'pan.auth', { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' }).status,
    judged({}, name, 'aadhaar.kyc', { document_id: 'XXXX XXXX 9405', name: 'MEENA EXAMPLE' }).status,
  ];
  assert.deepEqual(verdicts(''), ['unmatched', 'unmatched']);
  assert.deepEqual(verdicts('Asha Sample'), ['verified', 'mismatch']);
  const docs: Tree = {};
  put(docs, 'pan.auth', { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' }, { status: 'unmatched' });
  const said = findingsIn(docs).map(({ evidence }) => evidenceSentence(evidence));
  assert.ok(
    said.includes('PAN is confirmed by its source, but the application names nobody to compare it with.'),
  );
});

test('one Form 16 in three instances is no income of three years', () => {
  const docs = cleanCase();
  const paper = { certificateNo: 'ABCDEF0', fiscalYear: '2025-26', amount: '900000', status: 'Valid' };
  const data = { ...paper, employee: { pan: kavya.pan }, employer: { tan: kavya.tan } };
  const entry = findEntry('form16', 'auth');
  assert.ok(entry);
  // It is refused as it is given …
  assert.deepEqual(samePaperIn(docs, entry, 2, { data }, []), { instance: 1 });
  assert.deepEqual(samePaperIn(docs, entry, 3, { data }, []), { instance: 1 });
  // … and what came before it was refused is said, each pair once, and counts once.
  for (const instance of [2, 3])
    for (const key of ['ocr', 'auth']) put(docs, `form16.${key}.${instance}`, data);
  const pairs = findingsIn(docs).filter(({ kind }) => kind === 'duplicate');
  assert.deepEqual(
    pairs.map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`),
    [
      'high: Form 16 and Form 16 (2) have the same number, XXXXDEF0.',
      'high: Form 16 and Form 16 (3) have the same number, XXXXDEF0.',
      'high: Form 16 (2) and Form 16 (3) have the same number, XXXXDEF0.',
    ],
  );
  const figures = assess(docs, new Set(), null, today).income.sources.filter(
    ({ source }) => source === 'form16',
  );
  assert.deepEqual(
    figures.map(({ monthly }) => monthly),
    [75_000],
  );
});

test('a Form 16 by photo and another by registry in one instance', () => {
  const docs = cleanCase();
  set(docs, 'income.form16.ocr.1', 'fiscalYear', '2024-25');
  set(docs, 'income.form16.ocr.1', 'amount', '687192');
  set(docs, 'income.form16.auth.1', 'fiscalYear', '2023-24');
  set(docs, 'income.form16.auth.1', 'amount', '845000');
  const said = findingsIn(docs).map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`);
  for (const [read, asked] of [
    ['₹6,87,192', '₹8,45,000'],
    ['2024-25', '2023-24'],
  ])
    assert.ok(
      said.includes(`high: As it was read, Form 16 says ${read}; the registry was asked about ${asked}.`),
      said.join('\n'),
    );
});

test('salary credits of ₹4.85 lakh, a return of ₹4.51 lakh, instalments of ₹8,500 against ₹4,219: not clear', () => {
  const docs = cleanCase({ ...kavya, salary: 500_000, instalment: 8_500 });
  const transactions = statementRows('2026-11', { salary: 485_000 / 12, instalment: 8_500 });
  put(docs, 'bankStatement.statement', { account: { name: kavya.name }, transactions });
  set(docs, 'income.itr.ocr.1', 'details.income.gross', '451000');
  set(docs, 'credit.creditReport.bureau', 'emi', '4219');
  const said = findingsIn(docs).filter(({ severity }) => weightOf(severity) >= openWeight);
  assert.deepEqual(
    said.map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`),
    [
      'medium: Other loans: instalments of ₹8,500 a month. Credit report: ₹4,219.',
      'medium: Credit report: instalments of ₹4,219 a month. Bank statement: ₹8,500.',
    ],
  );
  // Of the two incomes the lower one counts, and of the instalments the higher one.
  const { income, obligations } = assess(docs, new Set(), null, today);
  assert.deepEqual([income.monthly, obligations.monthly], [Math.round(451_000 / 12), 8_500]);
});

test('a statement that was made before the last day it covers', () => {
  const docs = cleanCase();
  const transactions = statementRows('2026-11', { salary: 63_750, instalment: 6_000 });
  const detail = 'The file says it was made on 01 Oct 2026, before the last day it covers.';
  put(
    docs,
    'bankStatement.statement',
    { account: { name: kavya.name }, transactions },
    { checks: [{ name: 'File', verdict: 'doubtful', detail }] },
  );
  const said = findingsIn(docs).map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`);
  // Nobody approves past a high finding without a reason: apps/api/src/features/review/findings.test.ts.
  assert.deepEqual(said, [`high: Bank statement: ${detail}`]);
});
