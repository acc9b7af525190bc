import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { schemaOf } from '../answer-schema.ts';
import { aadhaarNumber, virtualId } from './aadhaar.ts';
import { aadhaarQrText } from './aadhaar-qr.ts';
import { accountNumber, ifsc } from './bank.ts';
import { licenceNumber } from './driving-licence.ts';
import { email } from './email.ts';
import { epfMemberId, esicNumber, uan } from './employment.ts';
import { epicNumber } from './epic.ts';
import type { Identifier } from './identifier.ts';
import { form16Certificate, itrAcknowledgement } from './income-tax.ts';
import { mobile } from './mobile.ts';
import { pan } from './pan.ts';
import { passportFileNumber, passportNumber } from './passport.ts';
import { pincode } from './pincode.ts';
import { tan } from './tan.ts';
import { telephoneNumber } from './telephone.ts';
import { electricityConsumer, lpgConsumer, lpgId } from './utility.ts';
import { assessmentYear, fiscalYear } from './year.ts';

/** Typed → stored; typed and refused; stored with a doubt. */
interface Expected {
  kind: Identifier;
  accepted: Record<string, string>;
  refused: string[];
  doubted?: string[];
}

const expected: Expected[] = [
  {
    kind: mobile,
    accepted: {
      '+91 90000 00011': '9000000011',
      '090000-00011': '9000000011',
      '919000000011': '9000000011',
      '9190000001': '9190000001',
    },
    refused: ['5000000011', '900000001', '90000000111', '', 'mobile'],
  },
  {
    kind: telephoneNumber,
    accepted: { '080-0000 0011': '8000000011', '(080) 00000011': '8000000011' },
    refused: ['0800000001', '12345'],
  },
  {
    kind: epicNumber,
    accepted: {
      wkh1186253: 'WKH1186253',
      'MH/01/002/123456': 'MH/01/002/123456',
      ' UAI4574761': 'UAI4574761',
    },
    refused: ['ABC000XXXX', 'ABCDEFGH', 'ABC12', ''],
    doubted: ['UAI4574761', 'MH/01/002/123456'],
  },
  {
    kind: passportNumber,
    accepted: { 'z 1234567': 'Z1234567', M1000001: 'M1000001' },
    refused: ['12345678', 'AB123456', 'A123456'],
    doubted: ['Z1234567', 'A0000001'],
  },
  {
    kind: passportFileNumber,
    accepted: { bn1000000000011: 'BN1000000000011', X12: 'X12' },
    refused: ['00000', 'A1', 'BN10000000000110000000', 'BN10000XXXX'],
    doubted: ['X12'],
  },
  {
    kind: licenceNumber,
    accepted: {
      'MH02 20100012345': 'MH0220100012345',
      'DL-0420110149646': 'DL0420110149646',
      'KA01/1234/2005': 'KA0112342005',
    },
    refused: ['ZZ0220100012345', 'MH02', 'MH02XXXXXXX ', '0220100012345'],
    doubted: ['KA0112342005'],
  },
  {
    kind: ifsc,
    accepted: { ' hdfc0cagsbk': 'HDFC0CAGSBK' },
    refused: ['HDFC1CAGSBK', 'HDF00CAGSBK', 'HDFC0'],
  },
  {
    kind: accountNumber,
    accepted: { '1000 0000 0011': '100000000011' },
    refused: ['12345678', 'A00000000011'],
  },
  {
    kind: pincode,
    accepted: { '560 071': '560071', '190001': '190001' },
    refused: ['056007', '56007', '5600711'],
    doubted: ['111111', '999999'],
  },
  {
    kind: uan,
    accepted: { '1009 8765 4321': '100987654321' },
    refused: ['1000087654321', '10098765432'],
    doubted: ['200987654321'],
  },
  {
    kind: epfMemberId,
    accepted: { 'TN/MAS/0054110/000/0054321': 'TNMAS00541100000054321' },
    refused: ['TNMAS0054110000', 'TN/MAS/0054110/000/005432'],
  },
  {
    kind: esicNumber,
    accepted: { '53 0000 0001': '5300000001', '31-00-123456-000-0001': '31001234560000001' },
    refused: ['530000001', '530000000112'],
  },
  { kind: tan, accepted: { mrta01234d: 'MRTA01234D' }, refused: ['B00000000', 'ABC012345D'] },
  {
    kind: itrAcknowledgement,
    accepted: { '100000001 150724': '100000001150724' },
    refused: ['10000000115072', '1000000011507244'],
    doubted: ['100000001991324'],
  },
  { kind: form16Certificate, accepted: { abcdefg: 'ABCDEFG' }, refused: ['ABC', 'ABCDEFGHIJK', 'AB/CDE'] },
  {
    kind: assessmentYear,
    accepted: { 'AY 2024-2025': '2024-25', '2099/00': '2099-00', 'tax year 2026-27': '2026-27' },
    refused: ['2024-26', '2024', '1999-00'],
  },
  {
    kind: lpgId,
    accepted: { '1000 0000 0000 00001': '10000000000000001' },
    refused: ['1000000000000001', 'A'],
  },
  {
    kind: electricityConsumer,
    accepted: { 'rr-10 00011': 'RR-1000011' },
    refused: ['ABCDEFG', '123', '1'.repeat(21)],
    doubted: ['12345'],
  },
  {
    kind: email,
    accepted: {
      ' Asha@Example.IN ': 'asha@example.in',
      "o'brien+loan@mail.example.co.in": "o'brien+loan@mail.example.co.in",
    },
    refused: [
      'asha',
      'asha@example',
      'asha@@example.in',
      '.a@example.in',
      'a..b@example.in',
      'a.@example.in',
      'a b@example.in',
    ],
  },
];

for (const { kind, accepted, refused, doubted = [] } of expected)
  test(`${kind.name}: what is tidied, refused and doubted`, () => {
    for (const [typed, stored] of Object.entries(accepted)) assert.equal(schemaOf(kind).parse(typed), stored);
    for (const typed of refused) {
      const { error } = schemaOf(kind).safeParse(typed);
      assert.ok(error, `${typed} should be refused`);
      assert.equal(error.issues.length, 1);
    }
    for (const value of doubted) {
      assert.equal(schemaOf(kind).parse(value), value, `${value} only warns`);
      assert.ok(kind.warn(value), value);
    }
    for (const value of Object.values(accepted))
      if (!doubted.includes(value)) assert.equal(kind.warn(value), null, value);
  });

const all = [
  ...expected.map(({ kind }) => kind),
  aadhaarNumber,
  virtualId,
  aadhaarQrText,
  pan,
  fiscalYear,
  lpgConsumer,
];

test('examples pass as they stand, and end in the digit that the sandbox answers with success', () => {
  for (const kind of all)
    for (const example of kind.examples) {
      assert.equal(schemaOf(kind).parse(example), example, kind.name);
      assert.ok(example.length <= kind.maxLength, kind.name);
      assert.match(/\d(?=\D*$)/.exec(example)?.[0] ?? '0', /[0-5]/, `${kind.name}: ${example}`);
    }
  for (const kind of [pan, epicNumber, mobile]) assert.ok(kind.examples.length >= 3, kind.name);
});

test('no text makes a schema throw or warn about what it refused, and stored values store themselves', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.stringMatching(/^[A-Z0-9/ -]{0,30}$/),
    fc.constantFrom(...all.flatMap((kind) => [...kind.examples])),
  );
  fc.assert(
    fc.property(fc.constantFrom(...all), typed, (kind, text) => {
      const { data, error } = schemaOf(kind).safeParse(text);
      if (data === undefined) assert.doesNotMatch(error?.issues[0]?.message ?? 'Invalid', /invalid/i);
      else assert.equal(schemaOf(kind).parse(data), data);
    }),
    { numRuns: 2000 },
  );
});
