import type * as calls from '@pramaan/contract/calls/bank.ts';
import type * as consentCalls from '@pramaan/contract/calls/bank-consents.ts';
import type * as phoneCalls from '@pramaan/contract/calls/bank-phone.ts';
import type { Reference } from './entry.ts';

const sessionNote = 'Needs the session tokens `cSess` and `uSess` of `POST /users/bankSession`.';
const heads = {
  period: 'First and last day that the statement covers.',
  from: 'First day or month.',
  to: 'Last day or month.',
  source: 'Where the data came from, strongest first: account-aggregator, aggregator, net-banking, upload.',
  asked: 'Months that the lender asks for (YYYY-MM).',
  name: 'Name.',
  type: 'CREDIT or DEBIT.',
  transactions: 'Number of transactions, or the transactions themselves.',
};
const figures = {
  ...heads,
  balance: 'Balance at the end of the day in paise.',
  months: 'One entry for each month.',
  kind: 'Kind of difference.',
  text: 'The value as text.',
  row: 'Index of the transaction; `null` if it concerns the whole statement.',
};
const documentFields = {
  id: 'Account id or statement id at the aggregator.',
  accountId: 'Account id at the aggregator.',
  name: 'File name of the statement.',
};

export const bank: Reference<typeof calls> = {
  openBankSession: {
    description:
      'Opens the two sessions that the bank aggregator needs for an applicant. Send the tokens back with the calls that need them. The applicant must have consented to sharing bank data.',
  },
  getProviders: {
    description: `Searches the banks that the aggregator supports. Without a name, popular banks are returned. ${sessionNote}`,
    fields: { name: 'Part of the bank’s name.', id: 'Bank id at the aggregator.' },
  },
  getProvidersById: {
    description: `Returns one bank that the aggregator supports. ${sessionNote}`,
    fields: { id: 'Bank id at the aggregator.', name: 'Name of the bank.' },
  },
  getToken: { description: `Creates a single-use token for the aggregator’s own page. ${sessionNote}` },
  addBank: {
    description: `Starts linking a bank account. Returns a form that the browser posts to the aggregator’s page (\`form.action\`, \`form.fields\`). ${sessionNote}`,
    fields: {
      providerId: 'Bank id at the aggregator.',
      from: 'Page to return to: `desktop` or `mobile`.',
      months: 'Months of transactions to fetch: 1 to 24. Default: 6.',
      form: 'Form that the browser posts.',
    },
  },
  settleLink: {
    description:
      'Asks the aggregator for the state of a bank link, and stores the accounts that became available. Call it when the person returns from the aggregator’s page.',
    fields: {
      ...heads,
      link: 'Id of the link, from `POST /users/addbank`.',
      bank: 'Name of the bank.',
      state: 'State of the link.',
    },
  },
  getAccounts: {
    description: `Lists the accounts that are linked at the aggregator. ${sessionNote}`,
    fields: {
      id: 'Account id at the aggregator.',
      balance: 'Balance in rupees as text; `null` if it is not known.',
    },
  },
  getAnalysis: {
    description: `Returns the analysis of a linked account: income, instalments, balances, bounced payments, recurring and circular payments. Amounts are in paise. \`rows\` are indexes into the transactions that each figure is based on. ${sessionNote}`,
    fields: figures,
  },
  getDocument: {
    description: `Lists the statements that the bank holds for an account. ${sessionNote}`,
    fields: documentFields,
  },
  getDocumentById: {
    description: `Returns one statement that the bank holds. ${sessionNote}`,
    fields: documentFields,
  },
  downloadDocument: {
    description: `Downloads a statement that the bank holds. \`docContent\` is the file in base64. ${sessionNote}`,
    fields: documentFields,
  },
  downloadDocumentById: {
    description: `Downloads a statement by its id alone. \`docContent\` is the file in base64. ${sessionNote}`,
    fields: documentFields,
  },
  createBankStatementPdf: {
    description: 'Makes a PDF of a stored bank statement. Returns the URL from which it is downloaded.',
    fields: { type: 'Always `pdf`.' },
  },
  endBankSession: { description: `Ends the sessions at the bank aggregator. ${sessionNote}` },
  uploadBankStatement: {
    description:
      'Reads a bank statement (PDF, XLSX, XLS or CSV, at most 10 MB), checks every balance and stores it as an account. Several files of the same account are joined: send the `accountId` of the first. `opening` and `closing` are in paise. The applicant must have consented to sharing bank data.',
    fields: {
      ...figures,
      ydlId: 'Accepted for compatibility and ignored.',
      cSess: 'Accepted for compatibility and ignored.',
      uSess: 'Accepted for compatibility and ignored.',
      from: 'Request: first month that the lender asks for (YYYY-MM). Reply: first day covered.',
      to: 'Request: last month that the lender asks for (YYYY-MM). Reply: last day covered.',
      accountId: 'Account that this file continues. Left out: a new account.',
    },
  },
  verifyNetBanking: {
    description:
      'Logs in to the applicant’s net banking and returns the account with its transactions, or `null` if the bank does not answer. User id and password are used once and not stored.',
    fields: { ...heads, password: 'Net-banking password. It is not stored.' },
  },
  getBankStatement: {
    description:
      'Returns the bank statement that was chosen for the application, or `null` if there is none. Amounts are rupees as text.',
    fields: heads,
  },
  putBankStatement: {
    description:
      'Chooses a stored account as the bank statement of the application. Its contents are taken from the stored account; transactions that the caller sends are not accepted.',
    fields: { ...heads, type: 'Method, like `bankStatement`.', data: 'The account to use.' },
  },
  listBankAccounts: {
    description:
      'Lists the bank accounts stored for an applicant, each with its period, months received and integrity findings.',
    fields: heads,
  },
  readBankAccount: {
    description:
      'Returns one stored bank account with transactions, balance check and analysis. Transaction amounts are rupees as text; `opening`, `closing` and all analysis amounts are paise.',
    fields: figures,
  },
  removeBankAccount: { description: 'Removes a bank account and its transactions from the application.' },
  exportBankAccount: {
    description: 'Downloads a stored bank account: the statement as PDF, or the transactions as XLSX or CSV.',
  },
  listBankSources: {
    description:
      'Lists the ways to provide a bank statement, recommended first, with the current health of each. `reason` says why a source is not recommended now.',
    fields: {
      id: 'Source: `aa:` and the name of an Account Aggregator, `aggregator`, `upload` or `ask-lender`. In the path: the applicant id.',
      name: 'Name of the source.',
      source: 'Kind of source.',
      reason: 'Why this source is not recommended now; blank if it is.',
    },
  },
  requestBankHelp: {
    description: 'Tells the lender that the applicant cannot provide a bank statement on their own.',
    fields: { reason: 'What went wrong, at most 500 characters.' },
  },
  readBankHelp: {
    description:
      'Returns the applicant’s last request for help with the bank statement, or `null` if there is none.',
    fields: { reason: 'What went wrong.' },
  },
};

const consentFields = {
  ...heads,
  purpose: 'Purpose of the consent: ReBIT code and text.',
  code: 'Code.',
  text: 'Text of the purpose.',
  accounts: 'Masked numbers of the accounts that are shared.',
  expiresAt: 'When the consent expires (ISO 8601).',
  state: 'State of the consent.',
  consent: 'Id of the consent (UUID).',
  aggregator: 'The Account Aggregator as the applicant chose it.',
};

export const bankConsents: Reference<typeof consentCalls> = {
  requestAaConsent: {
    description:
      'Requests a consent from an Account Aggregator. Returns the `url` at which the applicant approves it. The applicant must have consented to sharing bank data.',
    fields: {
      ...consentFields,
      connector: 'Name of the Account Aggregator, as listBankSources lists it after `aa:`.',
      mobile: 'Mobile number registered at the Account Aggregator. Default: the applicant’s.',
      months: 'Months of transactions to request: 1 to 24. Default: 6.',
      url: 'Page at which the applicant approves the consent.',
    },
  },
  listAaConsents: {
    description: 'Lists the Account Aggregator consents of an applicant with their current state.',
    fields: consentFields,
  },
  settleAaConsent: {
    description:
      'Asks the Account Aggregator for the state of a consent, and fetches the accounts once it is active. While `fetching` is true, call it again after a few seconds.',
    fields: consentFields,
  },
  revokeAaConsent: {
    description: 'Revokes a consent at the Account Aggregator. Data that was already fetched stays stored.',
    fields: consentFields,
  },
};

const pageNote = 'Needs no login: the four values of the page’s address are checked together.';

export const bankPhone: Reference<typeof phoneCalls> = {
  createBankPage: {
    description:
      'Creates the address of the bank page for a phone, `/addBank/{id}/{cSess}/{uSess}/{ydlId}`. It works without a login for 30 minutes. With `sms` it is sent to the applicant’s mobile number.',
    fields: {
      sms: 'True: send the link to the applicant by SMS.',
      link: 'Address of the page.',
      qr: 'The link as a QR code (SVG text).',
      sentTo: 'Masked mobile number that the SMS was sent to; blank without an SMS.',
    },
  },
  openBankPage: {
    description: `Checks the address of a bank page, and returns whose it is. ${pageNote}`,
    fields: { lender: 'Name of the lender.' },
  },
  getProvidersOnPhone: {
    description: `Searches the banks that the aggregator supports. ${pageNote}`,
    fields: { name: 'Part of the bank’s name.', id: 'Bank id at the aggregator.' },
  },
  addBankOnPhone: {
    description: `Starts linking a bank account. Returns a form that the browser posts to the aggregator’s page. ${pageNote}`,
    fields: bank.addBank.fields ?? {},
  },
  settleLinkOnPhone: {
    description: `Asks the aggregator for the state of a bank link, and stores the accounts that became available. The accounts are not returned. ${pageNote}`,
    fields: bank.settleLink.fields ?? {},
  },
};
