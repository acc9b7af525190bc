import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schemaOf } from '@pramaan/documents/answer-schema.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarNumber, virtualId } from '@pramaan/documents/identifiers/aadhaar.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { mrzDoubts, passportMrz } from '@pramaan/documents/identifiers/mrz.ts';
import { pan as panNumber } from '@pramaan/documents/identifiers/pan.ts';
import { passportNumber } from '@pramaan/documents/identifiers/passport.ts';
import { pincode } from '@pramaan/documents/identifiers/pincode.ts';
import { isStateLetters, stateNames } from '@pramaan/documents/states.ts';
import { mrzOf } from './kinds/mrz.ts';
import { aadhaarNumberOf, demoPeople, demoPersonCalled, inventPerson, virtualIdOf } from './people.ts';

const everyone = [...demoPeople, ...Array.from({ length: 300 }, (_, seed) => inventPerson(seed))];

test('the same seed gives the same person, another seed another', () => {
  assert.deepEqual(inventPerson(7), inventPerson(7));
  assert.deepEqual(inventPerson('7'), inventPerson(7));
  assert.equal(new Set(everyone.map(({ pan }) => pan)).size, everyone.length);
  assert.ok(new Set(everyone.map(({ name }) => name)).size > 250);
  assert.ok(new Set(everyone.map(({ address }) => address.state)).size >= 16);
});

test('the demo people are those of the sandbox, with the numbers of the examples', () => {
  assert.deepEqual(
    demoPeople.map(({ name, pan, aadhaarLast4 }) => [name, pan, aadhaarLast4]),
    people.map(({ name, pan, aadhaarLast4 }) => [name, pan, aadhaarLast4]),
  );
  assert.deepEqual(demoPeople.map(aadhaarNumberOf), aadhaarNumber.examples);
  assert.equal(demoPersonCalled('asha')?.licence, licenceNumber.examples[0]);
  assert.equal(demoPersonCalled('nobody'), null);
  assert.equal(new Set(demoPeople.map(({ passport }) => passport)).size, 4);
});

test('a person named like a demo person does not get the numbers of that one', () => {
  assert.notEqual(aadhaarNumberOf(inventPerson('asha')), aadhaarNumber.examples[0]);
});

test('numbers pass the checks of their own kind, for 304 people', () => {
  const seen = new Set<string>();
  for (const person of everyone) {
    assert.equal(schemaOf(panNumber).parse(person.pan), person.pan);
    assert.equal(person.pan.charAt(3), 'P');
    assert.equal(schemaOf(epicNumber).parse(person.epic), person.epic);
    assert.equal(epicNumber.warn(person.epic), null);
    assert.equal(schemaOf(licenceNumber).parse(person.licence), person.licence);
    assert.equal(licenceNumber.warn(person.licence), null);
    assert.equal(schemaOf(passportNumber).parse(person.passport), person.passport);
    const number = aadhaarNumberOf(person);
    assert.equal(schemaOf(aadhaarNumber).parse(number), number);
    assert.equal(number.slice(-4), person.aadhaarLast4);
    seen.add(number);
    assert.equal(schemaOf(virtualId).parse(virtualIdOf(person)), virtualIdOf(person));
    assert.equal(schemaOf(pincode).parse(person.address.pincode), person.address.pincode);
    assert.ok(stateNames.includes(person.address.state));
    assert.ok(isStateLetters(person.licence.slice(0, 2)));
  }
  assert.equal(seen.size, 304);
});

test('the machine-readable lines hold, for 304 people, and are those of the examples for Asha and Ravi', () => {
  for (const person of everyone) {
    const [first, second] = mrzOf(person);
    assert.deepEqual([first.length, second.length], [44, 44], person.name);
    assert.deepEqual(mrzDoubts(second), []);
    assert.equal(schemaOf(passportMrz).parse(`${first}\n${second}`), `${first}\n${second}`);
  }
  assert.deepEqual(
    demoPeople.slice(0, 2).map((person) => mrzOf(person).join('\n')),
    passportMrz.examples,
  );
});

test('every name has its Devanagari spelling', () => {
  for (const { name, hindi } of everyone) {
    assert.doesNotMatch(`${hindi.name} ${hindi.fatherName}`, /[A-Za-z]/, name);
    assert.doesNotMatch(hindi.address, /undefined|, ,/, name);
  }
});

test('the whole Aadhaar number and the Virtual ID are in no member of a person', () => {
  for (const person of everyone) {
    const stored = JSON.stringify(person);
    assert.ok(!stored.includes(aadhaarNumberOf(person)));
    assert.ok(!stored.includes(virtualIdOf(person)));
  }
});
