import type * as bank from '@pramaan/contract/calls/bank.ts';
import type * as consents from '@pramaan/contract/calls/bank-consents.ts';
import type * as consent from '@pramaan/contract/calls/consent.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../../lib/call-line.ts';

const see: Access = { may: 'see', applicant: 'params.id' };
const verify: Access = { may: 'verify', applicant: 'params.id' };
const account = '/applicants/{id}/bank/accounts/{account}';
const consentsPath = '/applicants/{id}/bank/consents';

/**
 * The calls of the bank screens, by their addresses: the contract's schemas stay away from pages that are opened on
 * cheap phones (decision 0012). `bank-lines.test.ts` holds each line to the contract's own call.
 */
export const bankLines = {
  openBankSession: line<typeof bank.openBankSession>('POST', '/users/bankSession', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  getProviders: line<typeof bank.getProviders>('POST', '/users/getProviders', 'signed-in'),
  addBank: line<typeof bank.addBank>('POST', '/users/addbank', 'signed-in'),
  settleLink: line<typeof bank.settleLink>('POST', '/applicants/{id}/bank/links/{link}', verify),
  statementParseAndCommit: line<typeof bank.statementParseAndCommit>(
    'POST',
    '/users/statementParseAndCommit',
    { may: 'verify', applicant: 'body.applicantId' },
  ),
  putBankStatement: line<typeof bank.putBankStatement>(
    'PUT',
    '/applicants/{applicantId}/income/bank-statement',
    { may: 'verify', applicant: 'params.applicantId' },
  ),
  listBankSources: line<typeof bank.listBankSources>('GET', '/applicants/{id}/bank/sources', see),
  listBankAccounts: line<typeof bank.listBankAccounts>('GET', '/applicants/{id}/bank/accounts', see),
  readBankAccount: line<typeof bank.readBankAccount>('GET', account, see),
  removeBankAccount: line<typeof bank.removeBankAccount>('DELETE', account, verify),
  exportBankAccount: line<typeof bank.exportBankAccount>('GET', `${account}/export`, see),
  askLenderForHelp: line<typeof bank.askLenderForHelp>('POST', '/applicants/{id}/bank/help', verify),
  readBankHelp: line<typeof bank.readBankHelp>('GET', '/applicants/{id}/bank/help', see),
  askAaConsent: line<typeof consents.askAaConsent>('POST', consentsPath, verify),
  listAaConsents: line<typeof consents.listAaConsents>('GET', consentsPath, see),
  settleAaConsent: line<typeof consents.settleAaConsent>('POST', `${consentsPath}/{consent}`, verify),
  revokeAaConsent: line<typeof consents.revokeAaConsent>('DELETE', `${consentsPath}/{consent}`, verify),
  giveConsent: line<typeof consent.giveConsent>('POST', '/applicants/{id}/consents', {
    may: 'consent',
    applicant: 'params.id',
  }),
} as const;
