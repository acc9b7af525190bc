import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storableDraft } from './never-kept.ts';
import { findEntry } from './registry.ts';
import { ifItApplies } from './requirements.ts';
import {
  askedAreas,
  draftOfSituation,
  openSteps,
  situationForm,
  situationOf,
  situationQuestions,
} from './situation.ts';
import { type Tree, writeRecord } from './tree.ts';
import { answerKey, documentForm, typedAnswers } from './typed-answers.ts';

const said = (answers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [answerKey(situationForm, question), answer]),
  );

function given(document: string, method: string, data: Record<string, unknown>): Tree {
  const entry = findEntry(document, method);
  assert.ok(entry);
  const docs: Tree = {};
  const verifiedAt = '2026-11-24T00:00:00.000Z';
  writeRecord(docs, entry, 1, {
    ...{ data, status: 'declared', source: 'self-declared' },
    ...{ provider: '', verifiedAt, checks: [] },
  });
  return docs;
}

test('whatever one earns by, no more is asked than of somebody who said nothing, and a proof of income is', () => {
  const unknown = askedAreas({ work: null, home: null });
  assert.deepEqual(
    unknown.filter((area) => ifItApplies.includes(area)),
    [],
  );
  for (const kind of situationQuestions.work.options) {
    const asked = askedAreas({ work: kind, home: null });
    assert.ok(asked.length <= unknown.length, `${kind}: ${asked}`);
    const proof = ['form16', 'itr'].some((area) => asked.includes(area as never));
    assert.equal(proof, kind !== 'Other', kind);
    for (const area of ['identity', 'address-proof', 'personal-detail', 'bank-statements', 'loan'] as const)
      assert.ok(asked.includes(area), `${kind}: ${area}`);
  }
  assert.ok(!askedAreas({ work: 'Salaried', home: null }).includes('itr'));
  assert.ok(askedAreas({ work: 'Self-employed', home: null }).includes('business'));
});

test('the register of companies is asked of who owns a company, and of no proprietor, who has no number there', () => {
  const owner = { work: 'Business owner', home: null };
  const asks = (docs: Tree, situation = owner) => askedAreas(situation, docs).includes('corporate');
  assert.ok(!asks({}), 'nothing is known of the business');
  const companies: [string, string, Record<string, unknown>][] = [
    ['gst', 'auth', { ctb: 'Private Limited Company', gstin: '29AAACZ1234C1Z5' }],
    ['gst', 'authIdentity', { pan: 'AAACZ1234C' }],
    ['gst', 'auth', { gstin: '29AAACZ1234C1Z5' }],
    ['udhyogAdhaar', 'auth', { profile: { organizationType: 'LLP' } }],
    ['udhyogAdhaar', 'auth', { type_of_org: 'Public Ltd' }],
  ];
  const others: [string, string, Record<string, unknown>][] = [
    ['gst', 'auth', { ctb: 'Proprietorship', gstin: '29AAAPZ1234C1Z5' }],
    ['gst', 'auth', { ctb: 'Partnership', gstin: '29AAAFZ1234C1Z5' }],
    ['gst', 'authIdentity', { pan: 'AAAPZ1234C' }],
    ['udhyogAdhaar', 'auth', { profile: { organizationType: 'Proprietary' } }],
  ];
  for (const [id, method, data] of companies) assert.ok(asks(given(id, method, data)), JSON.stringify(data));
  for (const [id, method, data] of others) assert.ok(!asks(given(id, method, data)), JSON.stringify(data));
  const company = given('gst', 'authIdentity', { pan: 'AAACZ1234C' });
  assert.ok(!asks(company, { work: 'Self-employed', home: null }), 'somebody self-employed has none');
});

test('the fields that the start answers are asked by the documents themselves, with the same choices', () => {
  for (const { document, fields, options } of Object.values(situationQuestions))
    for (const [method, name] of Object.entries(fields))
      assert.deepEqual(
        findEntry(document.id, method)?.method.capture[name]?.options,
        options,
        `${method}.${name}`,
      );
});

test('three questions, in their order; what is answered, passed over or given already is not asked again', () => {
  assert.deepEqual(openSteps({}, {}), ['loan', 'work', 'home']);
  assert.deepEqual(openSteps(given('loanRequest', 'input', { loanAmt: '1', loanPeriod: '1' }), {}), [
    'work',
    'home',
  ]);
  assert.deepEqual(openSteps({}, said({ work: '' })), ['home']);
  assert.deepEqual(openSteps({}, said({ work: 'Salaried', home: 'Rented' })), []);
  assert.deepEqual(openSteps(given('work', 'input', { empType: 'Salaried' }), {}), ['home']);
});

test('a submitted document outweighs the start, the start what is typed; nonsense is no answer', () => {
  const docs = given('work', 'short', { empselectedEmploymentType: 'Professional' });
  assert.equal(situationOf(docs, said({ work: 'Salaried' })).work, 'Professional');
  assert.equal(situationOf({}, said({ work: 'Salaried' })).work, 'Salaried');
  assert.equal(
    situationOf({}, { ...said({ work: 'Retired' }), empselectedEmploymentType: 'Salaried' }).work,
    'Retired',
  );
  assert.equal(situationOf({}, { empselectedEmploymentType: 'Salaried' }).work, 'Salaried');
  assert.deepEqual(situationOf({}, said({ work: 'Pirate', home: '' })), { work: null, home: null });
});

test('what was answered at the start stands in the forms that ask it too, and nothing where it was passed over', () => {
  const draft = { ...draftOfSituation('work', 'Salaried'), ...draftOfSituation('home', '') };
  assert.deepEqual(typedAnswers(draft, documentForm('work', 'short', 1)), {
    empselectedEmploymentType: 'Salaried',
  });
  assert.deepEqual(typedAnswers(draft, documentForm('work', 'input', 1)), { empType: 'Salaried' });
  assert.deepEqual(typedAnswers(draft, documentForm('residentDetails', 'input', 1)), {});
  assert.deepEqual(openSteps({}, draft), []);
  assert.deepEqual(Object.keys(storableDraft(draft, {}, '2026-11-24T00:00:00.000Z')).length, 3 + 1 + 3);
});
