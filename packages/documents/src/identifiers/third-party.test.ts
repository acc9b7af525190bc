import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import { schemaOf } from '../answer-schema.ts';
import { stateLetters, stateNames } from '../states.ts';
import { ifsc } from './bank.ts';
import { licenceNumber } from './driving-licence.ts';
import { epfMemberId, uan } from './employment.ts';
import { epicNumber } from './epic.ts';
import type { Identifier } from './identifier.ts';
import { pan } from './pan.ts';
import { pincode } from './pincode.ts';
import { tan } from './tan.ts';

const accepts = (kind: Identifier, value: string) => schemaOf(kind).safeParse(value).success;

type Vector = [value: string, right: boolean, note?: string];

/** False when a vector's own reason is not so: it calls a number too short that has every digit. */
function reasonHolds([value, , note = '']: Vector): boolean {
  const counted = /^(\d+) (?:characters|digits)/.exec(note)?.[1];
  return counted === undefined || Number(counted) === value.length;
}

test('identity numbers of vendors’ documents', (context) => {
  const cases = readCases<Record<string, Vector[]>>('05-id-numbers/pan-and-other-ids.json');
  if (!cases) return context.skip('no third-party cases here');
  const kinds: Record<string, Identifier> = {
    pan,
    tan,
    uan,
    epf_member_id: epfMemberId,
    dl: licenceNumber,
    epic: epicNumber,
  };
  let run = 0;
  for (const [name, kind] of Object.entries(kinds))
    for (const vector of (cases[name] ?? []).filter(reasonHolds)) {
      assert.equal(accepts(kind, vector[0]), vector[1], `${name} ${vector[0]}`);
      run += 1;
    }
  assert.ok(run > 10);
  context.diagnostic(`third-party identity numbers: ${run}`);
});

test('PIN codes: none of the right ones is doubted, every wrong one is refused or doubted', (context) => {
  const cases = readCases<{ valid: string[]; invalid: string[] }>('05-id-numbers/pincode-vectors.json');
  if (!cases) return context.skip('no third-party cases here');
  for (const value of cases.valid) assert.ok(accepts(pincode, value) && pincode.warn(value) === null, value);
  for (const value of cases.invalid) assert.ok(!accepts(pincode, value) || pincode.warn(value), value);
  context.diagnostic(`third-party PIN codes: ${cases.valid.length + cases.invalid.length}`);
});

test('every IFSC in use has the shape; whether one is in use takes a lookup', (context) => {
  const groups = readCases<Record<string, Record<string, boolean>>>(
    '05-id-numbers/ifsc-validator-asserts.json',
  );
  if (!groups) return context.skip('no third-party cases here');
  const used = Object.values(groups).flatMap((group) =>
    Object.entries(group).flatMap(([code, right]) => (right === true ? [code] : [])),
  );
  for (const code of used) assert.ok(accepts(ifsc, code), code);
  assert.ok(used.length > 10);
  context.diagnostic(`third-party IFSCs: ${used.length}`);
});

test('a branch of the national list: its code, State and MICR number are as we hold them', (context) => {
  const branch = readCases<Record<string, string>>('05-id-numbers/ifsc-HDFC0CAGSBK.json');
  if (!branch) return context.skip('no third-party cases here');
  assert.equal(schemaOf(ifsc).parse(branch.IFSC?.toLowerCase()), branch.IFSC);
  assert.equal(branch.IFSC?.slice(0, 4), branch.BANKCODE);
  assert.match(branch.MICR ?? '', /^[0-9]{9}$/);
  const state = stateNames.find((name) => name.toUpperCase() === branch.STATE);
  assert.equal(`IN-${stateLetters[state ?? '']}`, branch.ISO3166);
  context.diagnostic('third-party bank branches: 1');
});
