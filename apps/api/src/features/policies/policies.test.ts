import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  chooseLoanProduct,
  listLoanProducts,
  saveLoanProduct,
} from '@pramaan/contract/calls/loan-products.ts';
import * as calls from '@pramaan/contract/calls/policies.ts';
import {
  decideApplication,
  getReview,
  previewDecision,
  undoDecision,
} from '@pramaan/contract/calls/review.ts';
import { instalmentOf } from '@pramaan/documents/assessment/instalment.ts';
import type { PolicyFacts } from '@pramaan/documents/policy/facts.ts';
import { policyGraph } from '@pramaan/documents/policy/graph.ts';
import { defaultPolicy, type PolicyRule } from '@pramaan/documents/policy/rule.ts';
import { ask, askingOf, declare, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { applyPolicy } from '../../case-file/policy.ts';

/* A lender's policy (decision 0084): written by one, published by another, tried on past cases, told with each decision. */

let world: World;
let id: string;
let person: Caller;
let [owner, admin, manager]: Caller[] = [];

const segment = { segment: 'retail' };
const large: PolicyRule = {
  ...{ fact: 'amount', operator: 'above', value: 90_000 },
  ...{ outcome: 'decline', reason: 'AMOUNT_OUTSIDE' },
};

before(async () => {
  world = await startWorld();
  id = await world.id('asha');
  [owner, admin, manager] = [await world.as('owner'), await world.as('admin'), await world.as('manager')];
  person = await world.as('asha');
  for (const ref of ['pan.auth', 'epic.auth', 'eBill.auth', 'epf.uan'])
    await ask(person, id, askingOf(ref), filled(askingOf(ref)));
  for (const document of ['basicDetails', 'residentDetails', 'loanRequest'])
    await declare(person, id, document);
  await declare(person, id, 'loanRequest', { loanAmt: '100000' });
});
after(() => world.close());

const by = (caller: Caller | undefined) => {
  assert.ok(caller);
  return caller;
};
const read = async (caller = owner) => (await by(caller).call(calls.getPolicy, { params: segment })).ok;
const save = (rules: readonly PolicyRule[], caller = owner) =>
  by(caller).call(calls.savePolicy, { params: segment, body: { rules } });
const propose = (version: number, more: Record<string, unknown> = {}, caller = owner) =>
  by(caller).call(calls.proposePolicy, { params: segment, body: { version, ...more } });
const publish = (version: number, agree: boolean, caller = admin) =>
  by(caller).call(calls.publishPolicy, { params: segment, body: { version, agree } });
const review = async () => (await by(manager).call(getReview, { params: { id } })).ok;
async function decide(kind: string, more: Record<string, unknown> = {}) {
  const { version } = await review();
  const reasons = [kind === 'approve' ? 'MITIGATED' : 'OUTSIDE_POLICY'];
  const terms = { amount: 100_000, tenureMonths: 36, ratePercent: 12 };
  const body = { version, kind, reasons, conditions: [], ...(kind === 'approve' ? { terms } : {}), ...more };
  return by(manager).call(decideApplication, { params: { id }, body });
}

test('without one of its own a lender has the product’s policy, and what nobody knows is referred', async () => {
  const { inForce, open, published } = await read();
  assert.deepEqual([inForce.version, inForce.rules, open, published], [0, [...defaultPolicy], null, []]);
  const { policy } = await review();
  assert.equal(policy.outcome, 'refer');
  assert.ok(
    policy.hits.some(({ reason, sentence }) => reason === 'UNKNOWN' && /FOIR is not known/.test(sentence)),
  );
});

test('one person writes and proposes, another publishes; the author cannot', async () => {
  const first = (await save([large])).ok.open;
  assert.deepEqual([first?.version, first?.state, first?.mayPublish], [1, 'draft', false]);
  assert.equal((await publish(1, true)).code, 'CONFLICT', 'a draft was not proposed');
  await propose(1);
  assert.equal((await publish(1, true, owner)).code, 'SAME_PERSON');
  assert.equal((await read(admin)).open?.mayPublish, true);
  assert.equal((await read()).inForce.version, 0, 'what waits counts for nothing');
  // Somebody changes what was proposed: it is a draft of theirs, and no longer what the second person read.
  await save([large, ...defaultPolicy], admin);
  assert.equal((await publish(1, true)).code, 'CONFLICT');
  await propose(1, {}, owner);
  assert.equal((await publish(1, true, admin)).code, 'SAME_PERSON', 'the admin wrote it');
  assert.equal((await publish(1, false, admin)).ok.open?.state, 'draft');
  await save([large]);
  await propose(1);
  assert.deepEqual((await publish(1, true)).ok.inForce.rules, [large]);
  const actions = await world.direct(
    "select action, detail->>'version' as version from audit where action like 'policy.%' order by id",
  );
  const told = actions.flatMap(({ action }) => (action ? [action] : []));
  assert.deepEqual(told.slice(-3), ['policy.saved', 'policy.proposed', 'policy.published']);
});

test('a version counts from its day', async () => {
  const { open } = (await save([])).ok;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await propose(open?.version ?? 0, { effectiveFrom: tomorrow });
  const later = (await publish(open?.version ?? 0, true)).ok;
  assert.deepEqual([later.inForce.version, later.published.length], [1, 2]);
});

test('the policy judges the loan that is approved, whatever was requested', async () => {
  await declare(person, id, 'loanRequest', { loanAmt: '80000' });
  const { policy, assessment } = await review();
  assert.deepEqual([policy.outcome, assessment.loan?.amount], ['approve', 80_000]);
  const preview = async (amount: number) => {
    const terms = { amount, tenureMonths: 24, ratePercent: 12.5 };
    return (await by(manager).call(previewDecision, { params: { id }, body: { terms } })).ok;
  };
  const [larger, smaller] = [await preview(100_000), await preview(80_000)];
  assert.deepEqual([larger.policy.outcome, smaller.policy.outcome], ['decline', 'approve']);
  assert.equal(larger.instalment, instalmentOf(100_000, 24, 12.5));
  assert.equal((await review()).decisions.length, 0, 'nothing was decided');

  const refused = await decide('approve');
  assert.equal(refused.code, 'DEVIATION_NEEDS_REASON');
  assert.match(refused.message, /Policy: Loan amount is ₹1,00,000, above ₹90,000\./);
  const untrue = await decide('approve', {
    ...{ deviationReason: 'A customer for ten years', reasons: ['MEETS_POLICY'] },
  });
  assert.match(untrue.message, /does not meet the lending policy\. Choose another reason/);
  assert.deepEqual(untrue.fields, [{ path: 'reasons', message: untrue.message }]);
  const decided = (await decide('approve', { deviationReason: 'A customer for ten years' })).ok;
  assert.equal(decided.decisions[0]?.policy?.outcome, 'decline');
  // From then on its figures are those of the approved loan.
  assert.deepEqual(decided.assessment.loan, { amount: 100_000, months: 36, ratePercent: 12 });
  assert.equal(decided.policy.outcome, 'decline');

  await by(manager).call(undoDecision, {
    params: { id, decision: decided.decisions[0]?._id ?? '' },
    body: { version: decided.version },
  });
  assert.equal((await review()).policy.outcome, 'approve', 'an approval that was taken back counts no more');
  await declare(person, id, 'loanRequest', { loanAmt: '100000' });
  const terms = { amount: 90_000, tenureMonths: 36, ratePercent: 12 };
  const within = (await decide('approve', { terms, reasons: ['MEETS_POLICY'] })).ok;
  assert.deepEqual(within.decisions[0]?.deviations.findings, []);
  await by(manager).call(undoDecision, {
    params: { id, decision: within.decisions[0]?._id ?? '' },
    body: { version: within.version },
  });
});

test('past a limit of the loan product nobody approves without a reason', async () => {
  const { products } = (await by(owner).call(listLoanProducts)).ok;
  const {
    code: _code,
    version: _version,
    retired: _retired,
    ...usual
  } = products.find(({ code }) => code === 'PERSONAL') ?? assert.fail();
  const fixed = { ...usual, name: { en: 'Fixed loan', hi: 'फ़िक्स्ड लोन' }, rate: { from: 12, to: 12 } };
  await by(owner).call(saveLoanProduct, { params: { code: 'FIXED' }, body: fixed });
  await person.call(chooseLoanProduct, { params: { id }, body: { code: 'FIXED' } });
  const terms = { amount: 90_000, tenureMonths: 36, ratePercent: 13 };
  const refused = await decide('approve', { terms });
  assert.equal(refused.code, 'DEVIATION_NEEDS_REASON');
  assert.match(refused.message, /Product: Rate is 13% a year\. Fixed loan has 12% a year\./);
  const past = { terms, deviationReason: 'Insured for two years' };
  const untrue = await decide('approve', { ...past, reasons: ['MEETS_POLICY'] });
  assert.match(untrue.message, /does not meet the lending policy/);
  const decided = (await decide('approve', past)).ok;
  assert.deepEqual(decided.decisions[0]?.deviations.findings, [
    'Product: Rate is 13% a year. Fixed loan has 12% a year.',
  ]);
  await by(manager).call(undoDecision, {
    params: { id, decision: decided.decisions[0]?._id ?? '' },
    body: { version: decided.version },
  });
  await person.call(chooseLoanProduct, { params: { id }, body: { code: 'PERSONAL' } });
});

test('past a rule nobody approves without a reason; the decision keeps what the policy said', async () => {
  const { policy } = await review();
  assert.deepEqual(policy, {
    ...{ version: 1, outcome: 'decline' },
    hits: [
      {
        ...{ outcome: 'decline', reason: 'AMOUNT_OUTSIDE' },
        sentence: 'Loan amount is ₹1,00,000, above ₹90,000.',
      },
    ],
    passed: [],
  });
  const refused = await decide('approve');
  assert.equal(refused.code, 'DEVIATION_NEEDS_REASON');
  assert.match(refused.message, /Policy: Loan amount is ₹1,00,000, above ₹90,000\./);
  const terms = { amount: 95_000, tenureMonths: 36, ratePercent: 12 };
  const past = await decide('approve', { terms, deviationReason: 'A customer for ten years' });
  const [decision] = past.ok.decisions;
  assert.equal(decision?.policy?.hits[0]?.sentence, 'Loan amount is ₹95,000, above ₹90,000.');
  assert.ok(decision?.deviations.findings.some((one) => one.startsWith('Policy: Loan amount')));
  const [sealed] = await world.direct(
    `select words::text as words from decision where applicant_id = '${id}'`,
  );
  assert.doesNotMatch(String(sealed?.words), /Loan amount/);
});

test('a dry run tells what would change for past cases, and changes nothing', async () => {
  const before_ = await read();
  const run = async (rules: readonly PolicyRule[]) =>
    (await by(owner).call(calls.tryPolicy, { params: segment, body: { rules } })).ok;
  const same = await run([large]);
  assert.deepEqual([same.changed, same.before], [[], same.after]);
  const looser = await run([{ ...large, value: 2_000_000 }]);
  const [line] = looser.changed.filter(({ _id }) => _id === id);
  assert.deepEqual([line?.stage, line?.before, line?.after], ['approved', 'decline', 'approve']);
  assert.equal(looser.after.approve, looser.before.approve + looser.changed.length);
  const [tried] = (await run([{ ...large, value: 97_000 }])).changed.filter(({ _id }) => _id === id);
  assert.equal(tried?.after, 'approve', 'of the requested ₹1,00,000, ₹95,000 are approved');
  assert.deepEqual(await read(), before_);
});

test('what is no rule is refused with what is wrong; another lender’s policy is its own', async () => {
  for (const [rule, message] of [
    [{ ...large, value: 'much' }, /below or above/],
    [{ ...large, fact: 'pin' }, /below or above/],
    [{ ...large, fact: 'shoe' }, /Choose a fact/],
    [{ ...large, outcome: 'approve' }, /decline or refer/],
    [words('1") or true or ("'), /letters, digits/],
    [{ ...large, and: { fact: 'age', operator: 'below', value: 'young' } }, /below or above/],
    [{ ...large, and: { fact: 'pin', operator: 'is', value: '1") or true or ("' } }, /letters, digits/],
    [{ ...large, and: { ...large } }, /outcome/],
  ] as const) {
    const refused = await by(owner).call(calls.savePolicy, { params: segment, body: { rules: [rule] } });
    assert.equal(refused.status, 400);
    assert.match(refused.message, message);
  }
  const other = (await (await world.as('other owner')).call(calls.getPolicy, { params: segment })).ok;
  assert.equal(other.inForce.version, 0);
  assert.equal((await by(manager).call(calls.getPolicy, { params: segment })).code, 'FORBIDDEN');
});

const known: PolicyFacts = {
  ...{ age: 35, income: 60_000, obligations: 5_000, foir: 40, surplus: 30_000, ltv: 80, amount: 500_000 },
  ...{ householdIncome: 60_000, householdFoir: 40, householdSurplus: 30_000 },
  ...{ tenure: 36, score: 750, history: 'report', pin: '560001', blocks: 0, highs: 0 },
  ...{ othersScore: 750, othersHistory: 'report' },
};
const words = (value: string): PolicyRule => ({
  ...{ fact: 'pin', operator: 'starts-with-none-of', value, outcome: 'decline', reason: 'PLACE_NOT_SERVED' },
});
const at = (rule: Partial<PolicyRule>): PolicyRule => ({ ...large, ...rule });

test('the engine judges each comparison, at its limit too, and refers what nobody knows', async () => {
  for (const [rule, facts, reasons] of [
    [at({ fact: 'foir', value: 40 }), {}, []],
    [at({ fact: 'foir', value: 39.9 }), {}, ['AMOUNT_OUTSIDE']],
    [at({ fact: 'age', operator: 'below', value: 35 }), {}, []],
    [at({ fact: 'age', operator: 'below', value: 36 }), {}, ['AMOUNT_OUTSIDE']],
    [at({ fact: 'foir', value: 40 }), { foir: null }, ['UNKNOWN']],
    [at({ fact: 'foir', operator: 'below', value: 40 }), { foir: null }, ['UNKNOWN']],
    // Nothing is bought: there is no value to compare with, and that is no gap.
    [at({ fact: 'ltv', value: 50 }), { ltv: null }, []],
    [at({ fact: 'score', operator: 'below', value: 700 }), { score: null, history: 'none' }, []],
    [at({ fact: 'score', operator: 'below', value: 700 }), { score: null, history: null }, ['UNKNOWN']],
    [at({ fact: 'history', operator: 'is', value: 'none' }), { history: 'none' }, ['AMOUNT_OUTSIDE']],
    [at({ fact: 'history', operator: 'is', value: 'none' }), {}, []],
    [words('56, 60'), {}, []],
    [words('57,600'), {}, ['PLACE_NOT_SERVED']],
    [words('57,600'), { pin: null }, ['UNKNOWN']],
    // What a lender types is a value, never an expression.
    [words('1") or true or ("'), {}, ['PLACE_NOT_SERVED']],
  ] as const) {
    const policy = { version: 1, rules: [rule], graph: policyGraph([rule]) };
    const { hits, passed } = await applyPolicy(policy, { ...known, ...facts });
    assert.equal(passed?.length, hits.length === 0 ? 1 : 0, 'a rule applies, or says why not');
    const label = `${rule.fact} ${rule.operator} ${rule.value} ${JSON.stringify(facts)}`;
    assert.deepEqual(
      hits.map(({ reason }) => reason),
      [...reasons],
      label,
    );
  }
});

const both = (and: PolicyRule['and']): PolicyRule => at({ fact: 'age', operator: 'below', value: 25, and });

test('a rule of two conditions applies when both are met; what one of them rules out needs nobody’s knowledge', async () => {
  const short = both({ fact: 'income', operator: 'below', value: 20_000 });
  const bought = both({ fact: 'ltv', operator: 'above', value: 80 });
  for (const [rule, facts, reasons] of [
    [short, { age: 24, income: 19_000 }, ['AMOUNT_OUTSIDE']],
    [short, { age: 24, income: 20_000 }, []],
    [short, { age: 25, income: 19_000 }, []],
    [short, { age: 24, income: null }, ['UNKNOWN']],
    [short, { age: null, income: 19_000 }, ['UNKNOWN']],
    [short, { age: null, income: null }, ['UNKNOWN']],
    [short, { age: 40, income: null }, []],
    [short, { age: null, income: 60_000 }, []],
    // Nothing is bought: the second condition cannot be met.
    [bought, { age: 24, ltv: null }, []],
    [bought, { age: null, ltv: null }, []],
    [bought, { age: null, ltv: 90 }, ['UNKNOWN']],
  ] as const) {
    const policy = { version: 1, rules: [rule], graph: policyGraph([rule]) };
    const { hits, passed } = await applyPolicy(policy, { ...known, ...facts });
    assert.equal(passed?.length, hits.length === 0 ? 1 : 0, 'a rule applies, or says why not');
    assert.deepEqual(
      hits.map(({ reason }) => reason),
      [...reasons],
      JSON.stringify([rule.and, facts]),
    );
  }
});

test('a rule of two conditions is kept and tried whole, and says both in its sentence', async () => {
  const rule = at({ and: { fact: 'highs', operator: 'below', value: 1_000 } });
  assert.deepEqual((await save([rule])).ok.open?.rules, [rule]);
  const { changed } = (await by(owner).call(calls.tryPolicy, { params: segment, body: { rules: [rule] } }))
    .ok;
  assert.deepEqual(changed, [], 'as the first condition alone');
  const policy = { version: 1, rules: [rule], graph: policyGraph([rule]) };
  const [hit] = (await applyPolicy(policy, { ...known, highs: 2 })).hits;
  assert.equal(
    hit?.sentence,
    'Loan amount is ₹5,00,000, above ₹90,000; and Number of high findings is 2, below 1000.',
  );
});

test('the product’s own policy approves a sound case', async () => {
  const policy = { version: 0, rules: defaultPolicy, graph: policyGraph(defaultPolicy) };
  assert.equal((await applyPolicy(policy, known)).outcome, 'approve');
  assert.equal((await applyPolicy(policy, { ...known, householdFoir: 50.1 })).outcome, 'decline');
  assert.equal((await applyPolicy(policy, { ...known, blocks: 1 })).outcome, 'refer');
});
