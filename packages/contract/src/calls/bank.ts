import * as z from 'zod/mini';
import { banks, statementBanks } from '../banks.ts';
import { call } from '../define.ts';
import { account, accountHead, analysis, proof, transaction, trouble } from './bank-shapes.ts';
import { check, done, id, optionalShort, short } from './shapes.ts';

/** The aggregator's two sessions (C §7): the server gave them out, and takes only its own back. */
const session = (what: string) => short(what, 400);
const sessions = { cSess: session('the cobrand session'), uSess: session('the user session') };
const ydlId = short('the aggregator’s id', 100);
const aboutApplicant = { applicantId: id, ydlId, ...sessions };
const applicantParams = z.strictObject({ id });
const month = (what: string) =>
  z
    .string(`Say the ${what} month.`)
    .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'A month reads like 2026-04.'));

/** Opens the aggregator's sessions for a person. They go into the external page, so they are the person's own. */
export const openBankSession = call({
  method: 'POST',
  path: '/users/bankSession',
  title: 'Open a bank aggregator session',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({ applicantId: id }),
  result: z.object({ cSess: z.string(), uSess: z.string(), ydlId: z.string() }),
  errors: ['NO_CONSENT', 'BANK_SOURCE_DOWN'],
});

const provider = z.object({ id: z.string(), name: z.string(), asksForCode: z.boolean() });

export const getProviders = call({
  method: 'POST',
  path: '/users/getProviders',
  title: 'Search banks at the aggregator',
  access: 'signed-in',
  body: z.strictObject({ ...sessions, name: optionalShort('the name of the bank', 100) }),
  result: z.object({ provider: z.array(provider) }),
  errors: ['BANK_SEARCH_FAILED', 'BANK_SESSION_EXPIRED'],
});

export const getProvidersById = call({
  method: 'POST',
  path: '/users/getProvidersById',
  title: 'Get a bank at the aggregator',
  access: 'signed-in',
  body: z.strictObject({ ...sessions, id: short('the bank', 60) }),
  result: z.object({ provider: z.array(provider) }),
  errors: ['BANK_SEARCH_FAILED', 'BANK_SESSION_EXPIRED'],
});

/** The single-use token of the external page. */
export const getToken = call({
  method: 'POST',
  path: '/users/getToken',
  title: 'Create a token for the aggregator’s page',
  access: 'signed-in',
  body: z.strictObject(sessions),
  result: z.string(),
  errors: ['BANK_TOKEN_REFUSED', 'BANK_SESSION_EXPIRED'],
});

/** Begins a link: the hidden form that the browser posts to the external page (P §2.5). */
export const addBank = call({
  method: 'POST',
  path: '/users/addbank',
  title: 'Start linking a bank account',
  access: 'signed-in',
  body: z.strictObject({
    ...sessions,
    providerId: optionalShort('the bank', 60),
    keyword: optionalShort('the search', 100),
    /** Where the external page sends the person back: the desktop's page or the phone's. */
    from: z.optional(z.enum(['desktop', 'mobile'], 'Choose desktop or mobile.')),
    months: z.optional(
      z.number('Enter the number of months, 1 to 24.').check(z.int(), z.minimum(1), z.maximum(24)),
    ),
  }),
  result: z.object({
    linkId: z.string(),
    form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  errors: ['BANK_TOKEN_REFUSED', 'BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

const linkState = z.enum(['started', 'working', 'linked', 'partial', 'failed', 'abandoned']);

/** What is true of a link: the server asks the aggregator, whatever the callback said. Takes in what came. */
export const settleLink = call({
  method: 'POST',
  path: '/applicants/{id}/bank/links/{link}',
  title: 'Refresh a bank link',
  access: { may: 'verify', applicant: 'params.id' },
  params: z.strictObject({ id, link: id }),
  result: z.object({
    state: linkState,
    bank: z.string(),
    trouble: z.nullable(trouble),
    accounts: z.array(accountHead),
  }),
  errors: ['NOT_FOUND', 'BANK_SOURCE_DOWN'],
});

export const getAccounts = call({
  method: 'POST',
  path: '/users/getAccounts',
  title: 'List linked bank accounts',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject(aboutApplicant),
  result: z.object({
    account: z.array(
      z.object({
        id: z.string(),
        accountName: z.string(),
        providerName: z.string(),
        accountNumber: z.string(),
        accountType: z.string(),
        balance: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

export const getAnalysis = call({
  method: 'POST',
  path: '/users/getAnalysis',
  title: 'Get the analysis of a bank account',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject({ ...aboutApplicant, accId: short('the account', 100) }),
  result: analysis,
  errors: ['NOT_FOUND', 'BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

const documents = z.object({
  document: z.array(z.object({ id: z.string(), accountId: z.string(), name: z.string() })),
});

export const getDocument = call({
  method: 'POST',
  path: '/users/getDocument',
  title: 'List bank statements at the aggregator',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject({ ...aboutApplicant, id: short('the account', 100) }),
  result: documents,
  errors: ['BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

export const getDocumentById = call({
  method: 'POST',
  path: '/bank/getDocumentById',
  title: 'Get a bank statement at the aggregator',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject({ ...aboutApplicant, itemId: short('the statement', 100) }),
  result: documents,
  errors: ['NOT_FOUND', 'BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

/** A file in the reply, base64. */
const download = z.object({ id: z.string(), name: z.string(), docContent: z.string() });

export const downloadDocument = call({
  method: 'POST',
  path: '/users/downloadDocument',
  title: 'Download a bank statement from the aggregator',
  access: 'signed-in',
  body: z.strictObject({ ...sessions, id: short('the account', 100), itemId: short('the statement', 100) }),
  result: download,
  errors: ['NOT_FOUND', 'BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

export const downloadDocumentById = call({
  method: 'POST',
  path: '/bank/downloadDocumentById',
  title: 'Download a bank statement by its id',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject({ ...aboutApplicant, itemId: short('the statement', 100) }),
  result: download,
  errors: ['NOT_FOUND', 'BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'],
});

/** The statement as a PDF of ours: a link that downloads it. */
export const createBankStatementPdf = call({
  method: 'POST',
  path: '/users/bankstatementpdf',
  title: 'Create a bank statement PDF',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    type: z.literal('pdf', 'The type is pdf.'),
    accountId: id,
  }),
  result: z.string(),
  errors: ['NOT_FOUND'],
});

export const endBankSession = call({
  method: 'POST',
  path: '/users/userLogout',
  title: 'End a bank aggregator session',
  access: 'signed-in',
  body: z.strictObject(sessions),
  result: done,
});

const bankNames = new Set([...banks.map(({ id: bank }) => bank), ...statementBanks]);

/** A statement file: read, proved and kept as an account. Several files of one account are read as one. */
export const uploadBankStatement = call({
  method: 'POST',
  path: '/users/statementParseAndCommit',
  title: 'Upload a bank statement',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    ydlId: z.optional(z.string().check(z.maxLength(100))),
    cSess: z.optional(z.string().check(z.maxLength(400))),
    uSess: z.optional(z.string().check(z.maxLength(400))),
    bankName: z.optional(
      z.string().check(z.refine((name) => bankNames.has(name), 'Choose the bank from the list.')),
    ),
    /** Used once and never kept. */
    password: z.optional(z.string().check(z.maxLength(128, 'A password has at most 128 characters.'))),
    usualPasswords: z.optional(z.literal('Y', 'Send Y to let us try the usual passwords.')),
    /** Months the lender asks for. */
    from: z.optional(month('first')),
    to: z.optional(month('last')),
    /** The account that this file goes on with. */
    accountId: z.optional(id),
  }),
  files: ['file'],
  result: z.object({
    ...accountHead.shape,
    opening: z.nullable(z.number()),
    closing: z.nullable(z.number()),
    rows: z.array(transaction),
    proof,
    openedWith: z.nullable(z.string()),
  }),
  errors: ['NO_CONSENT', 'FILE_REFUSED', 'FILE_LOCKED', 'TOO_LARGE', 'NOT_FOUND', 'FILES_BUSY'],
});

/** Net banking: the person's own bank answers the payload; null when it does not (C §7). */
export const verifyNetBanking = call({
  method: 'POST',
  path: '/users/netBanking',
  title: 'Verify net banking',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    bankName: short('the bank', 60),
    userId: short('the user id', 100),
    password: short('the password', 128),
  }),
  result: z.nullable(z.object({ account, transactions: z.array(transaction) })),
  errors: ['NO_CONSENT'],
});

/** The saved statement, in the product's own shape (C §3). */
export const getBankStatement = call({
  method: 'GET',
  path: '/applicants/{applicantId}/income/bank-statement',
  title: 'Get the bank statement',
  access: { may: 'see', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id }),
  result: z.nullable(z.object({ account, transactions: z.array(transaction) })),
});

/** Saves which account is the statement of the file. What it says comes from the account, never from the caller. */
export const putBankStatement = call({
  method: 'PUT',
  path: '/applicants/{applicantId}/income/bank-statement',
  title: 'Choose the bank statement',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id }),
  body: z.strictObject({
    type: short('the type', 40),
    data: z.object({ accountId: id }),
  }),
  result: z.object({ account, transactions: z.array(transaction) }),
  errors: ['NOT_FOUND'],
});

export const listBankAccounts = call({
  method: 'GET',
  path: '/applicants/{id}/bank/accounts',
  title: 'List bank accounts',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantParams,
  result: z.array(accountHead),
});

const accountParams = z.strictObject({ id, account: id });

export const readBankAccount = call({
  method: 'GET',
  path: '/applicants/{id}/bank/accounts/{account}',
  title: 'Get a bank account',
  access: { may: 'see', applicant: 'params.id' },
  params: accountParams,
  result: z.object({
    ...accountHead.shape,
    opening: z.nullable(z.number()),
    closing: z.nullable(z.number()),
    rows: z.array(transaction),
    proof,
    analysis,
    checks: z.array(check),
  }),
  errors: ['NOT_FOUND'],
});

export const removeBankAccount = call({
  method: 'DELETE',
  path: '/applicants/{id}/bank/accounts/{account}',
  title: 'Remove a bank account',
  access: { may: 'verify', applicant: 'params.id' },
  params: accountParams,
  result: done,
  errors: ['NOT_FOUND'],
});

/** The rows as a spreadsheet, or the statement as a PDF: an attachment. */
export const exportBankAccount = call({
  method: 'GET',
  path: '/applicants/{id}/bank/accounts/{account}/export',
  title: 'Export a bank account',
  access: { may: 'see', applicant: 'params.id' },
  params: accountParams,
  query: z.strictObject({ as: z.enum(['pdf', 'xlsx', 'csv'], 'Choose pdf, xlsx or csv.') }),
  result: z.object({}),
  errors: ['NOT_FOUND'],
});

/** The ways to bring a statement, best first, and how each does right now. */
export const listBankSources = call({
  method: 'GET',
  path: '/applicants/{id}/bank/sources',
  title: 'List bank statement sources',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantParams,
  result: z.array(
    z.object({
      /** `aa:` and the name of an Account Aggregator, `aggregator`, `upload`, `ask-lender`. */
      id: z.string(),
      source: z.string(),
      name: z.string(),
      health: z.enum(['up', 'slow', 'down']),
      /** Why it is not the first to try now, for this person; blank when it is. */
      reason: z.string(),
    }),
  ),
});

/** The last resort: the lender is told that the person cannot bring a statement by themselves. */
export const requestBankHelp = call({
  method: 'POST',
  path: '/applicants/{id}/bank/help',
  title: 'Request help with the bank statement',
  access: { may: 'verify', applicant: 'params.id' },
  params: applicantParams,
  body: z.strictObject({ reason: optionalShort('what went wrong', 500) }),
  result: done,
});

export const readBankHelp = call({
  method: 'GET',
  path: '/applicants/{id}/bank/help',
  title: 'Get the help request',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantParams,
  result: z.nullable(z.object({ reason: z.string(), askedAt: z.string() })),
});
