import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFiles, readCases } from '@pramaan/documents/fixtures/cases.ts';
import { schemaOf } from './answer-schema.ts';
import { factOf } from './facts.ts';
import { aadhaarNumber } from './identifiers/aadhaar.ts';
import { licenceNumber } from './identifiers/driving-licence.ts';
import { uan } from './identifiers/employment.ts';
import { gstin } from './identifiers/gstin.ts';
import { icsi } from './identifiers/icsi.ts';
import type { Identifier } from './identifiers/identifier.ts';
import { pan } from './identifiers/pan.ts';
import { storable } from './masking.ts';
import { matchAddresses } from './matching.ts';
import { entries, findEntry } from './registry.ts';
import { fromWire } from './wire.ts';

/*
 * Replies and forms of other vendors. Ours speaks Karza's dialect (kinds/business/business.test.ts reads its shapes);
 * what another vendor says must be kept out of the records, without a throw, whatever it looks like.
 */

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object inside a reply, the reply itself first: any of them might be taken for a record. */
function objectsIn(value: unknown): Bag[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isBag(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const files = caseFiles('09-vendor-responses');
const vendorFiles = files.filter((name) => /\/(?:setu|cashfree|karza)-[^/]*\.json$/.test(name));
const formFiles = files.filter((name) => /\/apisetu\/[^/]*\.json$/.test(name));

test('third-party vendor replies: no mapping of ours throws, and no number of an Aadhaar gets into a record', (context) => {
  if (vendorFiles.length === 0) return context.skip('no third-party cases here');
  const parts = vendorFiles.flatMap((name) => objectsIn(readCases(name)));
  const secret = '570003988888';
  assert.ok(JSON.stringify(parts).includes(secret), 'the reply with a whole number is among them');
  let [read, refused] = [0, 0];
  for (const { document, key, method } of entries)
    for (const part of parts) {
      const parsed = method.result.safeParse(fromWire(part, method.vendor?.reply));
      if (!parsed.success) {
        refused++;
        continue;
      }
      const stored = JSON.stringify(storable(method, parsed.data));
      assert.ok(!stored.includes(secret), `${document.id}.${key}`);
      read++;
    }
  assert.ok(read > 0 && refused > 0);
  context.diagnostic(
    `${parts.length} objects of ${vendorFiles.length} third-party files, each through ${entries.length} records: ${read} read, ${refused} refused`,
  );
});

interface Reply {
  status?: number | string;
  body: { data?: Bag };
}

test('third-party PAN and GST replies: another dialect gives us no name that we would take for checked', (context) => {
  const replies = readCases<Reply[]>('09-vendor-responses/setu-pan.json');
  const businesses = readCases<Reply[]>('09-vendor-responses/setu-gst.json');
  if (!replies || !businesses) return context.skip('no third-party cases here');
  const [said, gst] = [findEntry('pan', 'auth')?.method, findEntry('gst', 'auth')?.method];
  assert.ok(said && gst);
  const good = replies.find(({ status }) => status === 200)?.body.data;
  assert.equal(good?.full_name, 'John Doe');
  assert.equal(factOf(said, said.result.parse(fromWire(good ?? {}, said.vendor?.reply)), 'name'), '');

  interface RecordRef {
    buildingName: string;
    buildingNumber: string;
    floorNo: string;
    street: string;
    location: string;
    district: string;
    stateCode: string;
    pinCode: string;
  }
  const { address, gst: registered } = (businesses[0]?.body.data ?? {}) as {
    address: { principle: RecordRef; additional: RecordRef[] };
    gst: { id: string };
  };
  const refusal = schemaOf(gstin).safeParse(registered.id);
  assert.match(refusal.error?.issues[0]?.message ?? '', /15 characters is not correct/);
  const written = (place: RecordRef) =>
    [
      place.buildingNumber,
      place.floorNo,
      place.buildingName,
      place.street,
      place.location,
      place.district,
      `${place.stateCode} ${place.pinCode}`,
    ].join(', ');
  const [main, second] = [written(address.principle), written(address.additional[0] as RecordRef)];
  assert.ok(!matchAddresses(main, second).match);
  for (const one of [main, second]) {
    const capitals = one
      .toUpperCase()
      .replaceAll(',', ' ,')
      .replace('KARNATAKA', 'KA')
      .replace('MAHARASHTRA', 'MH');
    const found = matchAddresses(one, capitals);
    assert.ok(found.match, `${one} · ${capitals} ${JSON.stringify(found)}`);
  }
  context.diagnostic('third-party PAN reply 1, GST addresses 2');
});

/** Every example in an API description, with the member it is an example of. */
function examplesIn(value: unknown, member = ''): [member: string, example: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => examplesIn(item, member));
  if (!isBag(value)) return [];
  const own = value.example;
  const here: [string, string][] =
    typeof own === 'string' || typeof own === 'number' ? [[member, String(own)]] : [];
  return [...here, ...Object.entries(value).flatMap(([name, inside]) => examplesIn(inside, name))];
}

/** What we say to the examples that the Government's own descriptions give for numbers we check. */
const recordReviews: [member: string, example: string, kind: Identifier, right: boolean, why: string][] = [
  ['num', 'BBXPK2797M', pan, true, 'a PAN'],
  ['panno', 'ABCD123EF', pan, false, 'nine signs'],
  ['UID', '123412341234', aadhaarNumber, false, 'begins with 1'],
  ['UAN', '10000003577', uan, false, 'eleven digits'],
  ['dlno', 'TN0119920009646', licenceNumber, true, 'a licence'],
  ['Membership_No', '128XX', icsi, false, 'partly hidden'],
];

test('third-party API descriptions: each example gets a yes or a sentence from every field', (context) => {
  if (formFiles.length === 0) return context.skip('no third-party cases here');
  const examples = formFiles.flatMap((name) => examplesIn(readCases(name)));
  const values = [...new Set(examples.map(([, example]) => example))];
  const fields = entries.flatMap(({ method }) => Object.values(method.capture));
  let refused = 0;
  for (const { label, check } of fields)
    for (const value of values) {
      const { fault } = check(value);
      if (fault === null) continue;
      refused++;
      assert.match(fault, /^[A-Z].*[.!?]$/s, `${label}: ${value}`);
    }
  for (const [member, example, kind, right, why] of recordReviews) {
    const given = examples.some(([name, value]) => name === member && value.startsWith(example));
    assert.ok(given, `${member} ${example} is among the examples`);
    assert.equal(schemaOf(kind).safeParse(example).success, right, `${member} ${example}: ${why}`);
  }
  assert.ok(values.length > 50 && refused > 100);
  context.diagnostic(
    `${values.length} examples of ${formFiles.length} third-party descriptions through ${fields.length} fields: ${refused} refused in words`,
  );
});
