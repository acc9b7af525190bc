import * as contract from '@pramaan/contract/calls/bank.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import { type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { BankAggregator, LinkedAccount } from '../../providers/bank-aggregator/port.ts';
import type { AaConsents } from './aa-consents.ts';
import { askedMonths, type FromUpload } from './from-upload.ts';
import type { HelpRequests } from './help-requests.ts';
import type { KeptAccounts } from './kept-accounts.ts';
import type { BankLinks } from './links.ts';
import type { FromNetBanking } from './net-banking.ts';
import { type BankSessions, given } from './sessions.ts';
import { accountHead, wholeAccount } from './shown-account.ts';
import type { BankSourceList } from './sources.ts';
import { agreedTo, seen } from './whose.ts';

export interface Bank {
  accounts: KeptAccounts;
  sessions: BankSessions;
  links: BankLinks;
  consents: AaConsents;
  sources: BankSourceList;
  upload: FromUpload;
  netBanking: FromNetBanking;
  help: HelpRequests;
  aggregator: BankAggregator;
}

/** Bank linking, consents, statements and what they say (P §2.5–2.6, C §7; product §9). */
export function bankRoutes(http: Http, bank: Bank): void {
  const { accounts, sessions, links, aggregator } = bank;

  const agreed = (principal: Principal, applicant: string) => agreedTo(http, principal, applicant);

  serve(http, contract.openBankSession, async ({ body }, context) => {
    const principal = who(context);
    return { result: await sessions.open(await agreed(principal, body.applicantId), principal.id) };
  });

  const own = async (context: Parameters<typeof who>[0], body: { cSess: string; uSess: string }) => {
    const principal = who(context);
    const { cSess, uSess } = body;
    return sessions.find(principal.lender, { cSess, uSess }, { opener: principal.id });
  };
  const theirs = async (
    context: Parameters<typeof who>[0],
    body: { cSess: string; uSess: string; applicantId: string },
  ) => {
    const { cSess, uSess, applicantId } = body;
    return sessions.find(who(context).lender, { cSess, uSess }, { applicant: applicantId });
  };

  serve(http, contract.getProviders, async ({ body }, context) => {
    const { sessions: opened } = await own(context, body);
    const found = await aggregator.providers(opened, body.name ?? '');
    if (!found.ok && found.reason !== 'session_ended') throw new Refusal('BANK_SEARCH_FAILED');
    return { result: { provider: given(found) } };
  });

  serve(http, contract.getProvidersById, async ({ body }, context) => {
    const { sessions: opened } = await own(context, body);
    const found = await aggregator.provider(opened, body.id);
    if (!found.ok && found.reason !== 'session_ended') throw new Refusal('BANK_SEARCH_FAILED');
    return { result: { provider: [given(found)] } };
  });

  serve(http, contract.getToken, async ({ body }, context) => {
    const { sessions: opened } = await own(context, body);
    const token = await aggregator.token(opened);
    if (!token.ok && token.reason === 'refused') throw new Refusal('BANK_TOKEN_REFUSED');
    return { result: given(token) };
  });

  serve(http, contract.addBank, async ({ body }, context) => {
    const session = await own(context, body);
    const { providerId, keyword, months, from } = body;
    const asked = { providerId, keyword, months, mobile: from === 'mobile' };
    return { result: await links.start(session, asked, context.actor) };
  });

  serve(http, contract.userLogout, async ({ body }, context) => {
    await sessions.end(await own(context, body));
    return { result: {} };
  });

  serve(http, contract.settleLink, async ({ params }, context) => {
    const whose = await agreed(who(context), params.id);
    const settled = await links.settle(whose, params.link, context.actor);
    return { result: { ...settled, accounts: settled.accounts.map(accountHead) } };
  });

  serve(http, contract.getAccounts, async ({ body }, context) => {
    const { sessions: opened } = await theirs(context, body);
    return { result: { account: given(await aggregator.accounts(opened)).map(wireAccount) } };
  });

  serve(http, contract.getAnalysis, async ({ body }, context) => {
    const whose = seen(who(context), body.applicantId);
    await theirs(context, body);
    const kept = (await accounts.list(whose)).find(({ id }) => id === body.accId);
    if (!kept) throw new Refusal('NOT_FOUND', 'This account is not here any more.');
    return { result: kept.content.analysis };
  });

  serve(http, contract.getDocument, async ({ body }, context) => {
    const { sessions: opened } = await theirs(context, body);
    return { result: { document: given(await aggregator.documents(opened, body.id)) } };
  });

  serve(http, contract.getDocumentById, async ({ body }, context) => {
    const { sessions: opened } = await theirs(context, body);
    const found = given(await aggregator.documents(opened)).filter(({ id }) => id === body.itemId);
    if (found.length === 0) throw new Refusal('NOT_FOUND', 'The bank keeps no such statement.');
    return { result: { document: found } };
  });

  const download = async (opened: Parameters<typeof aggregator.document>[0], item: string) => {
    const file = given(await aggregator.document(opened, item));
    return { id: item, name: `statement-${item}.pdf`, docContent: file.toString('base64') };
  };
  serve(http, contract.downloadDocument, async ({ body }, context) => ({
    result: await download((await own(context, body)).sessions, body.itemId),
  }));
  serve(http, contract.downloadDocumentById, async ({ body }, context) => ({
    result: await download((await theirs(context, body)).sessions, body.itemId),
  }));

  serve(http, contract.bankStatementPdf, async ({ body }, context) => {
    const whose = seen(who(context), body.applicantId);
    await accounts.read(whose, body.accountId);
    return { result: `/api/applicants/${body.applicantId}/bank/accounts/${body.accountId}/export?as=pdf` };
  });

  serve(http, contract.statementParseAndCommit, async ({ body }, context) => {
    const [file] = context.files;
    if (!file || file.bytes.length === 0)
      throw new Refusal('BAD_REQUEST', 'Choose a statement to send.', [
        { path: 'file', message: 'Choose a statement to send.' },
      ]);
    const whose = await agreed(who(context), body.applicantId);
    const { account, openedWith } = await bank.upload(
      whose,
      {
        name: file.name,
        bytes: file.bytes,
        password: body.password,
        usualPasswords: body.usualPasswords === 'Y',
        asked: askedMonths(body.from, body.to, http.clock.now()),
        accountId: body.accountId,
      },
      context.actor,
    );
    const { opening, closing, rows, proof } = wholeAccount(account);
    return { result: { ...accountHead(account), opening, closing, rows, proof, openedWith } };
  });

  serve(http, contract.verifyNetBanking, async ({ body }, context) => {
    const whose = await agreed(who(context), body.applicantId);
    return { result: await bank.netBanking(whose, body, context.actor) };
  });

  serve(http, contract.getBankStatement, async ({ params }, context) => {
    const chosen = await accounts.chosen(seen(who(context), params.applicantId));
    return { result: chosen?.content.record ?? null };
  });

  serve(http, contract.putBankStatement, async ({ params, body }, context) => {
    const whose = await agreed(who(context), params.applicantId);
    const { content } = await accounts.choose(whose, body.data.accountId, context.actor);
    return { result: content.record };
  });

  serve(http, contract.listBankAccounts, async ({ params }, context) => ({
    result: (await accounts.list(seen(who(context), params.id))).map(accountHead),
  }));

  serve(http, contract.readBankAccount, async ({ params }, context) => ({
    result: wholeAccount(await accounts.read(seen(who(context), params.id), params.account)),
  }));

  serve(http, contract.removeBankAccount, async ({ params }, context) => {
    await accounts.remove(seen(who(context), params.id), params.account, context.actor);
    return { result: {} };
  });

  serve(http, contract.listBankSources, async ({ params }, context) => ({
    result: await bank.sources(seen(who(context), params.id)),
  }));

  serve(http, contract.askLenderForHelp, async ({ params, body }, context) => {
    await bank.help.ask(seen(who(context), params.id), body.reason ?? '', context.actor);
    return { result: {}, message: 'The lender knows. They will tell you how to go on.' };
  });

  serve(http, contract.readBankHelp, async ({ params }, context) => ({
    result: await bank.help.last(seen(who(context), params.id)),
  }));
}

const wireAccount = ({ id, institution, accountType, maskedNumber, holder, balance }: LinkedAccount) => ({
  id,
  accountName: holder.name,
  providerName: institution,
  accountNumber: maskedNumber,
  accountType,
  balance,
});
