import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assess } from '../assessment/assessment.ts';
import type { Household } from '../assessment/household.ts';
import { cleanCase, kavya, put, set, today } from '../findings/case.test-help.ts';
import { type PolicyFacts, policyFactsOf } from './facts.ts';
import { policyGraph } from './graph.ts';
import { hitSentence, outcomeOf, type PolicyHit, passedSentences } from './result.ts';
import { defaultPolicy, type PolicyRule } from './rule.ts';

const loan = { amount: 500_000, months: 36, ratePercent: 12 };

type Others = Parameters<typeof policyFactsOf>[0]['others'];

function factsOf(docs = cleanCase(), household: Household | null = null, others: Others = []): PolicyFacts {
  return policyFactsOf({
    ...{ household, others },
    ...{ docs, today, profile: { name: kavya.name }, findings: [{ state: 'open', severity: 'high' }] },
    assessment: assess(docs, new Set(), loan, today),
    requested: { amount: 500_000, tenureMonths: 36 },
  });
}

test('a case in facts: age by the anchor, score and history by the bureau, findings by count', () => {
  const docs = cleanCase();
  put(
    docs,
    'aadhaar.qr',
    { name: kavya.name, dateOfBirth: kavya.dob },
    { source: 'issuer-signed', anchor: true },
  );
  set(docs, 'credit.creditReport.bureau', 'result', 'Report with score');
  set(docs, 'credit.creditReport.bureau', 'score', '781');
  const { age, income, foir, score, history, pin, blocks, highs, ltv } = factsOf(docs);
  assert.deepEqual([age, income, foir, ltv], [35, 63_750, 35.8, null]);
  assert.deepEqual([score, history, pin, blocks, highs], [781, 'report', null, 0, 1]);
});

test('the scores and findings of those who join count: the lowest score, unknown while one of them is unknown', () => {
  const scored = (score: string, severity: 'block' | 'high' = 'high'): Others[number] => {
    const docs = cleanCase();
    set(docs, 'credit.creditReport.bureau', 'result', 'Report');
    set(docs, 'credit.creditReport.bureau', 'score', score);
    return { docs, findings: [{ state: 'open', severity }] };
  };
  const said = (...others: Others) => {
    const { othersScore, othersHistory, blocks, highs } = factsOf(undefined, null, others);
    return [othersScore, othersHistory, blocks, highs];
  };
  assert.deepEqual(said(), [null, 'none', 0, 1]);
  assert.deepEqual(said(scored('640', 'block'), scored('-1'), scored('781')), [640, 'report', 1, 3]);
  assert.deepEqual(said(scored('-1')), [null, 'none', 0, 2]);
  assert.deepEqual(said(scored('781'), { docs: {}, findings: [] }), [null, null, 0, 2]);
});

test('the household of somebody who applies alone is they themselves; with others their sums count', () => {
  const alone = factsOf();
  assert.deepEqual(
    [alone.householdIncome, alone.householdFoir, alone.householdSurplus],
    [alone.income, alone.foir, alone.surplus],
  );
  const sums = {
    people: [],
    income: 97_750,
    obligations: 9_400,
    instalment: 16_607,
    foir: 26.6,
    surplus: 71_743,
  };
  const { foir, householdIncome, householdFoir, householdSurplus } = factsOf(cleanCase(), sums);
  assert.deepEqual([householdIncome, householdFoir, householdSurplus], [97_750, 26.6, 71_743]);
  assert.equal(foir, alone.foir, 'their own stays');
  const unknown = factsOf(cleanCase(), { ...sums, foir: null, surplus: null });
  assert.deepEqual(
    [unknown.householdFoir, unknown.householdSurplus],
    [null, null],
    'never their own instead',
  );
});

test('somebody new to credit has a history of none and no score; without a report nobody knows', () => {
  const docs = cleanCase();
  set(docs, 'credit.creditReport.bureau', 'result', 'No credit history at this bureau');
  assert.deepEqual([factsOf(docs).score, factsOf(docs).history], [null, 'none']);
  assert.deepEqual([factsOf({}).score, factsOf({}).history, factsOf({}).age], [null, null, null]);
});

test('the gravest rule counts, and nothing approves but silence', () => {
  const hit = (outcome: PolicyHit['outcome']): PolicyHit => ({ rule: 0, outcome, reason: 'OTHER_LOANS' });
  assert.equal(outcomeOf([]), 'approve');
  assert.equal(outcomeOf([hit('refer')]), 'refer');
  assert.equal(outcomeOf([hit('refer'), hit('decline')]), 'decline');
});

test('each rule has its row, and a row for what nobody knows', () => {
  const [, rules] = policyGraph(defaultPolicy).nodes;
  assert.ok(rules);
  const { rules: rows } = rules.content as { rules: { outcome: string }[] };
  assert.equal(rows.length, defaultPolicy.length * 2);
  assert.ok(rows.filter((_, at) => at % 2 === 1).every(({ outcome }) => outcome === '"refer"'));
});

test('a sentence says the value and the rule, or that the value is not known', () => {
  const facts = { ...factsOf(), foir: 62.4, pin: '110001' };
  const rules: PolicyRule[] = [
    { fact: 'foir', operator: 'above', value: 50, outcome: 'decline', reason: 'OTHER_LOANS' },
    { fact: 'income', operator: 'below', value: 80_000, outcome: 'decline', reason: 'INCOME_LOW' },
    {
      ...{ fact: 'pin', operator: 'starts-with-none-of', value: '56, 60' },
      ...{ outcome: 'decline', reason: 'PLACE_NOT_SERVED' },
    },
    { fact: 'score', operator: 'below', value: 700, outcome: 'decline', reason: 'SCORE_LOW' },
    {
      ...{ fact: 'foir', operator: 'above', value: 60, outcome: 'decline', reason: 'OTHER_LOANS' },
      and: { fact: 'income', operator: 'below', value: 80_000 },
    },
    {
      ...{ fact: 'foir', operator: 'above', value: 60, outcome: 'decline', reason: 'OTHER_LOANS' },
      and: { fact: 'score', operator: 'below', value: 650 },
    },
  ];
  const said = rules.map(({ outcome, reason }, rule) => hitSentence({ rule, outcome, reason }, rules, facts));
  assert.deepEqual(said, [
    'FOIR is 62.4 %, above 50 %.',
    'Income a month is ₹63,750, below ₹80,000.',
    'PIN code is 110001, outside 56, 60.',
    'Credit score is not known, so this rule cannot be judged: Credit score below 700.',
    'FOIR is 62.4 %, above 60 %; and Income a month is ₹63,750, below ₹80,000.',
    'Credit score is not known, so this rule cannot be judged: FOIR above 60 % and Credit score below 650.',
  ]);
});

test('a rule that does not apply says the case’s own value, and what it asks', () => {
  const facts = { ...factsOf(), foir: 35.8, pin: '560001', ltv: null, history: 'report' };
  const of = { outcome: 'decline', reason: 'OTHER_LOANS' } as const;
  const rules: PolicyRule[] = [
    { fact: 'foir', operator: 'above', value: 50, ...of },
    { fact: 'income', operator: 'below', value: 15_000, ...of },
    { fact: 'income', operator: 'below', value: 80_000, ...of },
    { fact: 'pin', operator: 'starts-with-none-of', value: '56, 60', ...of },
    { fact: 'history', operator: 'is', value: 'none', ...of },
    { fact: 'ltv', operator: 'above', value: 80, ...of },
    {
      ...{ fact: 'foir', operator: 'above', value: 30, ...of },
      and: { fact: 'income', operator: 'below', value: 20_000 },
    },
  ];
  assert.deepEqual(passedSentences([{ rule: 2, ...of }], rules, facts), [
    'FOIR is 35.8 %, not above 50 %.',
    'Income a month is ₹63,750, not below ₹15,000.',
    'PIN code is 560001, served.',
    'Credit history is “report”, not “none”.',
    'LTV: none.',
    'FOIR is 35.8 %; Income a month is ₹63,750. The rule asks for both: FOIR above 30 % and Income a month below ₹20,000.',
  ]);
});
