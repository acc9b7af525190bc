import * as z from 'zod/mini';
import { call } from '../define.ts';
import { addBank, getProviders, settleLink } from './bank.ts';
import { id, optionalShort, short } from './shapes.ts';

/**
 * The bank page on a phone, `/addBank/{id}/{cSess}/{uSess}/{ydlId}` (P §2.1, §2.5), works without a login: each call carries the
 * four values of the address, and the server takes them only together, as it gave them out.
 */
const page = {
  applicantId: id,
  cSess: short('the cobrand session', 400),
  uSess: short('the user session', 400),
  ydlId: short('the aggregator’s id', 100),
};

/** Makes the page's address, with sessions of its own; sends it by SMS to the applicant's number if wanted. */
export const createBankPage = call({
  method: 'POST',
  path: '/applicants/{id}/bank/phone-page',
  title: 'Create a bank page for a phone',
  access: { may: 'verify', applicant: 'params.id' },
  params: z.strictObject({ id }),
  body: z.strictObject({ sms: z._default(z.boolean(), false) }),
  result: z.object({
    link: z.string(),
    /** The link as a QR code: SVG text. */
    qr: z.string(),
    /** Masked number that the SMS went to; blank without one. */
    sentTo: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['NO_CONSENT', 'BANK_SOURCE_DOWN'],
});

export const openBankPage = call({
  method: 'POST',
  path: '/users/mobile/bankPage',
  title: 'Open a bank page on a phone',
  access: 'public',
  body: z.strictObject(page),
  result: z.object({ lender: z.string() }),
  errors: ['LINK_EXPIRED', 'TOO_MANY'],
});

export const getProvidersOnPhone = call({
  method: 'POST',
  path: '/users/mobile/getProviders',
  title: 'Search banks on a phone',
  access: 'public',
  body: z.strictObject({ ...page, name: optionalShort('the name of the bank', 100) }),
  result: getProviders.result,
  errors: ['LINK_EXPIRED', 'TOO_MANY', 'BANK_SEARCH_FAILED', 'BANK_SESSION_EXPIRED'],
});

export const addBankOnPhone = call({
  method: 'POST',
  path: '/users/mobile/addbank',
  title: 'Start linking a bank account on a phone',
  access: 'public',
  body: z.strictObject({ ...addBank.body.shape, ...page }),
  result: addBank.result,
  errors: [
    ...(['LINK_EXPIRED', 'TOO_MANY', 'NO_CONSENT'] as const),
    ...(['BANK_TOKEN_REFUSED', 'BANK_SESSION_EXPIRED', 'BANK_SOURCE_DOWN'] as const),
  ],
});

/** What is true of the page's link; nothing is shown of the accounts to a person who has only the link. */
export const settleLinkOnPhone = call({
  method: 'POST',
  path: '/users/mobile/bankLink',
  title: 'Refresh a bank link on a phone',
  access: 'public',
  body: z.strictObject({ ...page, link: id }),
  result: settleLink.result,
  errors: ['LINK_EXPIRED', 'TOO_MANY', 'NO_CONSENT', 'NOT_FOUND', 'BANK_SOURCE_DOWN'],
});
