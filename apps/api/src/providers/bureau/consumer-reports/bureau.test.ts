import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountWordsHindi } from '@pramaan/documents/credit/account-words-hindi.ts';
import { SourceDown } from '../../outbound/resilience.ts';
import { daysOf, kindOf, ownershipOf } from './codes.ts';
import { dayOf, historyOf, readReport } from './read-report.ts';

const person = {
  names: [{ name: 'ASHA SAMPLE' }],
  birthDate: '15011990',
  ids: [{ idType: '01', idNumber: 'AAAPZ1234C' }],
};
const match = (more: object) => ({
  ...{ responseType: 'MATCH', controlNumber: '1', dateProcessed: '20112026', consumer: person },
  ...more,
});
const fileOf = (more: object) => {
  const answer = readReport(match(more));
  return answer.outcome === 'found' ? answer.file : assert.fail(answer.outcome);
};

test('three signs a month, the newest first, across a year’s end, at most 36', () => {
  assert.deepEqual(historyOf('000030XXXSMA', '05012026'), [
    { month: '2026-01', days: 0, sign: '000' },
    { month: '2025-12', days: 30, sign: '030' },
    { month: '2025-11', days: null, sign: 'XXX' },
    { month: '2025-10', days: 60, sign: 'SMA' },
  ]);
  assert.equal(historyOf('000'.repeat(50), '05012026').length, 36);
  assert.deepEqual(historyOf('000', 'soon'), []);
  assert.equal(historyOf('00003', '05012026').length, 1);
  assert.deepEqual(['STD', 'LSS', '900', '?!?'].map(daysOf), [0, 456, 900, null]);
});

test('days are real ones; a score is one of the scale, anything else is none', () => {
  assert.deepEqual(['29022024', '29022025', '', '2026-11-20'].map(dayOf), ['2024-02-29', null, null, null]);
  const scores = ['00755', '000-1', '00004', '00901', ''].map(
    (score) => fileOf({ scores: [{ score }] }).score,
  );
  assert.deepEqual(scores, [755, null, null, null, null]);
});

test('every kind of loan and every share in one has its Hindi, and no other word does', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code));
  const said = codes.flatMap((code) => [kindOf(code.padStart(2, '0')), ownershipOf(code)]);
  const words = [...new Set(said)].filter(Boolean).sort();
  assert.deepEqual(Object.keys(accountWordsHindi).sort(), words);
});

test('what a bureau leaves out, blanks or writes as a number is read as it is meant', () => {
  const { accounts, person: whose } = fileOf({
    accounts: [
      {
        memberShortName: 'X',
        accountType: '99',
        currentBalance: 1200,
        creditLimit: '',
        amountOverdue: null,
        accountNumber: '0012345678901',
      },
    ],
  });
  assert.deepEqual(whose, { name: 'ASHA SAMPLE', dob: '1990-01-15', pan: 'AAAPZ1234C' });
  const [account] = accounts;
  assert.deepEqual(
    [account?.kind, account?.balance, account?.limit, account?.overdue, account?.number],
    ['Other loan', 1200, null, null, 'XXXXXX8901'],
  );
});

test('a reply that is no report is a source that is down, never an empty file', () => {
  for (const body of [
    null,
    {},
    'x',
    [],
    { responseType: 'MAYBE' },
    match({ consumer: undefined }),
    match({ dateProcessed: '' }),
    match({ accounts: 'none' }),
  ])
    assert.throws(() => readReport(body), SourceDown, JSON.stringify(body));
  assert.deepEqual(readReport({ responseType: 'NO_MATCH' }), { outcome: 'no-hit' });
});
