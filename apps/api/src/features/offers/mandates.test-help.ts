import assert from 'node:assert/strict';
import * as calls from '@pramaan/contract/calls/mandates.ts';
import { listOffers } from '@pramaan/contract/calls/offers.ts';
import type { Caller } from '../../../test/caller.ts';
import type { World } from '../../../test/world.ts';
import { type Fields, opened, postedBack, step } from '../../providers/esign/cca/harness.test-help.ts';
import { postAnswer } from '../esign/esign.test-help.ts';

interface Loan {
  world: World;
  asha: Caller;
  manager: Caller;
  id: string;
  offer: string;
}

/** What a borrower does with the mandate of a signed loan, and what comes of it. */
export function borrowerOf({ world, asha, manager, id, offer }: Loan) {
  const params = { id, offer };
  const to = `${world.product.config.publicUrl}/mandates/answer`;
  const mandateOf = async (caller: Caller) =>
    (await caller.call(listOffers, { params: { id } })).ok.offers[0]?.mandate ?? null;
  const preview = async () => (await asha.call(calls.previewMandate, { params })).ok;
  const begin = async (account?: string) => {
    const chosen = account ?? (await preview()).accounts[0]?.ref ?? '';
    const body = { account: chosen, accountKind: 'SAVINGS', mode: 'NetBanking' };
    return asha.call(calls.beginMandate, { params, body });
  };
  return {
    params,
    preview,
    begin,
    seen: () => mandateOf(asha),
    seenByStaff: () => mandateOf(manager),
    check: () => asha.call(calls.checkMandate, { params }),
    cancel: () => asha.call(calls.cancelMandate, { params }),
    /** Begins, does this on the bank's page, and brings what the page posts back. */
    async atBank(what: string, fields: Fields = {}): Promise<Fields> {
      const { page } = await opened((await begin()).ok.form);
      return this.onPage(page, what, fields);
    },
    async onPage(page: string, what: string, fields: Fields = {}): Promise<Fields> {
      const back = postedBack(await step(page, what, fields), to);
      assert.ok(back, 'the bank sends the person back');
      return back;
    },
    /** Opens the link of UPI in the sandbox's app and decides. @returns the confirmation that the bank posts */
    async inUpiApp(decision: string): Promise<string> {
      const { link, qr } = (await asha.call(calls.beginUpiMandate, { params })).ok;
      assert.match(qr, /<svg/);
      const page = await (await fetch(link)).text();
      const form = /action="(\/upi\/mandate\/[\w-]+)\//.exec(page)?.[1] ?? '';
      assert.ok(form && page.includes('₹970.00'), 'the app believes the signature of the link');
      await step(new URL(form, link).href, decision, { payer: 'asha@sandbox', pin: '123456' });
      const posted = await world.sandbox.json<{ ref: string; confirmation: string }[]>('/upi/confirmations');
      return posted.find(({ ref }) => link.includes(ref))?.confirmation ?? '';
    },
    /** The bank posts a confirmation. @returns the status it gets */
    async confirm(payload: string): Promise<number> {
      const headers = { 'content-type': 'application/xml' };
      return (await world.app.inject({ method: 'POST', url: '/mandates/upi', headers, payload })).statusCode;
    },
    /** The browser posts the answer. */
    post: (fields: Fields) => postAnswer(world, to, fields),
    /** The gateway's next answer is wrong in that way. */
    breach: (how: string) =>
      world.sandbox.json('/nach/breaches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ how }),
      }),
    async events(action: string): Promise<number> {
      const rows = await world.direct(
        `select id from audit where action = '${action}' and applicant_id = '${id}'`,
      );
      return rows.length;
    },
  };
}

const code = { code: '123456' };

/** A signed loan gets its mandate: refusals, answers that nobody should believe, and an acceptance. @returns its UMRN */
export async function repaidByMandate(loan: Loan): Promise<string> {
  const one = borrowerOf(loan);
  const { limit, firstDebit, methods, accounts } = await one.preview();
  assert.deepEqual(
    [limit, methods, accounts.length],
    [970, ['nach', 'upi'], 1],
    'the largest instalment, in whole rupees',
  );
  assert.match(firstDebit, /^20\d\d-\d\d-\d\d$/);
  assert.match(accounts[0]?.account ?? '', /^[X ]+\d{4}$/);
  assert.equal((await one.begin('bankAccount.other')).code, 'CONFLICT');
  assert.equal((await one.check()).code, 'MANDATE_CLOSED', 'none waits');

  const refused = await one.atBank('refuse', { result: 'account-closed' });
  assert.match(await one.post(refused), /\/laas\/offer$/);
  await loan.world.product.outbox.settled();
  const letters = async () =>
    (await loan.world.sandbox.messages('asha@example.in')).filter(({ text }) => /was not set up/.test(text));
  assert.equal((await letters()).length, 1, 'the person is told, once');
  const [own, staffs] = [await one.seen(), await one.seenByStaff()];
  assert.deepEqual([own?.state, own?.refusedBy, own?.reason], ['refused', 'bank', '']);
  assert.equal(staffs?.reason, 'M004 Account closed');

  for (const how of ['tampered', 'unsigned', 'wrong-signer', 'wrong-checksum', 'other-request']) {
    await one.breach(how);
    await one.post(await one.atBank('approve', code));
    const waits = await one.seen();
    assert.deepEqual([waits?.state, waits?.reference, waits?.refusedBy], ['pending', '', null], how);
  }
  const [row] = await loan.world.direct(`select ref from repayment_mandate where state = 'pending'`);
  const said = `<Document><MndtRejResp><OrigReqInfo><MndtReqId>${row?.ref}</MndtReqId></OrigReqInfo></MndtRejResp></Document>`;
  await one.post({ MandateRespDoc: said, CheckSumVal: '', RespType: 'ErrorXML' });
  const doubted = await one.seen();
  assert.deepEqual([doubted?.state, doubted?.refusedBy], ['pending', 'gateway'], 'anybody can say so');

  await one.atBank('reject');
  assert.equal((await one.check()).ok.offers[0]?.mandate?.refusedBy, 'person', 'the browser never came back');
  await loan.world.product.outbox.settled();
  assert.equal((await letters()).length, 1, 'who rejects it themselves knows');

  assert.equal(await one.confirm(await one.inUpiApp('declined')), 200);
  assert.deepEqual([(await one.seen())?.method, (await one.seen())?.refusedBy], ['upi', 'person']);
  const byUpi = await one.inUpiApp('approved');
  const changed = byUpi.replace('umn="', 'umn="0');
  const unsigned = changed.replace(/<Signature [\s\S]*<\/Signature>/, '');
  assert.deepEqual([await one.confirm(changed), await one.confirm(unsigned)], [400, 400]);
  assert.equal((await one.check()).ok.offers[0]?.mandate?.state, 'pending');

  const { page } = await opened((await one.begin()).ok.form);
  assert.equal(
    (await one.cancel()).ok.offers[0]?.mandate?.state,
    'refused',
    'the last one that was answered',
  );
  const late = await one.onPage(page, 'approve', code);
  await one.post(late);
  await one.post(late);
  const active = await one.seen();
  assert.equal(active?.state, 'active', 'the bank has it');
  assert.match(active?.reference ?? '', /^[A-Z]{4}\d{16}$/);
  assert.equal(active?.holderMatches, true, 'an account of hers');
  assert.equal(await one.events('mandate.active'), 1);
  assert.equal((await one.begin()).code, 'MANDATE_CLOSED', 'one is enough');

  assert.equal(await one.confirm(byUpi), 200, 'the bank has this one too');
  assert.deepEqual([await one.confirm(byUpi), await one.events('mandate.active')], [200, 2]);
  const stands = (from: string, to: string) =>
    loan.world.direct(
      `update repayment_mandate set state = '${to}' where reference = '${active?.reference}' and state = '${from}'`,
    );
  await stands('active', 'ended');
  const another = await one.seenByStaff();
  assert.deepEqual(
    [another?.holder, another?.holderMatches],
    ['Sandbox Person', false],
    'it is nobody’s here',
  );
  await stands('ended', 'active');
  return active?.reference ?? '';
}
