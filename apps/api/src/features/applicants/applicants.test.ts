import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { createConsentLink } from '@pramaan/contract/calls/consent.ts';
import { getReview } from '@pramaan/contract/calls/review.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { ask, askingOf, declare } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { createApplicant } from '../../case-file/create.ts';
import { sql } from '../../platform/sql.ts';

let world: World;
let asha: Caller;
let owner: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, owner, id] = [await world.as('asha'), await world.as('owner'), await world.id('asha')];
});
after(() => world.close());

const file = async () => (await asha.call(calls.getApplicant, { params: { id } })).ok;
const give = (group: string, document: string, type: unknown, data: unknown) =>
  asha.call(calls.putDocument, { params: { id, group, document }, body: { type, data } });

test('every self-declared document is given, kept at its place and marked as the person’s own word', async () => {
  const declared = entries.filter(({ method }) => method.source === 'self-declared');
  assert.ok(declared.length >= 7);
  for (const { document, key, method } of declared) {
    const data = Object.fromEntries(
      Object.entries(exampleCapture(method.capture)).filter(([, value]) => value !== ''),
    );
    const reply = await give(document.group, document.id, key, data);
    assert.equal(reply.success, true, `${document.id}.${key}: ${reply.raw.body.slice(0, 300)}`);
    const record = recordAt((await file()).docs, document.id, key);
    assert.deepEqual(record?.data, method.result.parse(data));
    assert.equal(record?.source, 'self-declared');
  }
});

test('a document with wrong answers is refused field by field, and nothing is kept', async () => {
  const before_ = await file();
  const bad: [string, string, unknown, unknown][] = [
    ['loan', 'loanRequest', 'input', { loanAmt: 'much', loanPeriod: '12' }],
    ['loan', 'loanRequest', 'input', { loanAmt: '500000' }],
    ['loan', 'loanRequest', 'input', { loanAmt: '500000', loanPeriod: '12', surprise: 1 }],
    ['loan', 'loanRequest', 'input', 'text'],
    ['loan', 'loanRequest', 'input', {}],
    ['loan', 'loanRequest', 'input', []],
    ['loan', 'loanRequest', 'input', null],
    ['loan', 'loanRequest', 7, {}],
    ['personalDetails', 'basicDetails', 'input', { name: ['x'], gender: { a: 1 } }],
  ];
  for (const [group, document, type, data] of bad) {
    const reply = await give(group, document, type, data);
    assert.equal(reply.status, 400, `${JSON.stringify(data)}: ${reply.raw.body.slice(0, 200)}`);
    assert.ok((reply.fields?.length ?? 0) > 0);
    for (const { message } of reply.fields ?? [])
      assert.ok(message.length > 8 && message !== 'Invalid input', message);
  }
  assert.deepEqual(await file(), before_);
});

test('a document, group, method or instance that there is not, or that only a source can give, is not to be given', async () => {
  for (const [group, document, type] of [
    ['id', 'pan', 'auth'],
    ['id', 'aadhaar', 'qr'],
    ['loan', 'nothing', 'input'],
    ['id', 'loanRequest', 'input'],
    ['loan', 'loanRequest', 'input.2'],
    ['loan', 'loanRequest', 'input.0'],
    ['loan', 'loanRequest', 'constructor'],
    ['__proto__', 'loanRequest', 'input'],
    ['loan', '__proto__', 'input'],
  ] as const) {
    const reply = await give(group, document, type, { loanAmt: '1', loanPeriod: '12' });
    assert.equal(reply.status, 404, `${group}/${document} ${type}`);
    assert.match(reply.message, /^There is no/);
  }
});

test('name and e-mail are changed, shown in the file and found by search; other members are not to be changed', async () => {
  const change = (body: object) => asha.call(calls.putProfile, { params: { id }, body });
  const changed = (await change({ name: 'Asha Devi Sample', email: 'devi@example.in' })).ok;
  assert.deepEqual([changed.name, changed.email], ['Asha Devi Sample', 'devi@example.in']);
  assert.equal((await file()).profile.name, 'Asha Devi Sample');
  const found = (await owner.call(listApplicants, { query: { q: 'devi' } })).ok.applicants;
  assert.deepEqual(
    found.map(({ _id }) => _id),
    [id],
  );
  for (const body of [
    { mobileNo: '9999999999' },
    { reference: 'X' },
    { name: 7 },
    { name: 'x'.repeat(121) },
    { email: 'no' },
    { segment: 'x' },
  ])
    assert.equal((await change(body)).status, 400, JSON.stringify(body));
  assert.equal((await file()).profile.mobileNo, '9000000011');
  await change({ name: 'Asha Sample' });
});

test('names in any script are kept as they were written', async () => {
  for (const name of [
    'आशा नमूना',
    'O’Brien-D’Souza',
    'José',
    '张伟',
    'Zoë 🙂',
    'null',
    'Rao, M. & Sons',
    'lone \ud800',
  ]) {
    const stored = (await asha.call(calls.putProfile, { params: { id }, body: { name } })).ok.name;
    assert.equal(stored, JSON.parse(JSON.stringify(name)));
    assert.equal((await file()).profile.name, stored);
  }
  await asha.call(calls.putProfile, { params: { id }, body: { name: 'Asha Sample' } });
});

test('a co-applicant has a file of their own, opened by them and the lender alone, and is listed', async () => {
  const add = (body: object) => asha.call(calls.addCoApplicant, { params: { id }, body });
  const { _id } = (await add({ name: 'Kiran Sample', mobileNo: '98765 01234' })).ok;
  const listed = (await asha.call(calls.listCoApplicants, { params: { id } })).ok;
  assert.deepEqual(
    listed.map(({ name, joinsAs }) => [name, joinsAs]),
    [['Kiran Sample', 'co-applicant']],
  );
  // Nobody joins the case of a co-applicant, and so not they themselves.
  const kiran = await world.applicantWith('9876501234');
  assert.deepEqual((await kiran.call(calls.listCoApplicants, { params: { id: _id } })).ok, []);
  // The loan is requested by who applies.
  const lacks = (await owner.call(getReview, { params: { id: _id } })).ok.missingRequirements;
  assert.ok(!lacks.some(({ subject }) => subject === 'loanRequest'));
  assert.equal((await asha.call(calls.getApplicant, { params: { id: _id } })).status, 403);
  for (const caller of [kiran, owner])
    assert.equal(
      (await caller.call(calls.getApplicant, { params: { id: _id } })).ok.profile.name,
      'Kiran Sample',
    );
  const { login } = await world.freshly('asha');
  assert.equal(login._id, id);
  for (const body of [{}, { name: '', mobileNo: '9876501234' }, { name: 'x', mobileNo: '12' }, { name: 'x' }])
    assert.equal((await add(body)).status, 400, JSON.stringify(body));
});

test('search finds by mobile, reference, customer id, id and the words of a name, in any order and case', async () => {
  const { custId, profile } = await file();
  const find = async (q: string) => (await owner.call(listApplicants, { query: { q } })).ok.applicants;
  for (const q of [
    '9000000011',
    '+91 90000-00011',
    profile.reference,
    profile.reference.toLowerCase(),
    custId,
    id,
    'asha',
    'SAMPLE asha',
    ' asha ',
  ])
    assert.ok(
      (await find(q)).some(({ _id }) => _id === id),
      q,
    );
  for (const q of ['9000000111', 'imran', 'ash', '%', "' or 1=1 --", '*', '_', 'asha ravi', 'SF-'])
    assert.ok(!(await find(q)).some(({ _id }) => _id === id), q);
  assert.deepEqual(await find('imran'), [], 'another lender’s applicant is not found');
});

test('the list comes in pages of fifty, newest change first, each applicant once', async () => {
  const { db, vault } = world.product;
  const lender = await world.lender('UDAAN');
  const sealed = await vault.of(lender, db);
  await db.tenant(lender, async (trx) => {
    for (let index = 0; index < 120; index++) {
      const mobile = `98000${String(index).padStart(5, '0')}`;
      await createApplicant(trx, sealed, vault, { lender, mobile, name: `Person ${index}`, email: '' });
    }
  });
  const udaan = await world.as('other owner');
  const seen: { _id: string; updatedAt: string }[] = [];
  const sizes: number[] = [];
  for (let after_ = ''; after_ !== 'end'; ) {
    const { applicants, next } = (await udaan.call(listApplicants, { query: { after: after_ } })).ok;
    sizes.push(applicants.length);
    seen.push(...applicants);
    after_ = next ?? 'end';
  }
  assert.deepEqual(sizes, [50, 50, 21]);
  assert.equal(new Set(seen.map(({ _id }) => _id)).size, 121);
  const times = seen.map(({ updatedAt }) => updatedAt);
  assert.deepEqual(times, times.toSorted().reverse());
});

test('a page mark that is not ours is refused with a sentence', async () => {
  const uuid = '01900000-0000-7000-8000-000000000000';
  for (const after_ of [
    'x',
    `2024-13-45T00:00:00.000000Z~${uuid}`,
    `2024-02-30T00:00:00.000000Z~${uuid}`,
    `::::::::::~${'-'.repeat(36)}`,
    `0000-01-01T00:00:00.000000Z~${uuid}`,
    `2024-01-01T25:00:00.000000Z~${uuid}`,
    `2024-01-01T00:00:00.000000Z~${'a'.repeat(36)}`,
  ]) {
    const reply = await owner.call(listApplicants, { query: { after: after_ } });
    assert.equal(reply.status, 400, after_);
    assert.match(reply.message, /page mark/);
  }
});

test('the language that an applicant chooses is stored once with its audit row, and messages are written in it', async () => {
  const choose = (language: string, by = asha) =>
    by.call(calls.putLanguage, { params: { id }, body: { language } });
  const lender = await world.lender('SARAL');
  const changes = () =>
    world.product.db.tenant(lender, (trx) =>
      trx.query<{ detail: object }>(
        sql`select detail from audit where applicant_id = ${id} and action = 'language.changed' order by id`,
      ),
    );
  const linkMessage = async () => {
    await owner.call(createConsentLink, { body: { appId: id } });
    await world.product.outbox.settled();
    return String((await world.sandbox.messages('9000000011'))[0]?.text);
  };
  const before_ = (await changes()).length;
  for (const language of ['hi', 'hi']) assert.deepEqual((await choose(language)).ok, { language });
  assert.deepEqual(
    (await changes()).slice(before_).map(({ detail }) => detail),
    [{ language: 'hi' }],
  );
  assert.match(await linkMessage(), /आपकी सहमति चाहता है/);
  assert.equal((await choose('en', owner)).status, 403);
  assert.equal((await choose('fr')).status, 400);
  await choose('en');
  assert.match(await linkMessage(), /asks for your consent/);
});

test('the home that a person declares is compared with a verified one, in the specification’s words', async () => {
  const [ravi, his] = [await world.as('ravi'), await world.id('ravi')];
  const bill = { consumerId: '1000000012', serviceProvider: 'BESCOM' };
  const verified = await ask(ravi, his, askingOf('eBill.auth'), bill);
  const addressIn = (checks: unknown) =>
    (checks as { name: string; detail: string }[]).find(({ name }) => name === 'Address')?.detail ?? '';
  assert.equal(addressIn(verified.extras.checks), 'No Previous Address Found');
  const home = { residentType: 'Current only', UnitNo: '41', accType: 'Rented', noYearResidence: '4' };
  for (const [address, said] of [
    ['Station Road, Shivajinagar, Pune, Maharashtra - 411005', /^Address did not match \(/],
    [String((verified.ok as { address?: string }).address), /^Address matched \(/],
  ] as const) {
    const reply = await declare(ravi, his, 'residentDetails', { ...home, address });
    assert.match(addressIn((reply.ok as { checks?: unknown }).checks), said);
  }
});
