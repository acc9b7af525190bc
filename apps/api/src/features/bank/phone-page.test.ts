import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { logInApplicant, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import { addBank, getToken, openBankSession } from '@pramaan/contract/calls/bank.ts';
import * as calls from '@pramaan/contract/calls/bank-phone.ts';
import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Caller } from '../../../test/caller.ts';
import { applicants } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { throughFastLink } from './fastlink.test-help.ts';

let world: World;
let asha: Caller;
let anyone: Caller;
let id = '';
before(async () => {
  world = await startWorld();
  [asha, anyone, id] = await Promise.all([world.as('asha'), world.as('anonymous'), world.id('asha')]);
  await asha.call(giveConsent, { params: { id }, body: { purpose: 'bank' } });
});
beforeEach(() => world.forgetTries());
after(() => world.close());

/** The four values of a page's address. */
function valuesOf(link: string) {
  const [applicantId = '', cSess = '', uSess = '', ydlId = ''] = new URL(link).pathname
    .split('/')
    .slice(2)
    .map(decodeURIComponent);
  return { applicantId, cSess, uSess, ydlId };
}
const newPage = async (sms = false) =>
  (await asha.call(calls.createBankPage, { params: { id }, body: { sms } })).ok;

test('by SMS and QR code: the address alone searches, begins a link and learns how it ended', async () => {
  const made = await newPage(true);
  assert.match(made.link, new RegExp(`/addBank/${id}/`));
  assert.match(made.qr, /<svg/);
  await world.product.outbox.settled();
  const [sms] = await world.sandbox.messages(applicants.asha);
  assert.ok(sms?.text.includes(made.link), `${sms?.text}`);
  assert.equal(made.sentTo, 'XXXXXX0011');

  const page = valuesOf(made.link);
  assert.deepEqual((await anyone.call(calls.openBankPage, { body: page })).ok, { lender: 'Saral Finance' });
  const { provider } = (
    await anyone.call(calls.getProvidersOnPhone, { body: { ...page, name: 'State Bank of India' } })
  ).ok;
  const [bank] = provider;
  assert.ok(bank);
  const started = (await anyone.call(calls.addBankOnPhone, { body: { ...page, providerId: bank.id } })).ok;
  const back = await throughFastLink(started, bank, 'asha');
  assert.match(back.href, /from=mobile/);
  const settled = (await anyone.call(calls.settleLinkOnPhone, { body: { ...page, link: started.linkId } }))
    .ok;
  assert.equal(settled.state, 'linked', JSON.stringify(settled.trouble));
  assert.deepEqual(settled.accounts, [], 'the link alone shows no account');
});

test('the four values are taken together, of one person, for half an hour, while they agree', async () => {
  const page = valuesOf((await newPage()).link);
  const open = async (body: typeof page) => (await anyone.call(calls.openBankPage, { body })).code ?? 'open';
  assert.equal(await open(page), 'open');
  const ravi = await world.id('ravi');
  assert.equal(await open({ ...page, applicantId: ravi }), 'LINK_EXPIRED');
  assert.equal(await open({ ...page, ydlId: 'another' }), 'LINK_EXPIRED');
  assert.equal(await open({ ...page, cSess: 'another' }), 'LINK_EXPIRED');
  assert.equal(await open({ ...page, uSess: 'another' }), 'LINK_EXPIRED');
  await asha.call(withdrawConsent, { params: { id, purpose: 'bank' } });
  assert.equal((await anyone.call(calls.addBankOnPhone, { body: page })).code, 'NO_CONSENT');
  await asha.call(giveConsent, { params: { id }, body: { purpose: 'bank' } });
  world.shift(limits.bankPageLife + 1000);
  assert.equal(await open(page), 'LINK_EXPIRED');
  world.shift(-limits.bankPageLife - 1000);
});

test('the aggregator’s user id is written when the user is made, and comes back at login', async () => {
  const ravi = await world.as('ravi');
  const applicantId = await world.id('ravi');
  const logIn = async () => {
    const mobile = applicants.ravi;
    await anyone.call(sendLoginOtp, { body: { mobileNo: mobile } });
    await world.product.outbox.settled();
    const [sms] = await world.sandbox.messages(mobile);
    const otp = /\b(\d{6})\b/.exec(sms?.text ?? '')?.[1] ?? '';
    return (await anyone.call(logInApplicant, { body: { mobile, otp, appId: applicantId } })).ok;
  };
  assert.equal(ravi.login.yodleeUserId, '');
  await ravi.call(giveConsent, { params: { id: applicantId }, body: { purpose: 'bank' } });
  const { ydlId } = (await ravi.call(openBankSession, { body: { applicantId } })).ok;
  await ravi.call(openBankSession, { body: { applicantId } });
  assert.equal((await logIn()).yodleeUserId, ydlId);
  const made = await world.direct(
    `select 1 from audit where applicant_id = '${applicantId}' and action = 'bank.user-created'`,
  );
  assert.equal(made.length, 1);
});

test('sessions that the aggregator no longer takes: “something went wrong” and its message, until there are new ones', async () => {
  const { cSess, uSess } = (await asha.call(openBankSession, { body: { applicantId: id } })).ok;
  const page = valuesOf((await newPage()).link);
  await world.sandbox.json('/yodlee/sessions', { method: 'DELETE' });
  const refused = [
    await asha.call(getToken, { body: { cSess, uSess } }),
    await asha.call(addBank, { body: { cSess, uSess } }),
    await anyone.call(calls.addBankOnPhone, { body: page }),
  ];
  for (const { code, message } of refused)
    assert.deepEqual(
      [code, message],
      ['BANK_TOKEN_REFUSED', 'something went wrong: Invalid token in authorization header'],
    );
  const fresh = (await asha.call(openBankSession, { body: { applicantId: id } })).ok;
  const again = { cSess: fresh.cSess, uSess: fresh.uSess };
  assert.equal((await asha.call(getToken, { body: again })).success, true);
});
