import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as esign from '@pramaan/contract/calls/esign.ts';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { numbers, opened, postedBack, step, through } from '../../providers/esign/cca/harness.test-help.ts';
import {
  answerAddress,
  ashaName,
  injectedFaults,
  postAnswer,
  type SignerAs,
  signCode,
  signedStored,
  signerAs,
} from './esign.test-help.ts';

let world: World;
let asha: SignerAs;
let id: string;
before(async () => {
  world = await startWorld({ slowMs: 400 });
  id = await world.id('asha');
  asha = signerAs(await world.as('asha'), id);
});
after(() => world.close());

test('on the provider’s page: there and back, once; a replay, another’s answer and a late one change nothing', async () => {
  const { agreementId } = await asha.agreement();
  const [begun, twice] = (await Promise.all([asha.begin(agreementId), asha.begin(agreementId)])).map(
    ({ ok }) => ok,
  );
  assert.ok(begun);
  assert.equal(twice?.requestId, begun.requestId, 'two presses begin one request');
  assert.deepEqual((await asha.begin(agreementId)).ok, begun, 'the back button leads to the same page again');
  const to = answerAddress(begun);
  const fields = await through(begun.form, numbers.asha, [signCode], to);
  const [where, again] = await Promise.all([postAnswer(world, to, fields), postAnswer(world, to, fields)]);
  assert.match(where, new RegExp(`/laas/esign\\?signing=${begun.requestId}$`));
  assert.equal(again, where);
  const state = (await asha.state(begun.requestId)).ok;
  assert.deepEqual(
    [state.state, state.agreement.next, state.agreement.signers[0]?.signed?.name],
    ['signed', null, ashaName],
  );
  const stored = await signedStored(world);
  await postAnswer(world, to, fields);
  assert.equal(await signedStored(world), stored, 'a replay changes nothing');

  const other = await asha.agreement();
  const second = (await asha.begin(other.agreementId)).ok;
  await postAnswer(world, answerAddress(second), fields);
  const open = (await asha.state(second.requestId)).ok;
  assert.deepEqual([open.state, open.trouble?.code], ['open', 'other_request'], 'another request’s answer');
  await asha.sendCode();
  await asha.sign(other.url);
  const late = await through(second.form, numbers.asha, [signCode], answerAddress(second));
  await postAnswer(world, answerAddress(second), late);
  assert.equal((await asha.state(second.requestId)).ok.state, 'ended');
  assert.equal(
    (await asha.check(other.agreementId)).signatures.length,
    1,
    'signed here meanwhile: the late answer is not added',
  );
  assert.match(await postAnswer(world, `${to.slice(0, -5)}xxxxx`, fields), /signing=unknown$/);
  const [ravi, stranger] = [await world.as('ravi'), await world.as('other owner')];
  const params = { id, request: begun.requestId };
  assert.deepEqual(
    [
      (await ravi.call(esign.getSigningRequest, { params })).status,
      (await stranger.call(esign.getSigningRequest, { params })).code,
    ],
    [403, 'NO_SUCH_APPLICANT'],
  );
});

test('by number and by what the person does there: every way out is told, and the paper can still be signed @thorough', async (t) => {
  const cases: [string, string, string[] | 'cancel' | 'cancel after the code', string][] = [
    ['unknown', numbers.notFound, [signCode], 'wrong_number'],
    ['Aadhaar down', numbers.sourceDown, [signCode], 'source_down'],
    ['three wrong codes', numbers.asha, ['1', '2', '3'], 'wrong_code'],
    ['cancelled', numbers.asha, 'cancel', 'cancelled'],
    ['cancelled after the code', numbers.asha, 'cancel after the code', 'cancelled'],
    ['another person', numbers.otherName, [signCode], 'other_person'],
  ];
  const { agreementId } = await asha.agreement();
  for (const [what, number, does, reason] of cases) {
    const begun = (await asha.begin(agreementId)).ok;
    const to = answerAddress(begun);
    let fields = {};
    if (typeof does === 'string') {
      const { page } = await opened(begun.form);
      if (does !== 'cancel') await step(page, 'number', { number, agree: '1' });
      fields = postedBack(await step(page, 'cancel'), to) ?? {};
    } else fields = await through(begun.form, number, does, to);
    await postAnswer(world, to, fields);
    const { state, trouble } = (await asha.state(begun.requestId)).ok;
    assert.deepEqual([state, trouble?.code], ['refused', reason], what);
    assert.match(trouble?.sentence ?? '', /^[A-Z].*\.$/, what);
  }
  const slow = (await asha.begin(agreementId)).ok;
  const to = answerAddress(slow);
  await postAnswer(world, to, await through(slow.form, numbers.slow, [signCode], to));
  const ended = (await asha.state(slow.requestId)).ok;
  // The slow number's last four digits are not Asha's; her file holds no Aadhaar record to differ from.
  assert.deepEqual([ended.state, ended.agreement.next], ['signed', null]);
  t.diagnostic(`${cases.length + 1} ways run`);
});

test('answers that are not what they should be: not believed, the request stays open, and a good one still signs', async (t) => {
  // The part: the four that are told apart by name below.
  const faults = [
    'tampered',
    'other-document',
    'wrong-authority',
    'expired-certificate',
    'unsigned',
    'wrong-responder',
    'other-transaction',
    'missing-document',
    'second-signer',
    'no-signing-time',
    'old-answer',
    'doctype',
  ].slice(0, amountOf('answersOnPage'));
  const { agreementId } = await asha.agreement();
  const before = await signedStored(world);
  const told: Record<string, string> = {};
  // All of them at one agreement: an agreement is a file that threads open, and no answer may use up another's chance.
  const { agreementId: one } = await asha.agreement();
  for (const how of faults) {
    const begun = (await asha.begin(one)).ok;
    const to = answerAddress(begun);
    await injectedFaults(world, how);
    await postAnswer(world, to, await through(begun.form, numbers.asha, [signCode], to));
    const { state, trouble } = (await asha.state(begun.requestId)).ok;
    assert.equal(state, 'open', how);
    told[how] = trouble?.code ?? '';
  }
  assert.deepEqual(
    [told['wrong-authority'], told['expired-certificate'], told['other-document'], told.tampered],
    ['untrusted', 'certificate_expired', 'other_document', 'signature'],
  );
  assert.ok(new Set(Object.values(told)).size > faults.length / 2, JSON.stringify(told));
  for (const fields of [
    {},
    { eSignResponse: '' },
    { eSignResponse: '<a>'.repeat(50_000) },
    { __proto__x: '1', msg: '<EsignResp status="1"/>' },
  ]) {
    const begun = (await asha.begin(agreementId)).ok;
    await postAnswer(world, answerAddress(begun), fields as Record<string, string>);
    assert.equal((await asha.state(begun.requestId)).ok.state, 'open');
  }
  assert.equal(await signedStored(world), before);
  const huge = await world.app.inject({
    method: 'POST',
    url: new URL(answerAddress((await asha.begin(agreementId)).ok)).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `a=${'x'.repeat(600_000)}`,
  });
  assert.equal(huge.statusCode, 413);
  const begun = (await asha.begin(agreementId)).ok;
  const to = answerAddress(begun);
  await postAnswer(world, to, await through(begun.form, numbers.asha, [signCode], to));
  assert.equal((await asha.state(begun.requestId)).ok.state, 'signed');
  t.diagnostic(`${faults.length + 5} answers run`);
});

test('a request that nobody answered within a day ends, and its prepared paper is taken away', async () => {
  const { agreementId } = await asha.agreement();
  const begun = (await asha.begin(agreementId)).ok;
  const { requestId } = begun;
  const vault = await world.product.vault.of(await world.lender('SARAL'), world.product.db);
  const prepared = async () =>
    world.product.store.get(await world.lender('SARAL'), requestId, vault).then(
      () => true,
      () => false,
    );
  await world.product.signings.tidy();
  assert.deepEqual([await prepared(), (await asha.state(requestId)).ok.state], [true, 'open']);
  await world.product.signings.tidy(Date.now() + 25 * 60 * 60_000);
  assert.deepEqual([await prepared(), (await asha.state(requestId)).ok.state], [false, 'ended']);
  const to = answerAddress(begun);
  await postAnswer(world, to, await through(begun.form, numbers.asha, [signCode], to));
  assert.equal((await asha.listed(agreementId)).next, 0, 'too late');
});
