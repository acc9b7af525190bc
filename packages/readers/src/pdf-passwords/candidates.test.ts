import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordsHindi } from '@pramaan/documents/evidence-hindi.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { type Known, usualPasswords } from './candidates.ts';

const [asha] = people;
const passwords = (known: Known, reader: Parameters<typeof usualPasswords>[1]) =>
  usualPasswords(known, reader).map(({ password }) => password);
const nobody: Known = { name: '', mobile: '', dob: '', pan: '' };

test('the likeliest password of each kind of document comes first', () => {
  assert.equal(passwords(asha, 'itr-v')[0], 'aaapz1234c15011990');
  assert.deepEqual(passwords(asha, 'form-16').slice(0, 4), [
    'AAAPZ1234C',
    'AAAPZ1234C15011990',
    'aaapz1234c15011990',
    '15011990',
  ]);
  assert.equal(passwords(asha, 'aadhaar-card')[0], 'ASHA1990');
  const banks = passwords(asha, 'bank-statement');
  assert.deepEqual(banks.slice(0, 2), ['ASHA1501', 'asha1501']);
  const mobile = asha.mobile.slice(-5);
  for (const password of [`${mobile}150190`, `${mobile}15011990`, 'ASHA15011990', '150190ASHA'])
    assert.ok(banks.includes(password), password);
});

test("an e-Aadhaar's password: spaces left out, a dot kept, a short name whole", () => {
  const named = (name: string) => passwords({ ...nobody, name, dob: '1990-05-01' }, 'aadhaar-card');
  assert.equal(named('Sai Kumar')[0], 'SAIK1990');
  assert.ok(named('Sai Kumar').includes('SAI1990'));
  assert.ok(named('P. Kumar').includes('P.KU1990'));
  assert.equal(named('Ria')[0], 'RIA1990');
});

test('at most twelve, none twice, each with words for the screen', () => {
  for (const reader of ['itr-v', 'form-16', 'aadhaar-card', 'epf-passbook', 'bank-statement', null] as const)
    for (const person of people) {
      const candidates = usualPasswords(person, reader);
      assert.ok(candidates.length >= 8 && candidates.length <= 12, `${reader}: ${candidates.length}`);
      assert.equal(new Set(candidates.map(({ password }) => password)).size, candidates.length);
      for (const { password, what } of candidates) {
        assert.ok(password.length >= 4);
        assert.match(what, /^(?:your|the|four) /);
        assert.ok(!what.includes(password));
      }
    }
});

test('nothing is made of what is not known, or is known wrong', () => {
  assert.deepEqual(usualPasswords(nobody, 'itr-v'), []);
  assert.deepEqual(passwords({ ...nobody, pan: 'aaapz1234c' }, 'itr-v'), ['AAAPZ1234C', 'aaapz1234c']);
  assert.deepEqual(usualPasswords({ ...nobody, pan: 'XXXX', dob: 'unknown', mobile: '12' }, 'form-16'), []);
  for (const dob of ['1990-01-15', '15-01-1990', '15/01/1990'])
    assert.equal(passwords({ ...nobody, dob }, 'itr-v')[0], '15011990');
  assert.ok(passwords({ ...nobody, mobile: '+91 90000 00011' }, null).includes('9000000011'));
});

test('each usual password is said in Hindi, and no other', () => {
  const person = { name: 'Asha Sample', mobile: '9000000011', dob: '1990-01-15', pan: 'AAAPZ1234C' };
  const kinds = ['itr-v', 'form-16', 'aadhaar-card', 'epf-passbook', 'bank-statement'] as const;
  const said = new Set(
    [person, { ...person, name: 'A. B Sample' }].flatMap((one) =>
      kinds.flatMap((kind) => usualPasswords(one, kind).map(({ what }) => what)),
    ),
  );
  assert.deepEqual(
    [...said].filter((what) => !passwordsHindi[what]),
    [],
  );
  assert.deepEqual(
    Object.keys(passwordsHindi).filter((what) => !said.has(what)),
    [],
  );
});
