import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mca } from './kinds/business/mca.ts';
import { udhyogAdhaar } from './kinds/business/udhyogAdhaar.ts';
import { dl } from './kinds/id/dl.ts';
import { pan } from './kinds/id/pan.ts';
import { passport } from './kinds/id/passport.ts';
import { bankStatement } from './kinds/income/bankStatement.ts';
import { maskedRecord } from './masking.ts';
import { entries } from './registry.ts';
import { vendorFor, vendorRequest, withEcho } from './vendor-request.ts';

test('dates leave in the spelling of each call, and what every request has goes along', () => {
  const licence = dl.methods.auth?.vendor;
  const book = passport.methods.verified?.vendor;
  assert.ok(licence && book);
  const captured = { dlNo: 'KA0320100000011', dob: '1990-01-15' };
  assert.deepEqual(vendorRequest(licence, captured), { dl_no: 'KA0320100000011', dob: '15-01-1990' });
  assert.deepEqual(vendorRequest(book, { fileNo: 'BN1000000000011', dob: '1990-01-15', name: '' }), {
    fileNo: 'BN1000000000011',
    dob: '15/01/1990',
    passportStatus: 'Y',
  });
});

test('an LLPIN leaves with its hyphen, a CIN as it is', () => {
  const vendor = mca.methods.auth?.vendor;
  assert.ok(vendor);
  assert.deepEqual(vendorRequest(vendor, { cin: 'AAA0011' }), { cin: 'AAA-0011' });
  assert.deepEqual(vendorRequest(vendor, { cin: 'U72900KA2015PTC000011' }), { cin: 'U72900KA2015PTC000011' });
});

test('the form of the number chooses between Udyam and Udyog Aadhaar', () => {
  const vendor = udhyogAdhaar.methods.auth?.vendor;
  assert.ok(vendor);
  const paths = ['UDYAM-KA-03-0000001', 'KA03A0000001'].map((uan) => {
    const asked = vendorFor(vendor, { uan });
    return [asked.path, vendorRequest(asked, { uan })];
  });
  assert.deepEqual(paths, [
    [
      '/v3/udyam/auth',
      { udyamRegistrationNo: 'UDYAM-KA-03-0000001', isPDFRequired: 'N', getEnterpriseDetails: 'Y' },
    ],
    ['/v2/uam', { uan: 'KA03A0000001' }],
  ]);
});

test('what was asked and confirmed is in the record; what the reply says stands', () => {
  const vendor = pan.methods.auth?.vendor;
  assert.ok(vendor);
  const captured = { pan: 'AAAPZ1234C' };
  assert.deepEqual(withEcho(vendor, { name: 'ASHA SAMPLE' }, captured), {
    name: 'ASHA SAMPLE',
    number: 'AAAPZ1234C',
  });
  const own = { number: 'BBBPZ1235D' };
  assert.deepEqual(withEcho(vendor, own, captured), own);
});

test('a number that the card does not show is masked for others all the same', () => {
  const method = bankStatement.methods.statement;
  assert.ok(method);
  const record = { account: { name: 'ASHA SAMPLE', number: '100000000011' }, transactions: [] };
  assert.deepEqual(maskedRecord(method, record), {
    account: { name: 'ASHA SAMPLE', number: 'XXXX XXXX 0011' },
    transactions: [],
  });
});

test('every question that must be answered goes to the vendor', () => {
  for (const { document, key, method } of entries) {
    if (!method.vendor) continue;
    const sent = Object.values(method.vendor.request);
    for (const [name, field] of Object.entries(method.capture))
      assert.ok(
        field.optional || sent.includes(name),
        `${document.id}.${key} asks for ${name} and sends it nowhere`,
      );
  }
});
