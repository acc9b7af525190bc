import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getApplicant, getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import * as bank from '@pramaan/contract/calls/bank.ts';
import * as aa from '@pramaan/contract/calls/bank-consents.ts';
import { giveConsent } from '@pramaan/contract/calls/consent.ts';
import { documents } from '@pramaan/documents/registry.ts';
import { summaryCards } from '@pramaan/documents/summary-cards.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { demoPersonCalled, type InventedPerson } from '@pramaan/specimens/people.ts';
import { statementSpecimens } from '@pramaan/specimens/statements/statement-specimens.ts';

import { form } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { openedTexts, storedTexts } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { approve, deny } from '../../providers/account-aggregator/harness.test-help.ts';
import type { bankDraftKeys } from './draft-of-account.ts';
import { throughFastLink } from './fastlink.test-help.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const params = () => ({ id });
const agree = () => asha.call(giveConsent, { params: params(), body: { purpose: 'bank' } });
/** The application draft, with what its summary shows of the bank. */
const draft = async () => {
  const { draft: stored } = (await asha.call(getDraft, { params: params() })).ok;
  const [card] = summaryCards(documents, stored).filter(({ document }) => document.id === 'bankStatement');
  return {
    ...(stored as Partial<Record<(typeof bankDraftKeys)[number] | 'loanAmt', unknown>>),
    shown: (card?.record.transactions as unknown[] | undefined)?.length,
  };
};
const accounts = async () => (await asha.call(bank.listBankAccounts, { params: params() })).ok;

test('without consent to read bank data every door is closed, with a sentence', async () => {
  const session = await asha.call(bank.openBankSession, { body: { applicantId: id } });
  assert.deepEqual([session.success, session.code], [false, 'NO_CONSENT']);
  const asked = await asha.call(aa.requestAaConsent, { params: params(), body: { connector: 'setu' } });
  assert.equal(asked.code, 'NO_CONSENT');
  const sent = await asha.call(bank.uploadBankStatement, {
    body: form('file', 's.csv', Buffer.from('x'), { applicantId: id }),
  });
  assert.equal(sent.code, 'NO_CONSENT');
});

async function startedLink() {
  const { cSess, uSess, ydlId } = (await asha.call(bank.openBankSession, { body: { applicantId: id } })).ok;
  const sessions = { cSess, uSess };
  const { provider } = (
    await asha.call(bank.getProviders, { body: { ...sessions, name: 'State Bank of India' } })
  ).ok;
  const [first] = provider;
  assert.ok(first);
  const started = (
    await asha.call(bank.addBank, { body: { ...sessions, providerId: first.id, keyword: first.name } })
  ).ok;
  return { sessions, ydlId, provider: first, started };
}

test('a bank is linked by the external page: the server asks what is true, and the accounts stand proved in the file', async () => {
  await agree();
  const { sessions, ydlId, provider, started } = await startedLink();
  const settle = () => asha.call(bank.settleLink, { params: { id, link: started.linkId } });
  assert.equal((await settle()).ok.state, 'started', 'nothing is linked before the person was there');
  const back = await throughFastLink(started, provider, 'asha');
  assert.match(back.href, new RegExp(`/bank-mob-status\\?link=${started.linkId}`));
  assert.match(back.searchParams.get('JSONcallBackStatus') ?? '', /SUCCESS/);
  const settled = (await settle()).ok;
  assert.equal(settled.state, 'linked', JSON.stringify(settled.trouble));
  assert.equal(settled.accounts.length, 2);
  assert.ok(settled.accounts.every(({ balanced, account }) => balanced && /^X+\d{4}$/.test(account.number)));
  const docs = (await asha.call(getApplicant, { params: params() })).ok.docs;
  const record = recordAt(docs, 'bankStatement', 'statement');
  assert.deepEqual([record?.status, record?.source], ['verified', 'registry']);
  const linked = await draft();
  const numbers = settled.accounts.map(({ account }) => `${account.bank} ${account.number}`);
  assert.deepEqual(String(linked.accInfo).split(',').sort(), numbers.sort());
  assert.deepEqual([linked.accountType, linked.bankStmt], [1, '']);
  const about = { ...sessions, ydlId, applicantId: id };
  const wire = (await asha.call(bank.getAccounts, { body: about })).ok.account;
  assert.equal(wire.length, 2);
  const analysis = (
    await asha.call(bank.getAnalysis, { body: { ...about, accId: settled.accounts[0]?.accountId ?? '' } })
  ).ok;
  assert.ok(analysis.figures.some(({ id: name, rows }) => name === 'salary' && rows.length >= 3));
  const { document } = (await asha.call(bank.getDocument, { body: { ...about, id: wire[0]?.id ?? '' } })).ok;
  const item = document[0]?.id ?? '';
  const file = (
    await asha.call(bank.downloadDocument, { body: { ...sessions, id: wire[0]?.id ?? '', itemId: item } })
  ).ok;
  assert.ok(Buffer.from(file.docContent, 'base64').includes('%PDF-'));
  assert.equal((await settle()).ok.accounts.length, 2);
  assert.equal((await accounts()).length, 2, 'settled again: renewed, not added');
  const told = await world.direct(
    `select id from audit where action = 'bank.added' and applicant_id = '${id}'`,
  );
  assert.equal(told.length, 2, 'what is the same again is told to nobody');
});

test('a bank that is down ends as failed with a plain reason, and upload comes before it among the ways', async () => {
  const { provider, started } = await startedLink();
  await throughFastLink(started, provider, 'asha.down');
  const settled = (await asha.call(bank.settleLink, { params: { id, link: started.linkId } })).ok;
  assert.equal(settled.state, 'failed');
  assert.match(settled.trouble?.sentence ?? '', /^[A-Z].+\.$/);
  const methods = (await asha.call(bank.listBankSources, { params: params() })).ok.map(
    ({ id: method }) => method,
  );
  assert.ok(methods.indexOf('upload') < methods.indexOf('aggregator'), methods.join());
});

test('sessions of another are as ended ones, and so are one’s own after logging out there', async () => {
  const { sessions } = await startedLink();
  const ravi = await world.as('ravi');
  const body = { ...sessions, name: 'x' };
  assert.equal((await ravi.call(bank.getProviders, { body })).code, 'BANK_SESSION_EXPIRED');
  assert.equal((await asha.call(bank.endBankSession, { body: sessions })).success, true);
  assert.equal((await asha.call(bank.getProviders, { body })).code, 'BANK_SESSION_EXPIRED');
  assert.equal(
    (await asha.call(bank.getProviders, { body: { cSess: 'a', uSess: 'b' } })).code,
    'BANK_SESSION_EXPIRED',
  );
});

for (const connector of ['setu', 'rebit'] as const)
  test(`${connector}: a consent is asked in plain words, given on the aggregator’s page, used once and withdrawn`, async () => {
    const asked = (await asha.call(aa.requestAaConsent, { params: params(), body: { connector } })).ok;
    assert.deepEqual([asked.state, asked.purpose.code, asked.dataLife], ['asked', '105', '1 month']);
    const one = { id, consent: asked.consentId };
    await approve(asked.url);
    const before_ = (await accounts()).length;
    // The aggregator's notice and two pages of the person at once: a consent for one use is used once.
    const [first, second] = await Promise.all(
      [1, 2].map(() => asha.call(aa.settleAaConsent, { params: one })),
    );
    assert.equal(second?.success, true, second?.raw.body ?? '');
    let settled = first?.ok ?? assert.fail('nothing was settled');
    for (let tries = 0; settled.fetching && tries < 40; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      settled = (await asha.call(aa.settleAaConsent, { params: one })).ok;
    }
    assert.equal(settled.state, 'active', JSON.stringify(settled.trouble));
    const all = await accounts();
    assert.ok(all.some(({ source }) => source === 'account-aggregator'));
    assert.ok(all.length >= before_);
    const revoked = (await asha.call(aa.revokeAaConsent, { params: one })).ok;
    assert.equal(revoked.state, 'revoked');
  });

test('a consent that the person refuses says so, and reads nothing', async () => {
  const asked = (await asha.call(aa.requestAaConsent, { params: params(), body: { connector: 'setu' } })).ok;
  await deny(asked.url);
  const settled = (await asha.call(aa.settleAaConsent, { params: { id, consent: asked.consentId } })).ok;
  assert.deepEqual([settled.state, settled.added.length], ['rejected', 0]);
  assert.match(settled.trouble?.sentence ?? '', /did not agree/);
});

test('net banking is reshaped into the statement’s shape; on an error it is null, and the password is nowhere', async () => {
  const login = { applicantId: id, bankName: 'SBI', userId: 'asha', password: 'demo@1234' };
  const found = (await asha.call(bank.verifyNetBanking, { body: login })).ok;
  assert.deepEqual(Object.keys(found?.account ?? {}), ['name', 'bank', 'number']);
  assert.ok((found?.transactions.length ?? 0) > 50);
  const wrong = await asha.call(bank.verifyNetBanking, { body: { ...login, password: 'Wr0ng-canary' } });
  assert.deepEqual([wrong.success, wrong.result], [true, null]);
  const texts = [...(await storedTexts(world)), ...(await openedTexts(world))].map(({ text }) => text);
  assert.ok(![...texts, ...world.logs].some((text) => text.includes('Wr0ng-canary')));
});

test('a statement that is uploaded is read, proved and kept; the statement of the file can be chosen and taken away', async () => {
  const specimen = statementSpecimens.find(({ name }) => name === 'statement-hdfc');
  assert.ok(specimen, 'there is a statement to upload');
  const bytes = await specimen.make(demoPersonCalled('asha') as InventedPerson);
  const sent = await asha.call(bank.uploadBankStatement, {
    body: form('file', 'statement.pdf', bytes, { applicantId: id }),
  });
  assert.equal(sent.success, true, sent.raw.body.slice(0, 300));
  const { accountId, proof, rows } = sent.ok;
  assert.deepEqual([proof.balanced, proof.differences], [true, []]);
  assert.ok(rows.length > 20);
  const whole = (await asha.call(bank.readBankAccount, { params: { id, account: accountId } })).ok;
  assert.equal(whole.rows.length, rows.length);
  const chosen = await asha.call(bank.putBankStatement, {
    params: { applicantId: id },
    body: { type: 'upload', data: { accountId } },
  });
  assert.equal(chosen.ok.transactions.length, rows.length);
  const saved = (await asha.call(bank.getBankStatement, { params: { applicantId: id } })).ok;
  assert.equal(saved?.transactions.length, rows.length);

  // What the person typed meanwhile stays, and a save over the version before is told so.
  const before_ = (await asha.call(getDraft, { params: params() })).ok;
  await asha.call(putDraft, {
    params: params(),
    body: { version: before_.version, draft: { ...before_.draft, loanAmt: '500000' } },
  });
  const { bankName, bankStmt, loanAmt, shown } = await draft();
  assert.deepEqual([bankName, loanAmt, shown], [sent.ok.account.bank, '500000', Math.min(rows.length, 200)]);
  assert.match(String(bankStmt), new RegExp(`^/api/applicants/${id}/files/`));
  await asha.call(bank.removeBankAccount, { params: { id, account: accountId } });
  const after_ = await draft();
  assert.deepEqual(
    [after_.bankName, after_.bankStmt, after_.loanAmt, after_.shown],
    ['', '', '500000', undefined],
  );
  assert.equal(String(after_.accInfo), '');
  assert.equal((await asha.call(bank.readBankAccount, { params: { id, account: accountId } })).status, 404);
});

test('what is no statement is refused with a sentence, and nothing of it stays', async () => {
  const before_ = (await accounts()).length;
  for (const bytes of [
    Buffer.from('hello'),
    Buffer.from('a,b,c\n1,2,3\n'),
    Buffer.from('%PDF-1.4 nothing'),
  ]) {
    const sent = await asha.call(bank.uploadBankStatement, {
      body: form('file', 'x.pdf', bytes, { applicantId: id }),
    });
    assert.equal(sent.code, 'FILE_REFUSED', sent.raw.body);
    assert.match(sent.message, /^[A-Z].{20,}\.$/s);
  }
  assert.equal((await accounts()).length, before_);
});

test('another person’s accounts and consents are not there', async () => {
  const [first] = await accounts();
  const ravi = await world.as('ravi');
  const account = first?.accountId ?? '';
  assert.equal((await ravi.call(bank.readBankAccount, { params: { id, account } })).status, 403);
  const own = await world.id('ravi');
  assert.equal((await ravi.call(bank.readBankAccount, { params: { id: own, account } })).status, 404);
});

test('what a person asks the lender is read by the lender, and kept sealed', async () => {
  const params = { id };
  const owner = await world.as('owner');
  assert.equal((await owner.call(bank.readBankHelp, { params })).ok, null);
  const reason = 'My branch closed in June.';
  assert.equal((await asha.call(bank.requestBankHelp, { params, body: { reason } })).success, true);
  const read = (await owner.call(bank.readBankHelp, { params })).ok;
  assert.equal(read?.reason, reason);
  assert.match(read?.askedAt ?? '', /^\d{4}-\d{2}-\d{2}T/);
  const other = await world.as('other owner');
  assert.notEqual((await other.call(bank.readBankHelp, { params })).status, 200);
  const rows = await world.direct(`select reason from bank_help where applicant_id = '${id}'`);
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes('branch'));
});

test('an account that was stored when the day of a payment stood in words still opens', async () => {
  const [first] = await accounts();
  const account = first?.accountId ?? '';
  const read = async () =>
    (await asha.call(bank.readBankAccount, { params: { id, account } })).ok.analysis.recurring;
  const now = await read();
  assert.ok(now.length > 0, 'there are recurring payments');
  const vault = await world.product.vault.of(await world.lender('SARAL'), world.product.db);
  const rows = await world.direct(
    `select encode(content, 'hex') as content from bank_account where id = '${account}'`,
  );
  const sealed = Buffer.from(String(rows.at(-1)?.content), 'hex');
  const content = JSON.parse(gunzipSync(vault.open(sealed, `bank account ${account}`)).toString());
  content.analysis.recurring = now.map(({ dayOfMonth, ...one }) => ({
    ...one,
    every: `month, about the ${dayOfMonth}.`,
  }));
  const earlier = vault.seal(gzipSync(JSON.stringify(content)), `bank account ${account}`).toString('hex');
  await world.direct(`update bank_account set content = '\\x${earlier}' where id = '${account}'`);
  assert.deepEqual(await read(), now);
});

test('an account leaves as PDF, workbook and CSV: an attachment with masked numbers, each audited', async () => {
  const [first] = await accounts();
  const account = first?.accountId ?? '';
  const link = (
    await asha.call(bank.createBankStatementPdf, {
      body: { applicantId: id, type: 'pdf', accountId: account },
    })
  ).ok;
  assert.match(link, new RegExp(`/bank/accounts/${account}/export\\?as=pdf$`));
  const begins = { pdf: '%PDF-', xlsx: 'PK', csv: '\uFEFF' } as const;
  for (const as of ['pdf', 'xlsx', 'csv'] as const) {
    const file = await asha.call(bank.exportBankAccount, { params: { id, account }, query: { as } });
    assert.ok(file.raw.rawPayload.subarray(0, 8).toString().startsWith(begins[as]), as);
    assert.match(String(file.raw.headers['content-disposition']), new RegExp(`^attachment; .*\\.${as}"$`));
  }
  const rows = await world.direct(`select count(*) as rows from audit where action = 'bank.exported'`);
  assert.equal(Number(rows.at(-1)?.rows), 3);
});
