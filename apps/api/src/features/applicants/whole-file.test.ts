import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getApplicant, getDraft, getProfile } from '@pramaan/contract/calls/applicants.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarNumber } from '@pramaan/documents/identifiers/aadhaar.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { recordAt, type StoredRecord } from '@pramaan/documents/tree.ts';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let ravi: string;
before(async () => {
  world = await startWorld({ seed: 'demo' });
  ravi = await world.id('ravi');
});
after(() => world.close());

const file = async (who: Parameters<World['as']>[0], id = ravi) =>
  (await (await world.as(who)).call(getApplicant, { params: { id } })).ok;
const isStoredRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'status' in value && 'data' in value;

test('Ravi’s file holds every record of the specification’s tree, each with data, status, source, provider, time and checks', async (t) => {
  const golden = JSON.parse(
    await readFile(new URL('../../../../../test/golden/tree.json', import.meta.url), 'utf8'),
  ) as { records: string[]; either: string[][] };
  const { docs } = await file('ravi');
  const missing = golden.records.filter((path) => {
    const ways = golden.either.find((either) => either.includes(path)) ?? [path];
    return !ways.some((way) => isStoredRecord(readPath(docs, way)));
  });
  assert.deepEqual(missing, []);
  assert.ok(golden.records.length >= 35);
  const found = definedRecords(docs);
  // A record that another way wins as well stands once.
  const own = entries.filter(({ method }) => method.record === null || method.record === 'self');
  const places = own.reduce((sum, { document }) => sum + document.instances, 0);
  assert.equal(found.length, places, 'every method of every document, every instance');
  for (const { entry, record } of found) {
    const name = `${entry.document.id}.${entry.key}`;
    const word = { ocr: 'unconfirmed', 'self-declared': 'declared' }[record.source] ?? 'verified';
    assert.equal(record.status, word, `${name} ${JSON.stringify(record.checks)}`);
    assert.ok(Object.keys(record.data).length > 0, name);
    assert.ok(record.source && record.provider, name);
    // The demo's snapshot is of today.
    assert.ok(Math.abs(Date.parse(record.verifiedAt) - Date.now()) < 86_400_000, name);
    for (const check of record.checks)
      assert.deepEqual(
        Object.keys(check).filter((member) => member !== 'rule'),
        ['name', 'verdict', 'detail'],
        name,
      );
  }
  t.diagnostic(`${golden.records.length} records of the specification, ${found.length} in the file`);
});

test('the file says whose it is', async () => {
  const { _id, custId, segment, profile } = await file('ravi');
  assert.equal(_id, ravi);
  assert.match(custId, /^C\d+$/);
  assert.equal(segment, 'retail');
  assert.deepEqual(
    { ...profile, reference: '' },
    {
      name: 'Ravi Kumar Demo',
      mobileNo: '9000000012',
      email: 'ravi@example.in',
      segment: 'retail',
      reference: '',
      product: { code: 'PERSONAL', name: { en: 'Personal loan', hi: 'पर्सनल लोन' } },
    },
  );
});

test('Meena’s file shows a mismatch, a failure and a check that is under way', async () => {
  const { docs } = await file('meena', await world.id('meena'));
  const statuses = new Set(definedRecords(docs).map(({ record }) => record.status));
  for (const status of ['mismatch', 'not_found', 'pending', 'declared'])
    assert.ok(statuses.has(status as 'verified'), status);
});

const statementAccount = (docs: Record<string, unknown>) =>
  String(readPath(recordAt(docs, 'bankStatement', 'statement')?.data, 'account.number'));
const gasAccount = (docs: Record<string, unknown>) =>
  String(readPath(recordAt(docs, 'lpg', 'auth')?.data, 'bank.accountNo'));
/** Every member that is nine digits or more. */
const digitsOf = (value: unknown, found: string[] = []): string[] => {
  if (typeof value === 'string' && /^\d{9,}$/.test(value)) found.push(value);
  else if (value && typeof value === 'object')
    for (const member of Object.values(value)) digitsOf(member, found);
  return found;
};

test('a lender’s people see account numbers and the mobile number masked, the person sees them whole', async () => {
  const own = await file('ravi');
  assert.match(gasAccount(own.docs), /^\w{9,}$/);
  assert.doesNotMatch(gasAccount(own.docs), /^XX/);
  // A statement's own number is masked when it is read, for everybody.
  assert.match(statementAccount(own.docs), /^X[X ]+\d{4}$/);
  for (const who of ['owner', 'admin', 'manager', 'verifier'] as const) {
    const seen = await file(who);
    assert.equal(seen.profile.mobileNo, 'XXXXXX0012', who);
    assert.match(statementAccount(seen.docs), /^X[X ]+\d{4}$/, who);
    assert.match(gasAccount(seen.docs), /^X[X ]+\w{4}$/, who);
    assert.ok(digitsOf(own.docs).length > digitsOf(seen.docs).length);
    assert.equal(definedRecords(seen.docs).length, definedRecords(own.docs).length);
  }
});

test('the profile alone is masked in the same way', async () => {
  for (const who of ['owner', 'manager', 'verifier'] as const) {
    const seen = (await (await world.as(who)).call(getProfile, { params: { id: ravi } })).ok;
    assert.equal(seen.mobileNo, 'XXXXXX0012', who);
    assert.equal(seen.name, 'Ravi Kumar Demo');
  }
  const own = (await (await world.as('ravi')).call(getProfile, { params: { id: ravi } })).ok;
  assert.equal(own.mobileNo, '9000000012');
});

test('the answer to a check is masked as the file is: whoever asked', async () => {
  const asking = askingOf('lpg.auth');
  const owner = await world.as('owner');
  const values = filled(asking, people[1] ? { person: people[1] } : {});
  const seen = (await ask(owner, ravi, asking, values)).ok;
  assert.match(String(readPath(seen, 'bank.accountNo')), /^X[X ]+\w{4}$/);
  const own = (await ask(await world.as('ravi'), ravi, asking, values)).ok;
  assert.doesNotMatch(String(readPath(own, 'bank.accountNo')), /^X/);
});

test('the list shows masked mobile numbers and how much is given and wanting', async () => {
  const { applicants } = (await (await world.as('owner')).call(listApplicants)).ok;
  const line = applicants.find(({ _id }) => _id === ravi);
  assert.equal(line?.mobileNo, 'XXXXXX0012');
  assert.ok((line?.provided ?? 0) >= 50);
  assert.equal(line?.attention, 0);
  const meena = applicants.find(({ name }) => name === 'Meena Example');
  // A mismatch, a job card that nobody knows, and a statement that was edited.
  assert.equal(meena?.attention, 3);
});

test('nobody’s file shows a whole Aadhaar number', async () => {
  let read = 0;
  for (const [who, name] of [
    ['ravi', 'ravi'],
    ['owner', 'ravi'],
    ['meena', 'meena'],
  ] as const) {
    const text = JSON.stringify(await file(who, await world.id(name)));
    for (const number of aadhaarNumber.examples) assert.ok(!text.includes(number));
    read += text.length;
  }
  assert.ok(read > 50_000);
});

test('the draft that the browser would have written is there', async () => {
  const { draft } = (await (await world.as('ravi')).call(getDraft, { params: { id: ravi } })).ok;
  assert.ok(Object.keys(draft).length > 30);
  // What the server wrote of the bank account before it has stayed.
  assert.ok(draft.bankName && draft.accInfo);
});

test('reading a file is in the audit log, and a refusal stores nothing', async () => {
  const count = async () =>
    Number(
      (await world.database.owner(`select count(*) as rows from audit where action = 'case.viewed'`)).at(-1)
        ?.rows,
    );
  const before_ = await count();
  await file('owner');
  assert.equal(await count(), before_ + 1);
  const refused = await (await world.as('other owner')).call(getApplicant, { params: { id: ravi } });
  assert.equal(refused.status, 404);
  assert.equal(await count(), before_ + 1);
});
