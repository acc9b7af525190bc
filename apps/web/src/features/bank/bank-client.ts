import type * as bank from '@pramaan/contract/calls/bank.ts';
import type * as consents from '@pramaan/contract/calls/bank-consents.ts';
import type * as consent from '@pramaan/contract/calls/consent.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const see: Access = { may: 'see', applicant: 'params.id' };
const verify: Access = { may: 'verify', applicant: 'params.id' };
const account = '/applicants/{id}/bank/accounts/{account}';
const consentsPath = '/applicants/{id}/bank/consents';

/**
 * The calls of the bank screens, by their addresses: the contract's schemas stay away from pages that are opened on
 * cheap phones (decision 0012). `bank-client.test.ts` holds each line to the contract's own call.
 */
export const bankClient = {
  openBankSession: route<typeof bank.openBankSession>('POST', '/users/bankSession', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  getProviders: route<typeof bank.getProviders>('POST', '/users/getProviders', 'signed-in'),
  addBank: route<typeof bank.addBank>('POST', '/users/addbank', 'signed-in'),
  settleLink: route<typeof bank.settleLink>('POST', '/applicants/{id}/bank/links/{link}', verify),
  uploadBankStatement: route<typeof bank.uploadBankStatement>('POST', '/users/statementParseAndCommit', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  putBankStatement: route<typeof bank.putBankStatement>(
    'PUT',
    '/applicants/{applicantId}/income/bank-statement',
    { may: 'verify', applicant: 'params.applicantId' },
  ),
  listBankSources: route<typeof bank.listBankSources>('GET', '/applicants/{id}/bank/sources', see),
  listBankAccounts: route<typeof bank.listBankAccounts>('GET', '/applicants/{id}/bank/accounts', see),
  readBankAccount: route<typeof bank.readBankAccount>('GET', account, see),
  removeBankAccount: route<typeof bank.removeBankAccount>('DELETE', account, verify),
  exportBankAccount: route<typeof bank.exportBankAccount>('GET', `${account}/export`, see),
  requestBankHelp: route<typeof bank.requestBankHelp>('POST', '/applicants/{id}/bank/help', verify),
  readBankHelp: route<typeof bank.readBankHelp>('GET', '/applicants/{id}/bank/help', see),
  requestAaConsent: route<typeof consents.requestAaConsent>('POST', consentsPath, verify),
  listAaConsents: route<typeof consents.listAaConsents>('GET', consentsPath, see),
  settleAaConsent: route<typeof consents.settleAaConsent>('POST', `${consentsPath}/{consent}`, verify),
  revokeAaConsent: route<typeof consents.revokeAaConsent>('DELETE', `${consentsPath}/{consent}`, verify),
  giveConsent: route<typeof consent.giveConsent>('POST', '/applicants/{id}/consents', {
    may: 'consent',
    applicant: 'params.id',
  }),
} as const;
