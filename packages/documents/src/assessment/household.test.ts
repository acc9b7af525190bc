import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanCase, kavya, today } from '../findings/case.test-help.ts';
import type { JoiningRole } from '../joins-as.ts';
import { assess } from './assessment.ts';
import { assessHousehold, householdPerson } from './household.ts';

const loan = { amount: 500_000, months: 36, ratePercent: 12 };
const person = (name: string, docs = cleanCase(), joinsAs: JoiningRole | null = 'co-applicant') =>
  householdPerson({ _id: name, name, joinsAs }, assess(docs, new Set(), null, today));
const { instalment } = assess(cleanCase(), new Set(), loan, today);
const earner = person('Kavya');
const husband = person('Arjun', cleanCase({ ...kavya, salary: 480_000, instalment: 3_000 }));

test('two people who apply together: incomes and obligations add up, the loan is one', () => {
  const { people, ...sums } = assessHousehold([earner, husband], instalment);
  assert.deepEqual(
    people.map(({ name, income, obligations }) => [name, income, obligations]),
    [
      ['Kavya', 63_750, 6_200],
      ['Arjun', 34_000, 3_200],
    ],
  );
  assert.deepEqual(sums, {
    ...{ income: 97_750, obligations: 9_400, instalment: 16_607 },
    ...{ surplus: 97_750 - 9_400 - 16_607, foir: 26.6 },
  });
});

test('a guarantor stands beside the others and is not added up, whatever they earn or owe', () => {
  const alone = assessHousehold([earner], instalment);
  for (const guarantor of [person('Ravi', cleanCase(), 'guarantor'), person('Nila', {}, 'guarantor')]) {
    const { people, ...sums } = assessHousehold([earner, guarantor], instalment);
    assert.equal(people.length, 2);
    assert.deepEqual({ people: alone.people, ...sums }, alone);
  }
});

test('an income that nobody knows adds nothing; obligations that nobody knows make those of the household unknown', () => {
  const { people, income, obligations, foir, surplus } = assessHousehold(
    [earner, person('Meera', {})],
    instalment,
  );
  assert.equal(people[1]?.income, null);
  assert.deepEqual([income, obligations, foir, surplus], [63_750, null, null, null]);
  assert.equal(assessHousehold([person('Meera', {}), person('Nila', {})], instalment).income, null);
});
