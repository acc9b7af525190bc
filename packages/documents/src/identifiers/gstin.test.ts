import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import fc from 'fast-check';
import { schemaOf } from '../answer-schema.ts';
import { gstin, gstinCheckCharacter, gstinForm, panInGstin } from './gstin.ts';

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const passes = (typed: string) => schemaOf(gstin).safeParse(typed).success;
const said = (typed: string) => schemaOf(gstin).safeParse(typed).error?.issues[0]?.message ?? '';

test('numbers of standards §4.1 and appendix B pass; one with a wrong last character does not', () => {
  const good =
    '27AAPFU0939F1ZV 09AAACT2727Q1ZU 22ALJPT5243L1ZS 24ABKCS2033B1ZV 27AAACR5055K1Z7 24AAACC1206D1ZM ' +
    '33AAACH2702H1Z7 29AAAPZ1234C1ZW 27AAAPZ1234C1Z0 29AAACZ1234D1ZL 27AAACZ1234D1ZP 29AAAFZ1234G1Z9';
  for (const value of good.split(' ')) assert.ok(passes(value), value);
  assert.match(said('29AABCU9603R1ZL'), /15 characters is not correct/);
  assert.match(said('27AAICB3918J1CT'), /15 characters is not correct/);
});

test('each of the seven forms is taken, with its own check character', () => {
  const first14 = {
    normal: '29AAAPZ1234C1Z',
    'government department': '29BLRA00001D1Z',
    'non-resident': '9918USA00001NR',
    'online service from abroad': '9918USA00001OS',
    'United Nations body or embassy': '0717USA00001UN',
    'tax deductor': '29BLRA00001D1D',
    'tax collector': '29AAACZ1234D1C',
  };
  for (const [form, start] of Object.entries(first14)) {
    const value = start + gstinCheckCharacter(start);
    // The check character of a government department is a digit; this made-up one need not be.
    if (form === 'government department' && !/[0-9]$/.test(value)) continue;
    assert.equal(gstinForm(value), form);
    assert.ok(passes(value), `${form}: ${value} ${said(value)}`);
  }
  assert.equal(panInGstin('29AAAPZ1234C1ZW'), 'AAAPZ1234C');
  assert.equal(panInGstin('0717USA00001UNX'), null);
});

test('a State that does not exist is named; codes of the past and PANs that cannot be only warn', () => {
  const at = (start: string) => start + gstinCheckCharacter(start);
  assert.match(said(at('88AAACT1234A1Z')), /88 is not one/);
  assert.match(said(at('00AAACT1234A1Z')), /00 is not one/);
  const old = at('28AAACT1234A1Z');
  assert.ok(passes(old));
  assert.match(gstin.warn(old) ?? '', /old State code/);
  const odd = at('29ABCDE1234F1Z');
  assert.ok(passes(odd));
  assert.match(gstin.warn(odd) ?? '', /4th letter/);
});

test('any one changed character of a good number is noticed', () => {
  const numbers = fc.constantFrom(...gstin.examples);
  const places = fc.nat(14);
  fc.assert(
    fc.property(numbers, places, fc.constantFrom(...alphabet), (value, place, character) => {
      const changed = value.slice(0, place) + character + value.slice(place + 1);
      return changed === value || !passes(changed);
    }),
  );
});

test('third-party cases', (context) => {
  const cases = readCases<{
    vectors: { gstin: string; check_char_should_be: string; check_char_ok: boolean }[];
    malformed: [string, string][];
  }>('05-id-numbers/gstin-vectors.json');
  if (!cases) return context.skip('no cases folder');
  for (const vector of cases.vectors) {
    assert.equal(gstinCheckCharacter(vector.gstin), vector.check_char_should_be);
    assert.equal(passes(vector.gstin), vector.check_char_ok, vector.gstin);
  }
  for (const [value, why] of cases.malformed) assert.equal(passes(value), false, `${value}: ${why}`);
  context.diagnostic(`${cases.vectors.length + cases.malformed.length} third-party GSTINs`);
});
