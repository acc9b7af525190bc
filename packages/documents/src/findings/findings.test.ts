import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPath } from '../paths.ts';
import { entries } from '../registry.ts';
import type { Tree } from '../tree.ts';
import { cleanCase, findingsIn, inputOf, kavya, put, set, statementRows, today } from './case.test-help.ts';
import { statedFigures } from './figures.ts';
import { findFindings } from './find-findings.ts';
import { type Finding, type FindingInput, openWeight, weightOf } from './finding.ts';
import { evidenceSentence, resolutionSentence } from './sentences.ts';

const said = (findings: readonly Finding[]) => findings.map(({ severity, key }) => `${severity} ${key}`);

/** What a planted change adds to a clean case, gravest first. */
function planted(change: (docs: Tree) => void, more: Partial<FindingInput> = {}): Finding[] {
  const docs = cleanCase();
  change(docs);
  return findingsIn(docs, more);
}

const failed = (name: string, detail: string, rule?: 'identity' | 'negative' | 'validity') => ({
  ...{ name, detail, verdict: 'failed' as const },
  ...(rule ? { rule } : {}),
});

test('a clean case has no finding', () => {
  assert.deepEqual(said(findingsIn(cleanCase())), []);
});

interface Case {
  title: string;
  change: (docs: Tree) => void;
  more?: Partial<FindingInput>;
  found: string[];
  sentence: RegExp;
}

const cases: readonly Case[] = [
  {
    title: 'identity: another name',
    change: (docs) => set(docs, 'id.dl.auth', 'name', 'Farhan Qureshi'),
    found: ['high identity.name:dl.auth'],
    sentence: /^PAN names “KAVYA SAMPLE”; Driving licence names “Farhan Qureshi”\.$/,
  },
  {
    title: 'identity: another date of birth',
    change: (docs) => set(docs, 'id.dl.auth', 'dob', '12-04-1989'),
    found: ['high identity.dob:dl.auth'],
    sentence: /date of birth 12 Apr 1991; Driving licence gives 12 Apr 1989/,
  },
  {
    title: 'identity: another father',
    change: (docs) => put(docs, 'basicDetails.input', { name: kavya.name, fatherName: 'Ramesh Gupta' }),
    found: ['low identity.fatherName:basicDetails.input'],
    sentence: /father’s name “Mohan Sample”/,
  },
  {
    title: 'identity: another PAN',
    change: (docs) => set(docs, 'income.itr.ocr.2', 'payee.pan', 'ZZZPZ9999Z'),
    found: ['block identity.pan:itr.ocr.2'],
    sentence: /^PAN states the PAN \S+; Income-tax return \(2\) states \S+\.$/,
  },
  {
    title: 'identity: another Aadhaar number in the return',
    change: (docs) => set(docs, 'income.itr.ocr.1', 'payee.aadhaar', 'XXXX XXXX 9999'),
    found: ['high identity.aadhaarLast4:itr.ocr.1'],
    sentence: /ending in 4471; Income-tax return states one ending in 9999/,
  },
  {
    title: 'identity: judged to be another’s',
    change: (docs) =>
      put(
        docs,
        'vehicleRc.auth',
        {},
        { status: 'mismatch', checks: [failed('Name', 'Another owner.', 'identity')] },
      ),
    found: ['high identity.record:vehicleRc.auth'],
    sentence: /does not match\. Another owner\.$/,
  },
  {
    title: 'identity: nobody to compare with',
    change: (docs) => put(docs, 'eBill.auth', { bill_date: '05-11-2026' }, { status: 'unmatched' }),
    found: ['medium identity.unmatched:eBill.auth'],
    sentence: /names nobody to compare it with/,
  },
  {
    title: 'validity: the source says no',
    change: (docs) =>
      put(
        docs,
        'itr.auth.1',
        { status: 'Invalid' },
        { status: 'invalid', checks: [failed('Status', 'The source says “Invalid”.', 'negative')] },
      ),
    found: ['block validity.invalid:itr.auth.1'],
    sentence: /^Income-tax return is not valid\. The source says “Invalid”\.$/,
  },
  {
    title: 'validity: expired',
    change: (docs) =>
      put(
        docs,
        'dl.auth',
        { name: kavya.name },
        { status: 'expired', checks: [failed('Validity', 'Expired on 01 May 2024.', 'validity')] },
      ),
    found: ['high validity.expired:dl.auth'],
    sentence: /has expired\. Expired on 01 May 2024\./,
  },
  {
    title: 'validity: not known to the source',
    change: (docs) => put(docs, 'epic.auth', {}, { status: 'not_found' }),
    found: ['medium validity.not-found:epic.auth'],
    sentence: /knows no such document/,
  },
  {
    title: 'duplicate: one certificate twice',
    change: (docs) => {
      set(docs, 'income.form16.ocr.2', 'certificateNo', 'ABCDEF0');
      set(docs, 'income.form16.auth.2', 'certificateNo', 'ABCDEF0');
    },
    found: ['high duplicate.number:form16.1+2'],
    sentence: /^Form 16 and Form 16 \(2\) have the same number, XXXXDEF0\.$/,
  },
  {
    title: 'duplicate: one assessment year twice',
    change: (docs) => {
      set(docs, 'income.itr.ocr.2', 'assessmentYear', '2026-27');
      set(docs, 'income.itr.ocr.2', 'details.income.gross', '846000');
    },
    found: ['high duplicate.year:itr.1+2'],
    sentence: /are both for 2026-27\.$/,
  },
  {
    title: 'duplicate: one file twice',
    change: () => undefined,
    more: {
      files: [
        { id: 'file-0', hash: 'same' },
        { id: 'file-1', hash: 'same' },
      ],
    },
    found: ['high duplicate.file:form16.1+2'],
    sentence: /were read from the same file/,
  },
  {
    title: 'income: the return says much less than Form 16',
    change: (docs) => set(docs, 'income.itr.ocr.1', 'details.income.gross', '451000'),
    found: ['high income.form16-return:2025-26', 'high income.return-credits:2025-26'],
    sentence: /^Form 16 2025-26 comes to ₹9,00,000 a year; Income-tax return 2025-26 comes to ₹4,51,000\.$/,
  },
  {
    title: 'income: salary credits say much less than Form 16',
    change: (docs) => {
      const transactions = statementRows('2026-11', { salary: 40_000, instalment: 6_000 });
      put(docs, 'bankStatement.statement', { transactions });
    },
    found: ['high income.form16-credits:2025-26'],
    sentence: /Salary credits × 12 comes to ₹4,80,000\.$/,
  },
  {
    title: 'income: the photo of a certificate is of another year and sum',
    change: (docs) => {
      set(docs, 'income.form16.ocr.2', 'amount', '687192');
      set(docs, 'income.form16.ocr.2', 'fiscalYear', '2023-24');
    },
    found: ['high income.amount:form16.ocr.2', 'high income.year:form16.ocr.2'],
    sentence: /^As it was read, Form 16 \(2\) says ₹6,87,192; the registry was asked about ₹8,28,000\.$/,
  },
  {
    title: 'obligation: the bureau knows of more instalments than were declared',
    change: (docs) => set(docs, 'credit.creditReport.bureau', 'emi', '21500'),
    found: ['high obligation.bureau-declared', 'medium obligation.bureau-statement'],
    sentence: /^Other loans: instalments of ₹6,000 a month\. Credit report: ₹21,500\.$/,
  },
  {
    title: 'tampering: changed after signing',
    change: (docs) =>
      put(
        docs,
        'vehicleRc.auth',
        {},
        { checks: [failed('Signature', 'Signed by A, but the file was changed after signing.')] },
      ),
    found: ['block tampering.signature:vehicleRc.auth'],
    sentence: /changed after signing/,
  },
  {
    title: 'tampering: made before the last day it covers',
    change: (docs) =>
      withChecks(docs, [
        {
          name: 'File',
          verdict: 'doubtful',
          detail: 'The file says it was made on 01 Oct 2026, before the last day it covers.',
        },
      ]),
    found: ['high tampering.made-later:bankStatement.statement'],
    sentence: /made on 01 Oct 2026, before the last day it covers\.$/,
  },
  ...[
    {
      sign: 'The file was changed on 01 Jul 2026, after it was made on 10 Jun 2026.',
      found: 'high tampering.edited:form16.ocr.1',
    },
    {
      sign: 'The picture was saved with GIMP, a program that edits pictures.',
      found: 'high tampering.edited:form16.ocr.1',
    },
    {
      sign: 'The picture is a screenshot, as its name says.',
      found: 'medium tampering.screenshot:form16.ocr.1',
    },
  ].map(({ sign, found }) => ({
    title: `tampering: ${sign}`,
    change: (docs: Tree) => {
      const form16 = readPath(docs, 'income.form16.ocr.1') as Record<string, unknown>;
      form16.checks = [{ name: 'File', verdict: 'doubtful', detail: sign }];
    },
    found: [found],
    sentence: /^Form 16: The (?:file|picture) /,
  })),
  {
    title: 'tampering: a broken balance',
    change: (docs) => withChecks(docs, [failed('Balance', 'Row 12 does not follow.')]),
    found: ['high tampering.balance:bankStatement.statement'],
    sentence: /^Bank statement: Row 12 does not follow\.$/,
  },
  {
    title: 'freshness: an old statement',
    change: (docs) => {
      const transactions = statementRows('2026-07', { salary: 63_750, instalment: 6_000 });
      put(docs, 'bankStatement.statement', { transactions });
    },
    found: ['medium freshness:bankStatement.statement'],
    sentence: /of 5 Jul 2026\. It may be at most 60 days old\.$/,
  },
  {
    title: 'freshness: an old bill',
    change: (docs) => set(docs, 'address.eBill', 'bill_date', '02-06-2026'),
    found: ['medium freshness:eBill.auth'],
    sentence: /at most 90 days/,
  },
  {
    title: 'freshness: an old report',
    change: (docs) => set(docs, 'credit.creditReport.bureau', 'reportDate', '2026-10-01'),
    found: ['medium freshness:creditReport.bureau'],
    sentence: /at most 30 days/,
  },
  {
    title: 'freshness: proofs of a year long past, and nothing newer',
    change: (docs) => {
      for (const place of ['itr.ocr.1', 'itr.ocr.2'])
        set(
          docs,
          `income.${place}`,
          'assessmentYear',
          `${2020 - Number(place.at(-1))}-${21 - Number(place.at(-1))}`,
        );
    },
    found: ['medium freshness.year:return'],
    sentence: /^Income-tax return 2018-19 is of a year that ended on 31 Mar 2019\./,
  },
  {
    title: 'coverage: months missing',
    change: (docs) =>
      withChecks(docs, [
        { name: 'Months', verdict: 'doubtful', detail: 'The statement does not cover Aug 2026.' },
      ]),
    found: ['medium coverage.months:bankStatement.statement'],
    sentence: /does not cover Aug 2026/,
  },
  {
    title: 'coverage: not the salary account',
    change: (docs) => {
      const transactions = statementRows('2026-11', { salary: 0, instalment: 6_000 });
      put(docs, 'bankStatement.statement', { transactions });
    },
    found: ['medium coverage.salary:bankStatement.statement'],
    sentence: /shows no salary credit, while Form 16 shows a salary/,
  },
  {
    title: 'consent: withdrawn',
    change: () => undefined,
    more: { consents: new Set(['verification', 'bank']) },
    found: ['high consent.bureau'],
    sentence: /^No consent stands for the credit report, on which these rest: Credit report\.$/,
  },
  {
    title: 'missing: a requirement',
    change: () => undefined,
    more: { missing: [{ subject: 'pan', title: 'PAN', why: 'missing', needed: true }] },
    found: ['medium missing'],
    sentence: /^Missing for a decision: PAN\.$/,
  },
  {
    title: 'linkage: a mobile number of another application',
    change: () => undefined,
    more: { linked: [{ what: 'mobile', others: ['SF-1', 'SF-2', 'SF-3', 'SF-4', 'SF-5'] }] },
    found: ['medium linkage.mobile'],
    sentence: /: SF-1, SF-2, SF-3, \+2\.$/,
  },
];

function withChecks(docs: Tree, checks: unknown[]): void {
  const statement = (docs.income as Record<string, Record<string, unknown>>).bankStatement;
  if (statement) statement.checks = checks;
}

for (const { title, change, more, found, sentence } of cases)
  test(title, () => {
    const findings = planted(change, more);
    assert.deepEqual(said(findings), found);
    const [first] = findings;
    assert.ok(first);
    assert.match(evidenceSentence(first.evidence), sentence);
    assert.doesNotMatch(evidenceSentence(first.evidence), /[{}]/);
    assert.ok(resolutionSentence(first.resolves).length > 10);
  });

test('a document that expires before the loan ends is said, and leaves the case clear', () => {
  const [first, ...rest] = planted((docs) => set(docs, 'id.dl.auth', 'expDate', '11-05-2028'));
  assert.equal(first?.key, 'validity.expires:dl.auth');
  assert.ok(weightOf(first.severity) < openWeight);
  assert.deepEqual(rest, []);
});

test('what the review rejected says nothing more, but stays a changed file', () => {
  const change = (docs: Tree) => {
    set(docs, 'id.dl.auth', 'name', 'Farhan Qureshi');
    withChecks(docs, [failed('Balance', 'Row 12 does not follow.')]);
  };
  const rejected = new Set(['dl.auth', 'bankStatement.statement']);
  assert.deepEqual(said(planted(change, { rejected })), ['high tampering.balance:bankStatement.statement']);
});

test('the same case gives the same findings, in the same order, and no key or value is a whole PAN', () => {
  const docs = cleanCase();
  set(docs, 'income.itr.ocr.2', 'payee.pan', 'ZZZPZ9999Z');
  set(docs, 'id.dl.auth', 'name', 'Farhan Qureshi');
  const once = findFindings(inputOf(docs));
  assert.deepEqual(findFindings(inputOf(structuredClone(docs))), once);
  assert.doesNotMatch(JSON.stringify(once), /ZZZPZ9999Z|ABCPS1234K/);
});

test('every figure that rules compare is a member of its record', () => {
  for (const [place, papers] of Object.entries(statedFigures)) {
    const entry = entries.find(({ document, key }) => `${document.id}.${key}` === place);
    assert.ok(entry, place);
    const shape = (entry.method.result as unknown as { shape: Record<string, unknown> }).shape;
    for (const {
      number,
      financialYear,
      assessmentYear,
      salary,
      income,
      payer,
      payerName,
      gstin,
      employerPhone,
      ifsc,
      wages,
      instalments,
      dated,
      rows,
    } of papers)
      for (const path of [
        number,
        financialYear,
        assessmentYear,
        salary,
        ...(income ?? []),
        payer,
        payerName,
        gstin,
        employerPhone,
        ifsc,
        wages?.list,
        instalments,
        dated?.path,
        rows,
      ])
        if (path) assert.ok(Object.hasOwn(shape, path.split('.')[0] ?? ''), `${place}: ${path}`);
  }
  assert.match(today, /^\d{4}-/);
});
