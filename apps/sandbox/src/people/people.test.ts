import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { schemaOf } from '@pramaan/documents/answer-schema.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { aadhaarNumber } from '@pramaan/documents/identifiers/aadhaar.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { gstin } from '@pramaan/documents/identifiers/gstin.ts';
import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { udyam } from '@pramaan/documents/identifiers/udyam.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { buildSandbox } from '../app.ts';
import { holderOf } from '../digilocker/holders.ts';
import { numberKinds } from './number-kinds.ts';
import { peopleBook } from './people-book.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-people-'));
const settings = { latencyMs: 0, slowMs: 0, dataDir };
const app = await buildSandbox(settings);
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const html = { accept: 'text/html' };
const make = async (payload: object) => {
  const reply = await app.inject({ method: 'POST', url: '/people', payload });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json();
};
const karza = async (url: string, payload: object) =>
  (await app.inject({ method: 'POST', url, payload, headers: { 'x-karza-key': 'k' } })).json();

test('a person is made of a name alone: every number passes the checks of its kind', async () => {
  const person = await make({ name: 'Anita Rao' });
  assert.equal(person.seed, 'anita-rao');
  for (const kind of [pan, gstin, udyam, epicNumber, aadhaarNumber])
    assert.equal(schemaOf(kind).parse(person.numbers[kind.name]), person.numbers[kind.name], kind.name);
  for (const { kind } of numberKinds) assert.ok(person.numbers[kind.name], kind.name);
  const forms = entries.flatMap(({ method }) => Object.values(method.capture));
  for (const { kind } of numberKinds) {
    const field = forms.find(({ examples }) => examples === kind.examples);
    const number = person.numbers[kind.name];
    if (field) assert.ok(schemaOf(field).safeParse(number).success, `${kind.name} ${number}`);
  }
  const again = await make({ name: 'Anita Rao' });
  assert.equal(again.seed, 'anita-rao-2');
  assert.notEqual(again.numbers.PAN, person.numbers.PAN);
});

test('every service knows a made person, and what they say agrees', async () => {
  const wish = { name: 'Kiran Patel', dob: '1991-02-03', gender: 'M', mobile: '9876512347' };
  const { seed, numbers, address } = await make(wish);
  assert.equal((await karza('/v2/pan', { consent: 'Y', pan: numbers.PAN })).result.name, 'KIRAN PATEL');
  const licence = { consent: 'Y', dl_no: numbers['driving licence number'], dob: '03-02-1991' };
  assert.equal((await karza('/v2/dl', licence)).result.name, 'KIRAN PATEL');
  const uans = (await karza('/v2/uan-lookup', { consent: 'Y', mobile: wish.mobile })).result.uan;
  assert.deepEqual(uans, [numbers.UAN]);

  const qr = (await app.inject(`/aadhaar/qr?person=${seed}`)).json();
  assert.equal(qr.person, 'Kiran Patel');
  assert.equal((await app.inject(`/specimens/pan-2018?person=${seed}`)).statusCode, 200);
  const report = await app.inject({
    method: 'POST',
    url: '/bureau/v1/consumer-reports',
    headers: { authorization: 'Bearer x' },
    payload: {
      memberId: 'M',
      memberReference: 'R1',
      consent: { reference: 'C', givenAt: 'now' },
      names: [{ name: wish.name }],
      birthDate: '03021991',
      ids: [{ idType: '01', idNumber: numbers.PAN }],
    },
  });
  assert.equal(report.json().consumer.names[0].name, 'KIRAN PATEL');
  const bank = await app.inject({
    method: 'POST',
    url: '/net-banking/verify',
    headers: { authorization: 'Bearer x' },
    payload: { bankName: 'SBI', userId: seed, password: 'demo@1234' },
  });
  assert.match(bank.json().accountDetails, /^Kiran Patel\|/);
  assert.equal(address.state.length > 0, true);
});

test('a stretched person has a low score, and repays at the bureau what the statement shows', async () => {
  const { seed, numbers } = await make({ name: 'Stretched Person', credit: 'stretched' });
  const report = await app.inject({
    method: 'POST',
    url: '/bureau/v1/consumer-reports',
    headers: { authorization: 'Bearer x' },
    payload: {
      ...{ memberId: 'M', memberReference: 'R2', consent: { reference: 'C', givenAt: 'now' } },
      ...{ names: [{ name: 'Stretched Person' }], birthDate: '03021991' },
      ids: [{ idType: '01', idNumber: numbers.PAN }],
    },
  });
  const { scores, accounts } = report.json();
  assert.equal(scores[0].score, '00648');
  const repaid = accounts.map(({ emiAmount }: { emiAmount: string }) => emiAmount).filter(Boolean);
  const person = peopleBook(dataDir).called(seed);
  assert.deepEqual(repaid, [String(person?.repays)]);
});

test('DigiLocker: a made person’s mobile opens their locker, whatever its last digit; an unknown one is empty', async () => {
  const { mobile, numbers } = await make({ name: 'Locker Person', mobile: '9876512348' });
  const [book, fixtures] = [peopleBook(dataDir), await loadFixtures()];
  const holder = holderOf(mobile, book, fixtures);
  assert.equal(holder.ending, 'good');
  assert.equal(holder.person.name, 'Locker Person');
  const licence = holder.documents.find(({ doctype }) => doctype === 'DRVLC');
  assert.ok(licence?.uri.endsWith(String(numbers['driving licence number'])));
  assert.equal(holderOf('9812345671', book, fixtures).documents.length, 0);
  assert.equal(holderOf('9000000016', book, fixtures).person.name, 'SOMEONE ELSE');
});

test('a restart knows them, and no Aadhaar number is stored', async () => {
  const { seed, numbers } = await make({ name: 'Restart Person' });
  const stored = readFileSync(join(dataDir, 'people.json'), 'utf8');
  assert.ok(!stored.includes(numbers['Aadhaar number']));
  assert.ok(!/\d{12}/.test(stored));
  const again = peopleBook(dataDir).called(seed);
  assert.equal(again?.pan, numbers.PAN);
});

test('the form on the page makes a person and shows every number; a bad one is told', async () => {
  const form = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/people',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...html },
    });
  const made = await form('name=Form+Person&dob=&gender=&mobile=');
  assert.equal(made.statusCode, 303);
  const page = await app.inject({ url: String(made.headers.location), headers: html });
  assert.match(page.body, /<h1>Form Person<\/h1>/);
  assert.match(page.body, /data-copy-text=/);
  const refused = await form('name=%3Cscript%3E');
  assert.equal(refused.statusCode, 400);
  assert.match(refused.body, /role="alert"/);
  assert.equal((await app.inject('/people/nobody-here')).statusCode, 404);
  const unnamed = await app.inject({ method: 'POST', url: '/people', payload: {} });
  assert.match(unnamed.json().error.message, /Enter a name/);
});

test('a fault for a person strikes when the vendor is asked about that person', async () => {
  const { seed, numbers } = await make({ name: 'Faulty Source' });
  const fault = { path: '/v2/pan', kind: '503', person: seed };
  assert.equal((await app.inject({ method: 'POST', url: '/faults', payload: fault })).statusCode, 201);
  const ask = (number: string) =>
    app.inject({
      method: 'POST',
      url: '/v2/pan',
      payload: { consent: 'Y', pan: number },
      headers: { 'x-karza-key': 'k' },
    });
  assert.equal((await ask('AAAPZ1234C')).statusCode, 200);
  assert.equal((await ask(numbers.PAN)).statusCode, 503);
  assert.equal((await ask(numbers.PAN)).statusCode, 200);
});

test('the log has the bytes of a request and its answer, with Aadhaar numbers masked; a reset forgets all', async () => {
  const number = aadhaarNumber.examples[0];
  const consent = { consent: 'Y', name: 'Asha Sample', ipAddress: '203.0.113.7', consentTime: '1790000000' };
  const recorded = await karza('/v3/aadhaar-consent', {
    ...consent,
    consentText: 'I agree that my number is checked for my loan.',
  });
  const { accessKey } = recorded.result;
  const asked = { consent: 'Y', aadhaarNo: number, name: 'Asha Sample', accessKey };
  await karza('/v2/aadhaar-verification', asked);
  const [last] = (await app.inject('/requests.json')).json();
  assert.match(last.sent, /^POST \/v2\/aadhaar-verification HTTP\/1\.1\n/);
  assert.match(last.sent, /x-karza-key: k/);
  assert.match(last.sent, /"aadhaarNo":"XXXXXXXX9405"/);
  assert.match(last.received, /^HTTP\/1\.1 200\n[\s\S]*"status-code":"101"/);
  assert.ok(!JSON.stringify(last).includes(number));
  const page = await app.inject({ url: '/requests', headers: html });
  assert.match(page.body, /\/v2\/aadhaar-verification/);
  assert.match((await app.inject({ url: `/requests/${last.id}`, headers: html })).body, /data-copy/);

  assert.equal((await app.inject({ method: 'POST', url: '/reset' })).statusCode, 303);
  assert.deepEqual((await app.inject('/requests.json')).json(), []);
  const left = (await app.inject('/people')).json().map(({ seed }: { seed: string }) => seed);
  assert.deepEqual(left, ['asha', 'ravi', 'meena', 'imran']);
});
