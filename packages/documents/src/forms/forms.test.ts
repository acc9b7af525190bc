import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressLine, people } from '../../fixtures/people.ts';
import { findEntry } from '../registry.ts';
import { type Tree, writeRecord } from '../tree.ts';
import { answersSchema, type BankForm, fieldsOf, questionsOf } from './define.ts';
import { currentAnswers, fillForm, missingIn } from './fill.ts';
import { formPdf } from './pdf.ts';
import { bankForms, formOf, formsOf } from './registry.ts';

/** Members of a record's schema, as deep as a path goes; undefined when a step is not there. */
function memberAt(schema: unknown, steps: readonly string[]): unknown {
  let at = schema as { def?: { innerType?: unknown; shape?: Record<string, unknown> } } | undefined;
  for (const step of ['', ...steps]) {
    while (at?.def?.innerType) at = at.def.innerType as typeof at;
    if (step !== '') {
      at = at?.def?.shape?.[step] as typeof at;
      while (at?.def?.innerType) at = at.def.innerType as typeof at;
    }
  }
  return at;
}

const each = bankForms.flatMap((form) =>
  Object.entries(questionsOf(form)).map(([name, question]) => ({ form, name, question })),
);
const exampleAnswers = (form: BankForm) =>
  Object.fromEntries(Object.entries(fieldsOf(form)).map(([name, field]) => [name, field.examples[0]]));

test('there are forms to look at, and no two ask one thing under one name in two ways', () => {
  assert.ok(bankForms.length >= 3, `${bankForms.length} forms`);
  assert.equal(new Set(bankForms.map(({ id }) => id)).size, bankForms.length);
  assert.ok(each.length > 80, `${each.length} questions`);
  for (const form of bankForms) {
    const names = form.sections.flatMap(({ questions }) => Object.keys(questions));
    assert.equal(new Set(names).size, names.length, form.id);
    assert.ok(form.declarations.length >= 5 && form.declarations.some((one) => one.includes('{bank}')));
  }
  const labels = new Map<string, string>();
  for (const { name, question } of each) {
    const before = labels.get(name) ?? question.field.label;
    assert.equal(question.field.label, before, name);
    labels.set(name, question.field.label);
  }
});

test('every place from which a form is filled is there in the records', () => {
  let looked = 0;
  for (const { form, name, question } of each)
    for (const origin of question.from) {
      if (origin.from !== 'record') continue;
      const entry = findEntry(origin.document, origin.method);
      assert.ok(entry, `${form.id}.${name}: ${origin.document}.${origin.method}`);
      for (const path of origin.paths) {
        looked += 1;
        assert.ok(memberAt(entry.method.result, path.split('.')), `${form.id}.${name}: ${path}`);
      }
    }
  assert.ok(looked > 40, `${looked} paths`);
  assert.equal(memberAt(findEntry('pan', 'auth')?.method.result, ['nonsense']), undefined);
});

test('every required question refuses a blank with a sentence of its own, and a draft takes it', () => {
  let refused = 0;
  for (const form of bankForms) {
    const whole = exampleAnswers(form);
    assert.equal(answersSchema(form).safeParse(whole).success, true, form.id);
    for (const [name, field] of Object.entries(fieldsOf(form))) {
      const { [name]: _, ...without } = whole;
      const blank = answersSchema(form).safeParse({ ...whole, [name]: '' });
      assert.equal(blank.success, field.optional, `${form.id}.${name}`);
      assert.equal(answersSchema(form).safeParse(without).success, field.optional);
      assert.equal(answersSchema(form, { partial: true }).safeParse(without).success, true);
      if (blank.success) continue;
      refused += 1;
      assert.match(blank.error.issues[0]?.message ?? '', /^[A-Z“].{8,}\.$/u, `${form.id}.${name}`);
      assert.doesNotMatch(blank.error.issues[0]?.message ?? '', /Invalid input/);
    }
    const wrong = answersSchema(form, { partial: true }).safeParse({ pan: 'ABC' });
    assert.equal(wrong.success, false);
    assert.equal(answersSchema(form, { partial: true }).safeParse({ nonsense: 'x' }).success, false);
  }
  assert.ok(refused > 60, `${refused} blanks`);
});

const [, ravi = people[0]] = people;
const docsOf = (
  allRecords: readonly [ref: string, data: Record<string, unknown>, source: string][],
): Tree => {
  const docs: Tree = {};
  for (const [ref, data, source] of allRecords) {
    const [document = '', method = ''] = ref.split('.');
    const entry = findEntry(document, method);
    assert.ok(entry, ref);
    writeRecord(docs, entry, 1, {
      data,
      status: 'verified',
      source,
      provider: 'test',
      verifiedAt: '2026-11-20T10:00:00Z',
      checks: [],
    });
  }
  return docs;
};
const known = {
  docs: docsOf([
    ['basicDetails.input', { name: 'R K Demo', gender: 'M', maritalStatus: 'Married' }, 'self-declared'],
    ['pan.auth', { number: ravi.pan, name: ravi.name, dob: '15-08-1987' }, 'registry'],
    ['eBill.auth', { name: ravi.name, address: addressLine(ravi) }, 'registry'],
    ['loanRequest.input', { loanAmt: '500000', loanPeriod: '60' }, 'self-declared'],
  ]),
  profile: { name: ravi.name, mobileNo: ravi.mobile, email: '' },
  draft: { loanAmt: '700000', builder: 'Sample Homes' },
};

test('a form is filled from the strongest source, each answer with where it stands', () => {
  const form = formOf('State Bank of India');
  assert.equal(form?.id, 'home-loan');
  const filled = fillForm(form, known);
  assert.deepEqual(
    Object.fromEntries(
      ['fullName', 'dob', 'gender', 'pan', 'currentPincode', 'loanAmt', 'builder', 'mobile'].map((name) => [
        name,
        [filled[name]?.value, filled[name]?.source.kind, filled[name]?.source.verified],
      ]),
    ),
    {
      fullName: [ravi.name, 'registry', true],
      dob: ['1987-08-15', 'registry', true],
      gender: ['Male', 'self-declared', false],
      pan: [ravi.pan, 'registry', true],
      currentPincode: [ravi.address.pincode, 'registry', true],
      loanAmt: ['500000', 'self-declared', false],
      builder: ['Sample Homes', 'draft', false],
      mobile: [ravi.mobile, 'profile', true],
    },
  );
  assert.equal(filled.email, undefined);
  assert.ok(missingIn(form, { fullName: 'x' }).includes('email'));
});

test('what a source vouches for and the person changes is marked, with what the source says', () => {
  const form = formOf('Udaan Capital');
  assert.ok(form);
  const answers = currentAnswers(form, known, { fullName: 'Ravi Demo', gender: 'Female', turnover: '100' });
  const named = Object.fromEntries(answers.map((answer) => [answer.name, answer]));
  assert.equal(named.fullName?.changedFrom?.value, ravi.name);
  assert.equal(named.gender?.changedFrom, null, 'only the person said so before');
  assert.equal(named.turnover?.source.kind, 'typed');
  assert.equal(named.pan?.source.kind, 'registry', 'not yet answered: prefilled');
  const pdf = formPdf(form, 'Udaan Capital', answers);
  const rows = pdf.sections.flatMap(({ rows: all }) => all);
  assert.equal(rows.find(({ name }) => name === 'turnover')?.text, '₹100.00');
  assert.ok(pdf.declarations.every((sentence) => !sentence.includes('{bank}')));
});

test('a whole Aadhaar number never stays in an answer', () => {
  const form = formOf('any bank');
  assert.ok(form);
  const parsed = answersSchema(form, { partial: true }).parse({ aadhaarEnd: '9999 3311 9405' });
  assert.deepEqual(parsed, { aadhaarEnd: '9405' });
});

test('a bank has its own form first, and the general one else', () => {
  assert.deepEqual(
    formsOf('HDFC Bank').map(({ id }) => id),
    ['home-loan', 'personal-loan'],
  );
  assert.deepEqual(
    formsOf('Karnataka Bank').map(({ id }) => id),
    ['personal-loan'],
  );
  assert.equal(formOf('Karnataka Bank', 'home-loan'), undefined);
});
