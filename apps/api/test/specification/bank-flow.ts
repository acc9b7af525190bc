import assert from 'node:assert/strict';
import { demoPersonCalled, type InventedPerson } from '@pramaan/specimens/people.ts';
import { statementSpecimens } from '@pramaan/specimens/statements/statement-specimens.ts';
import { throughFastLink } from '../../src/features/bank/fastlink.test-help.ts';
import { has, SentFile } from './client.ts';
import type { Stage } from './stage.ts';

interface Linking {
  linkId: string;
  form: { action: string; fields: Record<string, string> };
}

/** C §7, "Bank-statement service", and P §2.5: link a bank, read what it has, upload, save, fetch. */
export async function bankStatements({ asha, id }: Stage): Promise<void> {
  // How the consent is given and how the sessions begin is not shown.
  await asha.beside('POST', `/api/applicants/${id}/consents`, { body: { purpose: 'bank' } });
  const { cSess, uSess, ydlId } = (await asha.beside('POST', '/api/users/bankSession', {
    body: { applicantId: id },
  })) as Record<'cSess' | 'uSess' | 'ydlId', string>;
  const sessions = { cSess, uSess };
  const about = { ...sessions, ydlId, applicantId: id };
  const token = await asha.call('POST /users/getToken', { body: sessions });
  assert.equal(typeof token.result, 'string');
  const search = await asha.call('POST /users/getProviders', { body: { ...sessions, name: 'State Bank' } });
  const [provider] = has(search, 'provider').provider as { id: string; name: string; asksForCode: boolean }[];
  assert.ok(provider, 'the search reply has result.provider');
  const one = await asha.call('POST /users/getProvidersById', { body: { ...sessions, id: provider.id } });
  assert.equal((has(one, 'provider').provider as { id: string }[])[0]?.id, provider.id);

  const { form, linkId } = (await asha.call('POST /users/addbank', { body: sessions })).result as Linking;
  // P §2.5: an app id, a session, a token, a redirect flag, and extra parameters.
  assert.equal(Object.keys(form.fields).length, 5, Object.keys(form.fields).join());
  const back = await throughFastLink({ form }, provider, 'asha');
  assert.match(back.searchParams.get('JSONcallBackStatus') ?? '', /SUCCESS/);
  await asha.beside('POST', `/api/applicants/${id}/bank/links/${linkId}`, { body: {} });

  const found = await asha.call('POST /users/getAccounts', { body: about });
  const [account] = has(found, 'account').account as { id: string }[];
  assert.ok(account);
  const listed = await asha.call('POST /users/getDocument', { body: { ...about, id: account.id } });
  const [document] = has(listed, 'document').document as { id: string }[];
  assert.ok(document);
  await asha.call('POST /bank/getDocumentById', { body: { ...about, itemId: document.id } });
  const item = { itemId: document.id };
  for (const [name, body] of [
    ['POST /users/downloadDocument', { ...sessions, id: account.id, ...item }],
    ['POST /bank/downloadDocumentById', { ...about, ...item }],
  ] as const) {
    const { docContent } = has(await asha.call(name, { body }), 'docContent');
    assert.match(Buffer.from(docContent, 'base64').toString('latin1'), /^%PDF-/);
  }

  const specimen = statementSpecimens.find(({ name }) => name === 'statement-hdfc');
  const bytes = (await specimen?.make(demoPersonCalled('asha') as InventedPerson)) ?? Buffer.of();
  const parsed = await asha.call('POST /users/statementParseAndCommit', {
    body: { ...about, bankName: 'HDFC Bank', file: new SentFile(bytes, 'statement.pdf', 'application/pdf') },
  });
  const { accountId } = has(parsed, 'accountId') as Record<'accountId', string>;
  await asha.call('POST /users/getAnalysis', { body: { ...about, accId: accountId } });
  const pdf = await asha.call('POST /users/bankstatementpdf', {
    body: { applicantId: id, type: 'pdf', accountId },
  });
  assert.match(String(pdf.result), /pdf$/, 'a PDF link');

  const at = { applicantId: id };
  const saved = await asha.call('PUT /applicants/{applicantId}/income/bank-statement', {
    at,
    body: { type: 'upload', data: { accountId } },
  });
  const fetched = await asha.call('GET /applicants/{applicantId}/income/bank-statement', { at });
  for (const answer of [saved, fetched]) {
    const { account: head, transactions } = has(answer, 'account', 'transactions');
    assert.deepEqual(Object.keys(head), ['name', 'bank', 'number']);
    const [first = {}] = transactions as object[];
    const printed = ['amount', 'balanceAfterTransaction', 'category', 'dateTime', 'description', 'remark'];
    assert.deepEqual(Object.keys(first).toSorted(), [...printed, 'type', 'valueDate'].toSorted());
  }
  await asha.call('POST /users/userLogout', { body: sessions });
}
