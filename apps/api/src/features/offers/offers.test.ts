import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { removeAgreement } from '@pramaan/contract/calls/esign.ts';
import * as calls from '@pramaan/contract/calls/offers.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import { monthsAfter } from '@pramaan/documents/offer/schedule.ts';
import { strFromU8, unzipSync } from 'fflate';
import { ask, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { aboutDecision } from '../../case-file/approval.ts';
import { readBack } from '../../pdf/read-back.test-help.ts';
import { indianDay } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { numbers, through } from '../../providers/esign/cca/harness.test-help.ts';
import { answerAddress, postAnswer, signCode, signerAs } from '../esign/esign.test-help.ts';
import { borrowerOf, repaidByMandate } from './mandates.test-help.ts';

let world: World;
let id: string;
let lender: string;
let asha: Caller;
let manager: Caller;
const approved = { amount: 20_000, tenureMonths: 24, ratePercent: 15 };

before(async () => {
  world = await startWorld();
  [id, lender] = [await world.id('asha'), await world.lender('SARAL')];
  [asha, manager] = [await world.as('asha'), await world.as('manager')];
  for (const asked of [askingOf('dl.auth'), askingOf('bankAccount.auth')])
    assert.equal((await ask(asha, id, asked, filled(asked))).success, true);
});
after(() => world.close());

const offerSettings = async (body: object) =>
  (await (await world.as('owner')).call(changeSettings, { body })).ok;

/** Asha's loan approved as above, and no offer yet. */
beforeEach(async () => {
  await world.direct(
    `delete from condition_met; delete from repayment_mandate; delete from loan_hand_over; delete from signing_request; delete from signature; delete from agreement; delete from loan_offer; delete from decision; update applicant set stage = 'approved' where id = '${id}'`,
  );
  const { db, vault } = world.product;
  const [decision, sealed] = [newId(), await vault.of(lender, db)];
  const words = sealed.sealJson(
    {
      // The first as decisions held conditions before they had a stage.
      conditions: ['Rent agreement seen', { text: 'Guarantor named', neededFor: 'signing' }],
      ...{ remarks: '', terms: approved },
    },
    aboutDecision(decision),
  );
  await db.tenant(lender, async (trx) => {
    const [maker] = await trx.query<{ id: string }>(
      sql`select id from staff where lender_id = ${lender} limit 1`,
    );
    await trx.query(sql`
      insert into decision (id, lender_id, applicant_id, kind, reasons, words, state, stage_before, made_by, made_at)
      values (${decision}, ${lender}, ${id}, 'approve', '{MEETS_POLICY}', ${words}, 'stands', 'ready', ${maker?.id ?? null}, now())`);
  });
  await offerSettings({
    ...{ grievance: 'Usha Example, grievance@saral.example', coolingOffDays: 3 },
    letterhead: 'Saral Finance Limited, 4 Station Road, Pune',
  });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const wanted = (more: object = {}) => ({
  terms: {
    ...approved,
    firstDue: monthsAfter(indianDay(new Date()), 1),
    fees: [
      { kind: 'processing', payee: 'lender', amount: 240 },
      { kind: 'insurance', payee: 'third-party', amount: 160 },
    ],
    penalPercent: 24,
    foreclosurePercent: 2,
    transferable: false,
    ...more,
  },
  validDays: 3,
});
const make = (more: object = {}) => manager.call(calls.makeOffer, { params: { id }, body: wanted(more) });
const list = async (caller = asha) => (await caller.call(calls.listOffers, { params: { id } })).ok;
const answer = (offer: string, accept: boolean) =>
  asha.call(calls.answerOffer, {
    params: { id, offer },
    body: { accept, keyFactsRead: true, language: 'hi' },
  });

test('from offer to acceptance: figures, message, statement, record of what was agreed', async () => {
  const before_ = (await world.sandbox.messages('asha@example.in')).length;
  const preview = (await manager.call(calls.previewOffer, { params: { id }, body: wanted() })).ok;
  assert.deepEqual([preview.apr, preview.instalment, preview.schedule.length], [17.07, 969.73, 24]);
  assert.deepEqual((await list()).offers, [], 'a preview makes nothing');
  const [made] = (await make()).ok.offers;
  assert.ok(made);
  await world.product.outbox.settled();
  const letters = await world.sandbox.messages('asha@example.in');
  assert.equal(letters.length, before_ + 1);
  assert.match(letters[0]?.text ?? '', /has made you a loan offer[\s\S]*sanction letter/);
  assert.deepEqual([(await make()).code, (await list(manager)).mayOffer], ['OFFER_LIVE', false]);

  const pdf = await asha.call(calls.getKeyFacts, { params: { id, offer: made._id }, query: { lang: 'en' } });
  const text = (await readBack(pdf.raw.rawPayload)).flatMap(({ lines }) => lines).join('\n');
  for (const words of ['17.07% a year', '₹969.73', made.reference, 'Usha Example', 'Repayment schedule'])
    assert.ok(text.includes(words), words);

  const letter = await asha.call(calls.getSanctionLetter, { params: { id, offer: made._id }, query: {} });
  const written = (await readBack(letter.raw.rawPayload)).flatMap(({ lines }) => lines).join(' ');
  for (const words of ['Sanction letter', 'Asha Sample', made.reference, 'Guarantor named', 'Rent agreement'])
    assert.ok(written.includes(words), words);

  const unread = { accept: true, keyFactsRead: false, language: 'hi' };
  const params = { id, offer: made._id };
  assert.equal((await asha.call(calls.answerOffer, { params, body: unread })).status, 400);
  const [accepted] = (await answer(made._id, true)).ok.offers;
  assert.deepEqual(
    [accepted?.state, accepted?.coolingOff?.open, accepted?.coolingOff?.due],
    ['accepted', true, 20_000],
  );
  assert.equal((await answer(made._id, false)).code, 'OFFER_CLOSED', 'one answer');
  const [row] = await world.direct(
    `select detail from audit where action = 'offer.accepted' and applicant_id = '${id}' order by at desc limit 1`,
  );
  assert.match(JSON.stringify(row?.detail), /"termsSha256":"[0-9a-f]{64}"/);
});

test('the loan can be left within its cooling-off period and not after it', async () => {
  const [made] = (await make()).ok.offers;
  const params = { id, offer: made?._id ?? '' };
  await answer(params.offer, true);
  await world.direct(
    `update loan_offer set answered_at = now() - interval '50 hours' where id = '${params.offer}'`,
  );
  assert.equal((await list()).offers[0]?.coolingOff?.due, 20_018.71, 'principal and the APR of two days');
  await world.direct(
    `update loan_offer set answered_at = now() - interval '4 days' where id = '${params.offer}'`,
  );
  assert.equal((await asha.call(calls.exitOffer, { params })).code, 'COOLING_OFF_OVER');
  await world.direct(`update loan_offer set answered_at = now() where id = '${params.offer}'`);
  assert.equal((await asha.call(calls.exitOffer, { params })).ok.offers[0]?.state, 'exited');
});

test('nothing is offered past the approval, or without what the statement must say', async () => {
  const refused: [object, RegExp][] = [
    [{ amount: 20_001 }, /at most ₹20,000, the approved amount/],
    [{ tenureMonths: 25 }, /at most 24 months/],
    [
      { tenureMonths: 23 },
      /instalment of this tenure is ₹1,006; approved is one of ₹970\. Offer a longer tenure/,
    ],
    [{ ratePercent: 16 }, /approved rate of 15%/],
    [{ firstDue: '2090-01-01' }, /15 to 62 days/],
    [{ fees: [{ kind: 'other', payee: 'lender', amount: 20_000 }] }, /leave nothing to pay out/],
  ];
  for (const [more, sentence] of refused) {
    const reply = await make(more);
    assert.equal(reply.status, 400);
    assert.match(reply.message, sentence);
  }
  await offerSettings({ grievance: '' });
  const unset = await make();
  assert.deepEqual([unset.code, unset.status], ['OFFER_SETTINGS', 200]);
  await world.direct(`update applicant set stage = 'in-review' where id = '${id}'`);
  assert.equal((await make()).code, 'NOT_IN_THIS_STAGE');
  assert.deepEqual((await list()).offers, []);
});

test('an offer ends: withdrawn, expired, declined, or with its approval', async () => {
  const state = async () => (await list()).offers[0]?.state;
  const offered = async () => (await make()).ok.offers[0]?._id ?? '';
  const withdrawn = await offered();
  await manager.call(calls.withdrawOffer, { params: { id, offer: withdrawn } });
  assert.deepEqual([await state(), (await answer(withdrawn, true)).code], ['withdrawn', 'OFFER_CLOSED']);
  const expired = await offered();
  await world.direct(`update loan_offer set valid_until = now() - interval '2 days' where id = '${expired}'`);
  assert.deepEqual([await state(), (await answer(expired, true)).code], ['expired', 'OFFER_CLOSED']);
  const voided = await offered();
  await world.direct(`update decision set state = 'void'`);
  assert.equal((await answer(voided, true)).code, 'OFFER_CLOSED');
  assert.equal((await answer(voided, false)).ok.offers[0]?.state, 'declined');
});

const mark = (place: string, met: boolean) =>
  manager.call(calls.setCondition, { params: { id, place }, body: { met } });

/** An accepted offer. */
async function accepted(): Promise<string> {
  const offer = (await make()).ok.offers[0]?._id ?? '';
  await answer(offer, true);
  return offer;
}
const makeAgreement = (offer: string, caller = manager) =>
  caller.call(calls.makeAgreement, { params: { id, offer } });

test('an accepted offer becomes an agreement that names its terms, and the applicant signs it', async () => {
  const open = (await make()).ok.offers[0]?._id ?? '';
  assert.equal((await makeAgreement(open)).code, 'OFFER_CLOSED', 'nobody has accepted it');
  await answer(open, true);
  const own = 'Interest\n{borrower} pays {rate} a year to {lender} ({amountInWords}).';
  const unknown = await (await world.as('owner')).call(changeSettings, {
    body: { agreementClauses: { en: 'The loan\n{lender} lends {sum}.', hi: '' } },
  });
  assert.equal(unknown.status, 400);
  assert.match(unknown.message, /\{sum\} is not a placeholder\. Use one of these: \{lender\}/);
  await offerSettings({ agreementClauses: { en: own, hi: '' } });
  assert.equal((await list(manager)).mayMakeAgreement, true);

  const waits = await makeAgreement(open);
  assert.deepEqual([waits.code, waits.status], ['CONDITIONS_OPEN', 200]);
  assert.match(waits.message, /“Guarantor named”.*then make the agreement/);
  await mark('1', true);
  const [made] = (await makeAgreement(open)).ok.offers;
  const agreement = made?.agreement;
  assert.equal((await mark('1', false)).code, 'CONFLICT', 'the agreement rests on it');
  assert.ok(agreement);
  assert.equal(agreement.signedAt, null);
  const again = (await makeAgreement(open)).ok;
  assert.deepEqual(
    [again.offers[0]?.agreement, again.mayMakeAgreement],
    [agreement, false],
    'the same again',
  );
  await world.product.outbox.settled();
  assert.match((await world.sandbox.messages('asha@example.in'))[0]?.text ?? '', /अनुबंध|agreement/);

  const signer = signerAs(asha, id);
  const lines = (await readBack(await signer.bytes(agreement.url))).flatMap((page) => page.lines).join('\n');
  const [row] = await world.direct(
    `select encode(terms_sha256, 'hex') as terms from loan_offer where id = '${open}'`,
  );
  const said = [`Asha Sample pays 15% a year`, 'Twenty Thousand Rupees', '17.07%', 'Repayment schedule'];
  for (const words of [...said, String(row?.terms)])
    assert.ok(lines.replace(/\s+/g, ' ').includes(words) || lines.replace(/\s+/g, '').includes(words), words);

  assert.match(lines, /[ऀ-ॿ]{3}/, 'in Hindi too: they accepted in Hindi');
  await signer.sendCode();
  assert.equal((await signer.sign(agreement.url)).success, true);
  const [signed] = (await list()).offers;
  assert.match(signed?.agreement?.signedAt ?? '', /^20/);
  assert.notEqual(signed?.agreement?.url, agreement.url, 'the signed file');
  await handedOver(open, signed?.agreement?.url ?? '');
  await offerSettings({ agreementClauses: { en: '', hi: '' }, repaymentMandate: 'off' });
});

/** Asha is told once that the mandate is wanted, and reminded once two days later. */
async function toldOfMandate(offer: string): Promise<void> {
  const { mandateMessages, outbox } = world.product;
  const runs = async () => [await mandateMessages.run(), await mandateMessages.run()];
  const newest = async () => {
    await outbox.settled();
    return (await world.sandbox.messages('asha@example.in'))[0]?.text ?? '';
  };
  const old = (column: string, days: number) =>
    world.direct(
      `update ${column} = now() - interval '${days} days' where ${column.startsWith('signature') ? 'signed_at is not null' : `id = '${offer}'`}`,
    );
  await old('signature set signed_at', 31);
  assert.deepEqual(await runs(), [0, 0], 'signed long before the lender asked');
  await old('signature set signed_at', 0);
  await offerSettings({ repaymentMandate: 'off' });
  assert.deepEqual(await runs(), [0, 0], 'the lender does not ask');
  await offerSettings({ repaymentMandate: 'needed' });
  assert.deepEqual(await runs(), [1, 0]);
  assert.match(await newest(), /is signed\. Now set up the e-mandate[\s\S]*\/laas\/offer/);
  await old('loan_offer set mandate_asked_at', 3);
  assert.deepEqual(await runs(), [1, 0]);
  assert.match(await newest(), /is not set up yet/);
  await world.direct(`update loan_offer set mandate_reminded_at = null where id = '${offer}'`);
}

/** Hands a signed loan over twice and looks into the bundle. */
async function handedOver(offer: string, agreementUrl: string): Promise<void> {
  const params = { id, offer };
  const events = () =>
    world.direct(`select id from audit where action = 'loan.handed-over' and applicant_id = '${id}'`);
  const before_ = (await events()).length;
  assert.equal((await manager.call(calls.getHandOver, { params })).code, 'NOT_FOUND');
  const early = await manager.call(calls.makeHandOver, { params });
  assert.deepEqual([early.code, early.status], ['CONDITIONS_OPEN', 200]);
  assert.match(early.message, /“Rent agreement seen”/);
  assert.match((await mark('0', true)).ok.conditions[0]?.metAt ?? '', /^20/);
  assert.deepEqual((await list()).conditions, [], 'the applicant does not see them');
  const borrower = borrowerOf({ world, asha, manager, id, offer });
  assert.equal((await borrower.begin()).code, 'MANDATE_CLOSED', 'a new lender does not ask for one');
  await offerSettings({ repaymentMandate: 'needed' });
  assert.equal((await manager.call(calls.makeHandOver, { params })).code, 'MANDATE_NEEDED');
  await toldOfMandate(offer);
  const umrn = await repaidByMandate({ world, asha, manager, id, offer });
  assert.equal(
    await world.product.mandateMessages.run(),
    0,
    'nobody is reminded of a mandate that the bank has',
  );
  const made = (await manager.call(calls.makeHandOver, { params })).ok.offers[0]?.handOver;
  const again = (await manager.call(calls.makeHandOver, { params })).ok;
  assert.deepEqual([again.offers[0]?.handOver, again.mayHandOver], [made, false], 'the same again');
  assert.equal((await events()).length, before_ + 1, 'one event');
  assert.equal((await mark('0', false)).code, 'CONFLICT');

  const zip = (await manager.call(calls.getHandOver, { params })).raw.rawPayload;
  assert.equal(sha256(zip), made?.sha256);
  const files = unzipSync(zip);
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as {
    files: { name: string; sha256: string }[];
  };
  assert.equal(manifest.files.length, 8);
  for (const file of manifest.files)
    assert.equal(sha256(files[file.name] ?? new Uint8Array()), file.sha256, file.name);
  assert.deepEqual(
    Buffer.from(files['loan-agreement-signed.pdf'] ?? []),
    await signerAs(asha, id).bytes(agreementUrl),
  );
  const csv = strFromU8(files['frappe-lending-loan.csv'] ?? new Uint8Array());
  assert.match(csv, /loan_amount,rate_of_interest/);
  assert.match(csv, /Asha Sample/);
  const fineract = JSON.parse(strFromU8(files['fineract-loan.json'] ?? new Uint8Array()));
  assert.deepEqual([fineract.principal, fineract.numberOfRepayments], [20_000, 24]);
  const application = strFromU8(files['application.json'] ?? new Uint8Array());
  assert.ok(application.includes('XXXXXX0011') && !application.includes('9000000011'), 'masked');

  const mandates: Record<string, string>[] = JSON.parse(
    strFromU8(files['mandates.json'] ?? new Uint8Array()),
  );
  const [upi, nach] = ['upi', 'nach'].map((method) => mandates.find((one) => one.method === method));
  assert.equal(nach?.reference, umrn);
  assert.match(nach?.account ?? '', /^[X ]+\d{4}$/);
  assert.deepEqual([upi?.account, upi?.holder], ['as…@sandbox', 'Sandbox Person']);

  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  for (const name of ['manifest.json', 'manifest.json.p7s', 'certificate.pem'])
    writeFileSync(join(folder, name), files[name] ?? '');
  const { status, stderr } = spawnSync(
    'openssl',
    'cms -verify -binary -inform DER -in manifest.json.p7s -content manifest.json -CAfile certificate.pem -purpose any -out /dev/null'.split(
      ' ',
    ),
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  assert.equal(status, 0, stderr);
}

test('the agreement of an offer that was left, or whose approval was voided, cannot be signed', async () => {
  const offer = await accepted();
  await mark('1', true);
  const agreement = (await makeAgreement(offer)).ok.offers[0]?.agreement;
  const signer = signerAs(asha, id);
  await signer.sendCode();
  await world.direct(`update decision set state = 'void'`);
  assert.equal((await signer.sign(agreement?.url ?? '')).code, 'AGREEMENT_ENDED');
  await world.direct(`update decision set state = 'stands'`);
  const removed = await asha.call(removeAgreement, {
    params: { id, agreement: agreement?.agreementId ?? '' },
  });
  assert.match(removed.message, /Only the lender can remove/);
  assert.equal(
    (await manager.call(calls.makeHandOver, { params: { id, offer } })).code,
    'AGREEMENT_UNSIGNED',
  );
  const begun = (await signer.begin(agreement?.agreementId ?? '')).ok;
  const fields = await through(begun.form, numbers.asha, [signCode], answerAddress(begun));
  await asha.call(calls.exitOffer, { params: { id, offer } });
  await postAnswer(world, answerAddress(begun), fields);
  const late = (await signer.state(begun.requestId)).ok;
  assert.deepEqual(
    [late.state, late.trouble?.code, late.agreement.signedUrl],
    ['refused', 'offer_ended', null],
  );
  assert.equal((await signer.begin(agreement?.agreementId ?? '')).code, 'AGREEMENT_ENDED');
});

test('an agreement needs the addresses of its parties', async () => {
  const offer = await accepted();
  await mark('1', true);
  await offerSettings({ letterhead: '' });
  const unset = await makeAgreement(offer);
  assert.deepEqual([unset.code, unset.status], ['AGREEMENT_INCOMPLETE', 200]);
  assert.match(unset.message, /letterhead under Settings/);
});
