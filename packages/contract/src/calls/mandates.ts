import * as z from 'zod/mini';
import { call } from '../define.ts';
import { accountKinds, bankModes, mandateMethods } from '../mandates.ts';
import { offerList, ofOffer } from './offers.ts';

const see = { may: 'see', applicant: 'params.id' } as const;
const ownWord = { may: 'ownWord', applicant: 'params.id' } as const;
const ofMandate = {
  errors: ['NO_SUCH_APPLICANT', 'NOT_FOUND', 'MANDATE_CLOSED', 'BANK_SOURCE_DOWN'],
} as const;

/** What a mandate for the accepted offer would be, and the verified accounts that it can be for. */
export const previewMandate = call({
  method: 'GET',
  path: '/applicants/{id}/offers/{offer}/mandate',
  title: 'Preview the repayment mandate',
  access: see,
  params: ofOffer,
  result: z.object({
    limit: z.number(),
    firstDebit: z.string(),
    lastDebit: z.string(),
    /** Ways that are available here. */
    methods: z.array(z.enum(mandateMethods)),
    accounts: z.array(
      z.object({
        ref: z.string(),
        holder: z.string(),
        account: z.string(),
        ifsc: z.string(),
        bank: z.string(),
      }),
    ),
  }),
  errors: ['NO_SUCH_APPLICANT', 'NOT_FOUND'],
});

/** The person's own act: their browser then posts the form to the bank's page. */
export const beginMandate = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/mandate',
  title: 'Start a repayment mandate',
  access: ownWord,
  params: ofOffer,
  body: z.strictObject({
    account: z.string('Choose an account.').check(z.maxLength(60, 'Choose an account of the list.')),
    accountKind: z.enum(accountKinds, 'Choose SAVINGS or CURRENT.'),
    mode: z.enum(bankModes, 'Choose NetBanking, DebitCard or Aadhaar.'),
  }),
  result: z.object({ form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }) }),
  errors: [...ofMandate.errors, 'CONFLICT', 'SERVICE_OFF'],
});

/** The person's own act: the link opens their UPI app. Up to the limit of UPI AutoPay. */
export const beginUpiMandate = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/mandate/upi',
  title: 'Start a repayment mandate by UPI AutoPay',
  access: ownWord,
  params: ofOffer,
  /** `qr`: the link as SVG, for a person who reads this on another screen than their phone's. */
  result: z.object({ link: z.string(), qr: z.string() }),
  errors: [...ofMandate.errors, 'SERVICE_OFF'],
});

/** Asks the gateway for the answer to a request whose browser never came back. */
export const checkMandate = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/mandate/check',
  title: 'Check a repayment mandate',
  access: see,
  params: ofOffer,
  result: offerList,
  errors: [...ofMandate.errors, 'SERVICE_OFF'],
});

/** Gives up a request that the bank has not answered. */
export const cancelMandate = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/mandate/cancel',
  title: 'Withdraw a request for a repayment mandate',
  access: ownWord,
  params: ofOffer,
  result: offerList,
  errors: ['NO_SUCH_APPLICANT', 'NOT_FOUND', 'MANDATE_CLOSED'],
});
