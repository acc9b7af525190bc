import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exportApplicants, listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { listSentMessages } from '@pramaan/contract/calls/consent.ts';
import { chooseLoanProduct, listOfferedProducts } from '@pramaan/contract/calls/loan-products.ts';
import { closeCases } from '@pramaan/contract/calls/several-cases.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

/* Who joins an application: they hear of it, once, and whose number is part of it already does not join again. */

let world: World;
let id: string;
let asha: Caller;
let owner: Caller;

before(async () => {
  world = await startWorld();
  [id, asha, owner] = [await world.id('asha'), await world.as('asha'), await world.as('owner')];
});
after(() => world.close());

const add = (body: object, to = id, by = asha) => by.call(calls.addCoApplicant, { params: { id: to }, body });
const heard = async (mobile: string) => {
  await world.product.outbox.settled();
  return world.sandbox.messages(mobile);
};
/** The lender closes a case. */
async function close(_id: string): Promise<void> {
  const body = { cases: [_id], reason: 'PERSON_ASKED', remarks: '' };
  assert.deepEqual((await owner.call(closeCases, { body })).ok.closed, [_id]);
}

test('who is added is told who named them, as what and where to go, in the applicant’s language', async () => {
  await add({ name: 'Kiran Sample', mobileNo: '9876500001' });
  const [english] = await heard('9876500001');
  assert.match(
    english?.text ?? '',
    /^Asha Sample has named you as co-applicant for a loan with Saral Finance\. .+ http\S+\/laas$/,
  );
  await asha.call(calls.putLanguage, { params: { id }, body: { language: 'hi' } });
  const { _id } = (await add({ name: 'Gopal Surety', mobileNo: '9876500002', joinsAs: 'guarantor' })).ok;
  const [hindi] = await heard('9876500002');
  assert.match(hindi?.text ?? '', /^Asha Sample ने Saral Finance के लोन में आपको गारंटर बताया है/);
  // What they are told later comes in that language too, and the lender sees that they were told.
  const [row] = await world.direct(`select language from applicant where id = '${_id}'`);
  assert.equal(row?.language, 'hi');
  const sent = (await owner.call(listSentMessages, { params: { id: _id } })).ok;
  assert.deepEqual(
    sent.map(({ channel, state }) => [channel, state]),
    [['sms', 'sent']],
  );
});

test('the list and its export say of who joins whose application it is', async () => {
  const { reference } = (await asha.call(calls.getProfile, { params: { id } })).ok;
  const lines = (await owner.call(listApplicants, { query: { q: 'Gopal Surety' } })).ok.applicants;
  assert.deepEqual(
    lines.map(({ joins }) => joins),
    [{ as: 'guarantor', reference }],
  );
  const [own] = (await owner.call(listApplicants, { query: { q: id } })).ok.applicants;
  assert.equal(own?.joins, null);
  const csv = await owner.call(exportApplicants, { query: { ids: lines[0]?._id ?? '' } });
  assert.match(csv.raw.body, new RegExp(`guarantor in ${reference}`));
});

test('who joins chooses no loan product', async () => {
  const gopal = await world.applicantWith('9876500002');
  const params = { id: String(gopal.login._id) };
  const [offered] = (await gopal.call(listOfferedProducts, { params })).ok.products;
  const body = { code: offered?.code };
  assert.match((await gopal.call(chooseLoanProduct, { params, body })).message, /^Who applies chooses/);
});

test('a nameless applicant is named by the end of their number', async () => {
  await asha.call(calls.putProfile, { params: { id }, body: { name: '' } });
  await world.direct(`update applicant set language = 'en' where id = '${id}'`);
  await add({ name: 'Lata Sample', mobileNo: '9876500003' });
  assert.match((await heard('9876500003'))[0]?.text ?? '', /^XXXXXX0011 has named you/);
  await asha.call(calls.putProfile, { params: { id }, body: { name: 'Asha Sample' } });
});

test('a number joins once, and not its own application; who left may be added again', async () => {
  const twice = await add({ name: 'Kiran Sample', mobileNo: '98765 00001', joinsAs: 'guarantor' });
  const own = await add({ name: 'Asha Sample', mobileNo: '9000000011' });
  assert.deepEqual([twice.code, own.code], ['JOINS_ALREADY', 'JOINS_ALREADY']);
  assert.equal((await heard('9876500001')).length, 1);
  const [kiran] = (await asha.call(calls.listCoApplicants, { params: { id } })).ok;
  await close(kiran?._id ?? '');
  assert.equal((await add({ name: 'Kiran Sample', mobileNo: '9876500001' })).success, true);
});

test('nobody joins who joins, nor an application that is over; and not many in a day', async () => {
  const [other] = (await asha.call(calls.listCoApplicants, { params: { id } })).ok;
  const person = { name: 'Late Sample', mobileNo: '9876500004' };
  assert.equal((await add(person, other?._id, owner)).code, 'NOBODY_JOINS');
  const meena = await world.id('meena');
  await close(meena);
  assert.equal((await add(person, meena, owner)).code, 'NOBODY_JOINS');
  const numbers = Array.from({ length: 10 }, (_, place) => `98765001${String(place).padStart(2, '0')}`);
  const codes = [];
  for (const mobileNo of numbers) codes.push((await add({ name: 'Many Sample', mobileNo })).code ?? 'added');
  assert.deepEqual([...new Set(codes)], ['added', 'TOO_MANY']);
});
