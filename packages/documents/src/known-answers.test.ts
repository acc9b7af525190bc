import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { knownAnswers } from './known-answers.ts';
import { entries, findEntry } from './registry.ts';
import { draftOfSituation } from './situation.ts';
import { type Tree, type Verdict, writeRecord } from './tree.ts';

const fixtures = await loadFixtures();
const [asha] = people;

/** A file with these documents, `aadhaar.qr`, as their sources answer for Asha. */
function fileOf(refs: readonly string[], status: Verdict = 'verified'): Tree {
  const docs: Tree = {};
  for (const entry of entries) {
    const made = fixtures[entry.document.id]?.[entry.key];
    if (!refs.includes(`${entry.document.id}.${entry.key}`) || !made) continue;
    writeRecord(docs, entry, 1, {
      data: made(asha, exampleCapture(entry.method.capture, asha)),
      ...{ status, source: 'registry', provider: 'sandbox', verifiedAt: '2026-01-01T00:00:00.000Z' },
      checks: [],
    });
  }
  return docs;
}

const values = (known: ReturnType<typeof knownAnswers>) =>
  Object.fromEntries(
    Object.entries(known).map(([name, { value, from }]) => [
      name,
      [value, typeof from === 'string' ? from : from.document],
    ]),
  );

const form = (document: string, method: string) => {
  const entry = findEntry(document, method);
  assert.ok(entry);
  return entry;
};

const profile = { name: 'Asha Sample', mobileNo: '9000000011', email: '' };

test('each answer comes with the document that says it, in the form’s own words', () => {
  const docs = fileOf(['pan.auth', 'aadhaar.ocr', 'form16.ocr']);
  assert.deepEqual(values(knownAnswers(form('basicDetails', 'input'), docs, profile)), {
    name: ['Asha Sample', 'profile'],
    fatherName: [asha.fatherName, 'aadhaar'],
    gender: ['Female', 'aadhaar'],
    mobileNo: ['9000000011', 'profile'],
  });
  const home = knownAnswers(form('residentDetails', 'input'), docs);
  assert.equal(values(home).UnitNo?.[1], 'aadhaar');
  assert.equal(`${home.UnitNo?.value}, ${home.address?.value}`.includes(asha.address.pincode), true);
  const work = knownAnswers(form('work', 'input'), docs);
  assert.equal(values(work).company?.[1], 'form16');
  assert.equal(work.companyType?.value, 'Private limited company');
  assert.equal(knownAnswers(form('dl', 'auth'), docs).dob?.value, asha.dob);
});

test('what differs, is not found or would be refused by the form is no answer', () => {
  const docs = fileOf(['pan.auth'], 'mismatch');
  assert.deepEqual(knownAnswers(form('itr', 'auth'), docs), {});
  assert.deepEqual(knownAnswers(form('epf', 'uan'), {}, { mobileNo: 'none' }), {});
});

test('what was said at the start is not asked again', () => {
  const draft = draftOfSituation('work', 'Salaried');
  const known = (method: string) => values(knownAnswers(form('work', method), {}, {}, draft));
  assert.deepEqual(known('input'), { empType: ['Salaried', 'start'] });
  assert.deepEqual(known('short'), { empselectedEmploymentType: ['Salaried', 'start'] });
  const home = knownAnswers(form('residentDetails', 'input'), {}, {}, draftOfSituation('home', 'Rented'));
  assert.deepEqual(values(home), { accType: ['Rented', 'start'] });
  assert.deepEqual(knownAnswers(form('work', 'input'), {}, {}, draftOfSituation('work', '')), {});
});

test('instalments come from the credit report, and the branch from the statement', () => {
  const docs: Tree = {};
  const put = (id: string, key: string, data: object) => {
    const entry = entries.find((each) => each.document.id === id && each.key === key);
    assert.ok(entry);
    writeRecord(docs, entry, 1, {
      data: { ...data },
      ...{ status: 'verified', source: 'registry', provider: '', verifiedAt: '', checks: [] },
    });
  };
  put('creditReport', 'bureau', { emi: 8500, balance: 250_000 });
  put('bankStatement', 'statement', {
    account: { number: 'XXXXXX1234', ifsc: 'HDFC0000001' },
    transactions: [],
  });
  assert.deepEqual(values(knownAnswers(form('loanDetails', 'input'), docs)), {
    loanAmt: ['250000', 'creditReport'],
    emi: ['8500', 'creditReport'],
  });
  assert.deepEqual(values(knownAnswers(form('bankAccount', 'auth'), docs)), {
    ifsc: ['HDFC0000001', 'bankStatement'],
  });
});

test('an address is cut into house and street, without whose child one is', () => {
  const entry = entries.find(({ document, key }) => document.id === 'tBill' && key === 'auth');
  if (!entry) throw new Error('no telephone bill');
  const lived = (address: string) => {
    const docs: Tree = {};
    writeRecord(docs, entry, 1, {
      data: { address },
      ...{ status: 'verified', source: 'registry', provider: '', verifiedAt: '', checks: [] },
    });
    const { UnitNo, address: street } = knownAnswers(form('residentDetails', 'input'), docs);
    return [UnitNo?.value, street?.value];
  };
  assert.deepEqual(lived('S/O Mohan Sample, 12-B, Temple Road, Pune - 411005'), [
    '12-B',
    'Temple Road, Pune - 411005',
  ]);
  assert.deepEqual(lived('Temple Road, Pune - 411005'), [undefined, 'Temple Road, Pune - 411005']);
});

test('the State of a business is the one of the address, where its PIN code says which', () => {
  const entry = entries.find(({ document, key }) => document.id === 'tBill' && key === 'auth');
  assert.ok(entry);
  const stateAt = (address: string) => {
    const docs: Tree = {};
    writeRecord(docs, entry, 1, {
      data: { address },
      ...{ status: 'verified', source: 'registry', provider: '', verifiedAt: '', checks: [] },
    });
    return knownAnswers(form('gst', 'authIdentity'), docs).state?.value;
  };
  assert.equal(stateAt('12-B, Temple Road, Pune - 411005'), 'Maharashtra');
  assert.equal(stateAt('4 Lake Road, Ranchi - 831001'), undefined, 'Bihar or Jharkhand');
  assert.equal(stateAt('4 Lake Road, Jamshedpur, JHARKHAND - 831001'), 'Jharkhand');
  assert.equal(stateAt('Temple Road'), undefined);
});

test('every document that a form is filled from has what is read of it', () => {
  const docs = fileOf(entries.map(({ document, key }) => `${document.id}.${key}`));
  const asked = entries.map(({ document, key }) => [document.id, key] as const);
  const filled = asked.flatMap(([document, key]) =>
    Object.keys(knownAnswers(form(document, key), docs, { ...profile, email: 'asha@example.in' })).map(
      (name) => `${document}.${key}.${name}`,
    ),
  );
  for (const wanted of ['passport.verified.passportNo', 'work.input.address', 'form16.auth.tan'])
    assert.ok(filled.includes(wanted), `${wanted} of ${filled.join(' ')}`);
});
