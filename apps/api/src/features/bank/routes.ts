import * as contract from '@pramaan/contract/calls/bank.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { shownTo } from '../../http/shown-to.ts';
import type { BankAggregator, LinkedAccount } from '../../providers/bank-aggregator/port.ts';
import type { AaConsents } from './aa-consents.ts';
import { askedMonths, type FromUpload } from './from-upload.ts';
import type { HelpRequests } from './help-requests.ts';
import type { BankLinks } from './links.ts';
import type { FromNetBanking } from './net-banking.ts';
import { type BankSessions, given } from './sessions.ts';
import { accountHead, wholeAccount } from './shown-account.ts';
import type { BankSourceList } from './sources.ts';
import type { StoredAccounts } from './stored-accounts.ts';
import { agreedTo, seen } from './whose.ts';

export interface Bank {
  accounts: StoredAccounts;
  sessions: BankSessions;
  links: BankLinks;
  consents: AaConsents;
  sources: BankSourceList;
  upload: FromUpload;
  netBanking: FromNetBanking;
  help: HelpRequests;
  aggregator: BankAggregator;
}

/** What the functions below share. */
interface Deps {
  http: Http;
  bank: Bank;
}

const agreed = ({ http }: Deps, principal: Principal, applicant: string) =>
  agreedTo(http, principal, applicant);

async function own(
  { bank: { sessions } }: Deps,
  context: Parameters<typeof who>[0],
  body: { cSess: string; uSess: string },
) {
  const principal = who(context);
  const { cSess, uSess } = body;
  return sessions.find(principal.lender, { cSess, uSess }, { opener: principal.id });
}

async function theirs(
  { bank: { sessions } }: Deps,
  context: Parameters<typeof who>[0],
  body: { cSess: string; uSess: string; applicantId: string },
) {
  const { cSess, uSess, applicantId } = body;
  return sessions.find(who(context).lender, { cSess, uSess }, { applicant: applicantId });
}

async function download(
  { bank: { aggregator } }: Deps,
  opened: Parameters<typeof aggregator.document>[0],
  item: string,
) {
  const file = given(await aggregator.document(opened, item));
  return { id: item, name: `statement-${item}.pdf`, docContent: file.toString('base64') };
}

function serveOpenBankSession(deps: Deps): void {
  serve(deps.http, contract.openBankSession, async ({ body }, context) => {
    const principal = who(context);
    return {
      result: await deps.bank.sessions.open(
        await agreed(deps, principal, body.applicantId),
        principal.id,
        context.actor,
      ),
    };
  });
}

function serveGetProviders(deps: Deps): void {
  serve(deps.http, contract.getProviders, async ({ body }, context) => {
    const { sessions: opened } = await own(deps, context, body);
    const found = await deps.bank.aggregator.providers(opened, body.name ?? '');
    if (!found.ok && found.reason !== 'session_ended') throw new ApiError('BANK_SEARCH_FAILED');
    return { result: { provider: given(found) } };
  });
}

function serveGetProvidersById(deps: Deps): void {
  serve(deps.http, contract.getProvidersById, async ({ body }, context) => {
    const { sessions: opened } = await own(deps, context, body);
    const found = await deps.bank.aggregator.provider(opened, body.id);
    if (!found.ok && found.reason !== 'session_ended') throw new ApiError('BANK_SEARCH_FAILED');
    return { result: { provider: [given(found)] } };
  });
}

function serveGetToken(deps: Deps): void {
  serve(deps.http, contract.getToken, async ({ body }, context) => {
    const { sessions: opened } = await own(deps, context, body);
    const token = await deps.bank.aggregator.token(opened);
    if (!token.ok && token.reason === 'refused') throw new ApiError('BANK_TOKEN_REFUSED');
    return { result: given(token) };
  });
}

function serveAddBank(deps: Deps): void {
  serve(deps.http, contract.addBank, async ({ body }, context) => {
    const session = await own(deps, context, body);
    const { providerId, keyword, months, from } = body;
    const asked = { providerId, keyword, months, mobile: from === 'mobile' };
    return { result: await deps.bank.links.start(session, asked, context.actor) };
  });
}

function serveUserLogout(deps: Deps): void {
  serve(deps.http, contract.endBankSession, async ({ body }, context) => {
    await deps.bank.sessions.end(await own(deps, context, body));
    return { result: {} };
  });
}

function serveSettleLink(deps: Deps): void {
  serve(deps.http, contract.settleLink, async ({ params }, context) => {
    const whose = await agreed(deps, who(context), params.id);
    const settled = await deps.bank.links.settle(whose, params.link, context.actor);
    return { result: { ...settled, accounts: settled.accounts.map(accountHead) } };
  });
}

function serveGetAccounts(deps: Deps): void {
  serve(deps.http, contract.getAccounts, async ({ body }, context) => {
    const { sessions: opened } = await theirs(deps, context, body);
    return { result: { account: given(await deps.bank.aggregator.accounts(opened)).map(wireAccount) } };
  });
}

function serveGetAnalysis(deps: Deps): void {
  serve(deps.http, contract.getAnalysis, async ({ body }, context) => {
    const whose = seen(who(context), body.applicantId);
    await theirs(deps, context, body);
    const stored = (await deps.bank.accounts.list(whose)).find(({ id }) => id === body.accId);
    if (!stored) throw new ApiError('NOT_FOUND', 'This account is no longer available.');
    return { result: shownTo(who(context), stored.content.analysis) };
  });
}

function serveGetDocument(deps: Deps): void {
  serve(deps.http, contract.getDocument, async ({ body }, context) => {
    const { sessions: opened } = await theirs(deps, context, body);
    return { result: { document: given(await deps.bank.aggregator.documents(opened, body.id)) } };
  });
}

function serveGetDocumentById(deps: Deps): void {
  serve(deps.http, contract.getDocumentById, async ({ body }, context) => {
    const { sessions: opened } = await theirs(deps, context, body);
    const found = given(await deps.bank.aggregator.documents(opened)).filter(({ id }) => id === body.itemId);
    if (found.length === 0) throw new ApiError('NOT_FOUND', 'The bank does not have this statement.');
    return { result: { document: found } };
  });
}

function serveDownloadDocument(deps: Deps): void {
  serve(deps.http, contract.downloadDocument, async ({ body }, context) => ({
    result: await download(deps, (await own(deps, context, body)).sessions, body.itemId),
  }));
}

function serveDownloadDocumentById(deps: Deps): void {
  serve(deps.http, contract.downloadDocumentById, async ({ body }, context) => ({
    result: await download(deps, (await theirs(deps, context, body)).sessions, body.itemId),
  }));
}

function serveBankStatementPdf({ http, bank: { accounts } }: Deps): void {
  serve(http, contract.createBankStatementPdf, async ({ body }, context) => {
    const whose = seen(who(context), body.applicantId);
    await accounts.read(whose, body.accountId);
    return { result: `/api/applicants/${body.applicantId}/bank/accounts/${body.accountId}/export?as=pdf` };
  });
}

function serveStatementParseAndCommit(deps: Deps): void {
  serve(deps.http, contract.uploadBankStatement, async ({ body }, context) => {
    const [file] = context.files;
    if (!file || file.bytes.length === 0)
      throw new ApiError('BAD_REQUEST', 'Choose a statement to send.', [
        { path: 'file', message: 'Choose a statement to send.' },
      ]);
    const whose = await agreed(deps, who(context), body.applicantId);
    const { account, openedWith } = await deps.bank.upload(
      whose,
      {
        name: file.name,
        bytes: file.bytes,
        password: body.password,
        usualPasswords: body.usualPasswords === 'Y',
        asked: askedMonths(body.from, body.to, deps.http.clock.now()),
        accountId: body.accountId,
      },
      context.actor,
    );
    const { opening, closing, rows, proof } = wholeAccount(account);
    const whole = { ...accountHead(account), opening, closing, rows, proof, openedWith };
    return { result: shownTo(who(context), whole) };
  });
}

function serveVerifyNetBanking(deps: Deps): void {
  serve(deps.http, contract.verifyNetBanking, async ({ body }, context) => {
    const whose = await agreed(deps, who(context), body.applicantId);
    return { result: await deps.bank.netBanking(whose, body, context.actor) };
  });
}

function serveGetBankStatement({ http, bank: { accounts } }: Deps): void {
  serve(http, contract.getBankStatement, async ({ params }, context) => {
    const chosen = await accounts.chosen(seen(who(context), params.applicantId));
    return { result: shownTo(who(context), chosen?.content.record ?? null) };
  });
}

function servePutBankStatement(deps: Deps): void {
  serve(deps.http, contract.putBankStatement, async ({ params, body }, context) => {
    const whose = await agreed(deps, who(context), params.applicantId);
    const { content } = await deps.bank.accounts.choose(whose, body.data.accountId, context.actor);
    return { result: shownTo(who(context), content.record) };
  });
}

function serveListBankAccounts({ http, bank: { accounts } }: Deps): void {
  serve(http, contract.listBankAccounts, async ({ params }, context) => ({
    result: (await accounts.list(seen(who(context), params.id))).map(accountHead),
  }));
}

function serveReadBankAccount({ http, bank: { accounts } }: Deps): void {
  serve(http, contract.readBankAccount, async ({ params }, context) => ({
    result: shownTo(
      who(context),
      wholeAccount(await accounts.read(seen(who(context), params.id), params.account)),
    ),
  }));
}

function serveRemoveBankAccount({ http, bank: { accounts } }: Deps): void {
  serve(http, contract.removeBankAccount, async ({ params }, context) => {
    await accounts.remove(seen(who(context), params.id), params.account, context.actor);
    return { result: {} };
  });
}

function serveListBankSources({ http, bank }: Deps): void {
  serve(http, contract.listBankSources, async ({ params }, context) => ({
    result: await bank.sources(seen(who(context), params.id)),
  }));
}

function serveRequestBankHelp({ http, bank }: Deps): void {
  serve(http, contract.requestBankHelp, async ({ params, body }, context) => {
    await bank.help.ask(seen(who(context), params.id), body.reason ?? '', context.actor);
    return { result: {}, message: 'The lender was told and will contact you.' };
  });
}

function serveReadBankHelp({ http, bank }: Deps): void {
  serve(http, contract.readBankHelp, async ({ params }, context) => ({
    result: await bank.help.last(seen(who(context), params.id)),
  }));
}

/** Bank linking, consents, statements and what they say (P §2.5–2.6, C §7; product §9). */
export function bankRoutes(http: Http, bank: Bank): void {
  const deps = { http, bank };
  serveOpenBankSession(deps);
  serveGetProviders(deps);
  serveGetProvidersById(deps);
  serveGetToken(deps);
  serveAddBank(deps);
  serveUserLogout(deps);
  serveSettleLink(deps);
  serveGetAccounts(deps);
  serveGetAnalysis(deps);
  serveGetDocument(deps);
  serveGetDocumentById(deps);
  serveDownloadDocument(deps);
  serveDownloadDocumentById(deps);
  serveBankStatementPdf(deps);
  serveStatementParseAndCommit(deps);
  serveVerifyNetBanking(deps);
  serveGetBankStatement(deps);
  servePutBankStatement(deps);
  serveListBankAccounts(deps);
  serveReadBankAccount(deps);
  serveRemoveBankAccount(deps);
  serveListBankSources(deps);
  serveRequestBankHelp(deps);
  serveReadBankHelp(deps);
}

const wireAccount = ({ id, institution, accountType, maskedNumber, holder, balance }: LinkedAccount) => ({
  id,
  accountName: holder.name,
  providerName: institution,
  accountNumber: maskedNumber,
  accountType,
  balance,
});
