import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import fc from 'fast-check';
import { schemaOf } from '../answer-schema.ts';
import { cin } from './cin.ts';
import { companyNumber } from './company-number.ts';
import { din } from './din.ts';
import { drugLicence } from './drug-licence.ts';
import { fssai } from './fssai.ts';
import { gstin } from './gstin.ts';
import { icai } from './icai.ts';
import { icsi } from './icsi.ts';
import { icwaiFirm, icwaiMember } from './icwai.ts';
import type { Identifier } from './identifier.ts';
import { iec } from './iec.ts';
import { llpin } from './llpin.ts';
import { medicalRegistration } from './medical-registration.ts';
import { professionalTax } from './professional-tax.ts';
import { serviceTax } from './service-tax.ts';
import { shopRegistration } from './shop-registration.ts';
import { cst, tin, vat } from './tin.ts';
import { udyam } from './udyam.ts';
import { vehicleRegistration } from './vehicle-registration.ts';

const all: Identifier[] = [
  ...[gstin, cin, llpin, companyNumber, din, iec, udyam, fssai, tin, vat, cst, serviceTax, shopRegistration],
  ...[
    drugLicence,
    professionalTax,
    icai,
    icsi,
    icwaiMember,
    icwaiFirm,
    medicalRegistration,
    vehicleRegistration,
  ],
];
const passes = (kind: Identifier, typed: string) => schemaOf(kind).safeParse(typed).success;
const stored = (kind: Identifier, typed: string) => schemaOf(kind).parse(typed);
const said = (kind: Identifier, typed: string) =>
  schemaOf(kind).safeParse(typed).error?.issues[0]?.message ?? '';

for (const kind of all) {
  test(`${kind.name}: examples are stored as they stand, raise no doubt, and end in the sandbox's "success"`, () => {
    for (const example of kind.examples) {
      assert.equal(stored(kind, example), example);
      assert.equal(stored(kind, ` ${example.toLowerCase()} `), example);
      assert.equal(kind.warn(example), null);
      assert.match(example.replace(/\D/g, ''), /[0-5]$/);
      assert.ok(example.length <= kind.maxLength);
    }
    assert.equal(new Set(kind.examples).size, kind.examples.length);
  });

  test(`${kind.name}: any text is stored as upper-case text that passes again, or refused with one plain sentence`, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (typed) => {
        const parsed = schemaOf(kind).safeParse(typed);
        if (parsed.success) return stored(kind, parsed.data) === parsed.data;
        const message = parsed.error.issues[0]?.message ?? '';
        return parsed.error.issues.length === 1 && /[.]$/.test(message) && !/invalid/i.test(message);
      }),
    );
    assert.equal(schemaOf(kind).safeParse(7).success, false);
    assert.match(said(kind, ''), /^Enter the /);
  });
}

test('company numbers: CIN, LLPIN and foreign numbers, however they are typed', () => {
  assert.equal(stored(companyNumber, 'aaa-0011'), 'AAA0011');
  assert.equal(stored(companyNumber, 'F12345'), 'F12345');
  assert.equal(passes(cin, 'AAA-1234'), false);
  assert.match(cin.warn('U72900XX2015PTC000011') ?? '', /State/);
  assert.match(companyNumber.warn('U72900KA2015ABC000011') ?? '', /type of company/);
  assert.equal(companyNumber.warn('AAA0011'), null);
});

test('Udyam: hyphens come back; Udyam Assist and Udyog Aadhaar are taken too', () => {
  assert.equal(stored(udyam, 'udyamka030000001'), 'UDYAM-KA-03-0000001');
  assert.equal(stored(udyam, 'UDYAM I CG 19 1234567'), 'UDYAM-I-CG-19-1234567');
  assert.equal(stored(udyam, 'KA03A0000001'), 'KA03A0000001');
  assert.match(udyam.warn('UDYAM-XX-03-0000001') ?? '', /XX is not a State/);
  assert.equal(passes(udyam, 'UDYAM-KA-3-0000001'), false);
});

test('IEC is a PAN of a holder that exists, or ten digits', () => {
  assert.equal(stored(iec, '0011223344'), '0011223344');
  assert.match(said(iec, 'ABCDE1234F'), /D is not a valid letter/);
});

test('vehicles: State marks and the Bharat series; an unknown State only warns', () => {
  for (const mark of ['MH 12 AB 1234', 'dl-3c-ab-0001', '22 BH 0011 A', 'KL01 1'])
    assert.ok(passes(vehicleRegistration, mark), mark);
  assert.equal(vehicleRegistration.warn('22BH0011A'), null);
  assert.match(vehicleRegistration.warn('XX01AB0001') ?? '', /XX/);
  assert.equal(passes(vehicleRegistration, '22BX0011A'), false);
});

test('members write ACS and FCS, M/ and F/: kept short', () => {
  assert.equal(stored(icsi, 'FCS 10013'), 'F10013');
  assert.equal(stored(icwaiMember, 'M/30011'), 'M30011');
  assert.equal(passes(icai, '1234'), false);
});

test('tax numbers: an unknown State only warns', () => {
  assert.match(tin.warn('88000000011') ?? '', /88 is not one/);
  assert.match(serviceTax.warn('ABCDE1234FST001') ?? '', /D cannot be the 4th letter/);
  assert.ok(passes(serviceTax, 'AAAPZ1234C-SD-002'));
});

test('third-party cases', (context) => {
  const cases = readCases<Record<string, [string, boolean, string?][]>>(
    '05-id-numbers/pan-and-other-ids.json',
  );
  if (!cases) return context.skip('no cases folder');
  const kinds: Record<string, Identifier> = { cin: companyNumber, udyam, fssai, iec };
  let ran = 0;
  for (const [name, kind] of Object.entries(kinds))
    for (const [value, valid, why] of cases[name] ?? []) {
      assert.equal(passes(kind, value), valid, `${name} ${value}: ${why ?? ''}`);
      ran++;
    }
  assert.ok(ran >= 7);
  context.diagnostic(`${ran} third-party numbers of companies and businesses`);
});
