import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captureSchema, schemaOf } from './answer-schema.ts';
import { money } from './field.ts';
import { fieldsOf } from './forms/define.ts';
import * as forms from './forms/kinds.ts';
import { entries } from './registry.ts';

const fields = [
  ...entries.flatMap(({ method }) => Object.values(method.capture)),
  ...Object.values(forms).flatMap((form) => Object.values(fieldsOf(form))),
];

test('what the API reference says of an answer, its check holds', () => {
  assert.ok(fields.length > 200, 'all forms are looked at');
  for (const { label, check, sent } of fields) {
    const { minLength = 0, maxLength, pattern } = sent;
    if (minLength > 0) assert.notEqual(check('').fault, null, `${label}: blank`);
    if (maxLength) assert.notEqual(check('A'.repeat(maxLength + 1)).fault, null, `${label}: too long`);
    if (pattern) assert.notEqual(check('\u0000').fault, null, `${label}: ${pattern}`);
  }
});

test('a schema answers what the check does: the stored text, one sentence, and one for what is no text', () => {
  const amount = money('Amount', '5,00,000', { least: 1000 });
  const schema = schemaOf(amount);
  assert.equal(schemaOf({ ...amount }), schema, 'made once');
  assert.equal(schema.parse('₹ 5,00,000'), '500000');
  const said = (typed: unknown) => schema.safeParse(typed).error?.issues.map(({ message }) => message);
  assert.deepEqual(said('999'), ['Amount is at least ₹1000.']);
  assert.deepEqual(said(5), ['Enter Amount as a number.']);
});

test('a form refuses unknown members, and leaves a blank optional one out', () => {
  const schema = captureSchema({ amount: money('Amount', '5', { optional: true }) });
  assert.deepEqual(schema.parse({ amount: '' }), { amount: undefined });
  assert.deepEqual(schema.parse({}), {});
  assert.equal(schema.safeParse({ other: '5' }).success, false);
});
