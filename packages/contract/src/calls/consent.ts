import * as z from 'zod/mini';
import { viewActions } from '../actions.ts';
import { call } from '../define.ts';
import { languages } from '../languages.ts';
import { purposes } from '../purposes.ts';
import { accent, code, done, id, mobile, optionalShort, short } from './shapes.ts';

const applicantParams = z.strictObject({ id });
const kind = z.enum(['mobile', 'personal', 'business'], 'Choose mobile, personal or business.');
const mailKind = z.enum(['personal', 'business'], 'Choose personal or business.');
const language = z._default(z.enum(languages, 'Choose a language we have.'), 'en');
const purposeList = z
  .array(z.enum(purposes, 'This is not a known purpose.'))
  .check(z.maxLength(10, 'Name each purpose once.'));
const token = z.string('The link is missing its token.').check(z.maxLength(100, 'This link is not valid.'));
const address = z
  .string('Enter the e-mail address.')
  .check(z.trim(), z.maxLength(200, 'This address is too long.'));
const sent = z.object({ resendAfter: z.number() });
const verified = z.object({ verified: z.literal(true), kind });

/** Makes a consent link and sends it to the person by SMS or e-mail (P §2.2, §3.3). `link` is accepted for its shape. */
export const createConsentLink = call({
  method: 'POST',
  path: '/users/encryptedLink',
  title: 'Create a consent link',
  access: { may: 'consentLink', applicant: 'body.appId' },
  body: z.strictObject({
    appId: id,
    adminId: z.optional(z.string()),
    link: optionalShort('the link', 500),
    type: z.optional(z.string()),
    email: z.optional(address),
  }),
  result: z.object({
    _id: z.string(),
    link: z.string(),
    type: kind,
    sentTo: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['BAD_REQUEST'],
});

export const listConsentLinks = call({
  method: 'GET',
  path: '/applicants/{id}/consent-links',
  title: 'List consent links',
  access: { may: 'consentLink', applicant: 'params.id' },
  params: applicantParams,
  result: z.array(
    z.object({
      _id: z.string(),
      type: kind,
      sentTo: z.string(),
      state: z.enum(['sent', 'opened', 'verified', 'expired', 'revoked']),
      createdAt: z.string(),
      expiresAt: z.string(),
      /** `queued`, `sent` (a gateway took it), `delivered`, `failed` or `unknown`. */
      delivery: z.string(),
      deliveryReason: z.string(),
    }),
  ),
});

/** Messages to the applicant that did not arrive in the last 30 days: what each was for, never its text. */
export const listUndeliveredMessages = call({
  method: 'GET',
  path: '/applicants/{id}/undelivered-messages',
  title: 'List undelivered messages',
  access: { may: 'consentLink', applicant: 'params.id' },
  params: applicantParams,
  result: z.array(
    z.object({
      _id: z.string(),
      channel: z.enum(['sms', 'email']),
      about: z.enum(['login-code', 'consent-code', 'consent-link', 'other']),
      sentTo: z.string(),
      at: z.string(),
      gateway: z.string(),
      reason: z.string(),
    }),
  ),
});

/** The messages to the applicant of the last 90 days: what each was for and whether it arrived, never its text. */
export const listSentMessages = call({
  method: 'GET',
  path: '/applicants/{id}/messages',
  title: 'List messages to an applicant',
  access: { may: 'consentLink', applicant: 'params.id' },
  params: applicantParams,
  result: z.array(
    z.object({
      _id: z.string(),
      channel: z.enum(['sms', 'email']),
      about: z.enum([
        'login-code',
        'consent-code',
        'consent-link',
        'consent-receipt',
        'received',
        'information-request',
        'approval',
        'rejection',
        'appeal',
        'other',
      ]),
      /** `sent`: a gateway took it. `delivered`: the gateway reported that it arrived. */
      state: z.enum(['queued', 'sent', 'delivered', 'failed']),
      sentTo: z.string(),
      at: z.string(),
      gateway: z.string(),
      reason: z.string(),
      /** Which text it was: the language, and the version of the lender's own words; 0: the default. Null: not known. */
      text: z.nullable(z.object({ language: z.enum(languages), version: z.number() })),
    }),
  ),
});

export const revokeConsentLink = call({
  method: 'DELETE',
  path: '/applicants/{id}/consent-links/{link}',
  title: 'Revoke a consent link',
  access: { may: 'consentLink', applicant: 'params.id' },
  params: z.strictObject({ id, link: id }),
  result: done,
  errors: ['NOT_FOUND'],
});

/** What a link opens. Headers `role` and `appkey` are accepted for their shape and believed for nothing. */
export const verifyConsentLink = call({
  method: 'POST',
  path: '/users/verifyConsentLink',
  title: 'Open a consent link',
  access: 'public',
  body: z.strictObject({ token, appId: z.string(), role: z.optional(z.union([z.string(), z.number()])) }),
  result: z.object({
    type: kind,
    sentTo: z.string(),
    name: z.string(),
    lender: z.string(),
    accent,
    style: z.enum(['notice', 'itemised']),
    purposes: z.array(z.enum(purposes)),
    verified: z.boolean(),
    expiresAt: z.string(),
    /** The link as a picture to point a phone at, for those who opened it on a desktop: SVG text. */
    qr: z.string(),
  }),
  errors: ['LINK_EXPIRED', 'ALREADY_VERIFIED'],
});

export const sendConsentOtp = call({
  method: 'POST',
  path: '/users/sendOtp',
  title: 'Send a code to a mobile number',
  access: 'public',
  body: z.strictObject({
    appId: z.string(),
    mobNo: z.optional(z.string()),
    name: optionalShort('the name', 200),
    link: short('the link', 500),
  }),
  result: sent,
  errors: ['LINK_EXPIRED', 'ALREADY_VERIFIED', 'TOO_MANY'],
});

export const verifyConsentOtp = call({
  method: 'POST',
  path: '/users/verifyOtp',
  title: 'Verify a mobile number',
  access: 'public',
  body: z.strictObject({ mobNo: z.optional(z.string()), otp: code, link: optionalShort('the link', 500) }),
  result: verified,
  errors: ['OTP_MISMATCH', 'OTP_LOCKED', 'LINK_EXPIRED'],
});

export const sendMailOtp = call({
  method: 'POST',
  path: '/users/sendMailOtp',
  title: 'Send a code to an e-mail address',
  access: 'public',
  body: z.strictObject({
    email: address,
    name: optionalShort('the name', 200),
    appId: z.string(),
    type: mailKind,
    link: short('the link', 500),
  }),
  result: sent,
  errors: ['LINK_EXPIRED', 'ALREADY_VERIFIED', 'TOO_MANY'],
});

export const verifyMailReg = call({
  method: 'POST',
  path: '/users/verifyMailReg',
  title: 'Verify an e-mail address',
  access: 'public',
  body: z.strictObject({ otp: code, email: address, type: mailKind, appId: z.string() }),
  result: verified,
  errors: ['OTP_MISMATCH', 'OTP_LOCKED', 'LINK_EXPIRED'],
});

const mailLink = { email: address, name: optionalShort('the name', 200), appId: id };

/** Sends an e-mail address its link (older spelling of `encryptedLink`, one path per type). */
export const sendMailReg = call({
  method: 'POST',
  path: '/users/sendMailReg/{type}',
  title: 'Send an e-mail verification link',
  access: { may: 'consentLink', applicant: 'body.appId' },
  params: z.strictObject({ type: mailKind }),
  body: z.strictObject(mailLink),
  result: z.object({ _id: z.string(), sentTo: z.string(), expiresAt: z.string() }),
});

export const sendMailRegNew = call({
  method: 'POST',
  path: '/users/sendMailRegNew/{type}',
  title: 'Send an e-mail verification link (newer form)',
  access: { may: 'consentLink', applicant: 'body.appId' },
  params: z.strictObject({ type: mailKind }),
  body: z.strictObject({ ...mailLink, link: optionalShort('the link', 500) }),
  result: z.object({ _id: z.string(), sentTo: z.string(), expiresAt: z.string() }),
});

/** Records the agreement of a link whose code was verified. Message `verified`; the link is used up. */
export const submitConsent = call({
  method: 'POST',
  path: '/users/submitConsent',
  title: 'Submit consent',
  access: 'public',
  body: z.strictObject({ token, appId: z.string(), purposes: z.optional(purposeList), language }),
  result: z.object({ receipt: z.string() }),
  errors: ['LINK_EXPIRED', 'ALREADY_VERIFIED', 'OTP_MISMATCH'],
});

const contactState = z.object({ verified: z.boolean(), verifiedAt: z.nullable(z.string()) });

export const getMobileStatus = call({
  method: 'POST',
  path: '/users/getMobileStatus',
  title: 'Get mobile verification status',
  access: { may: 'see', applicant: 'body.appId' },
  body: z.strictObject({ appId: id, mob: mobile }),
  result: contactState,
});

export const getEmailStatus = call({
  method: 'POST',
  path: '/users/getEmailStatus',
  title: 'Get e-mail verification status',
  access: { may: 'see', applicant: 'body.appId' },
  body: z.strictObject({ appId: id, type: mailKind }),
  result: contactState,
});

/** By number, for a lender’s own applicants alone. */
export const getStatus = call({
  method: 'GET',
  path: '/users/getStatus',
  title: 'Get the status of a mobile number',
  access: { may: 'list', applicant: null },
  query: z.strictObject({ mob: mobile }),
  result: z.object({ known: z.boolean(), verified: z.boolean() }),
});

const consentLine = z.object({
  purpose: z.enum(purposes),
  given: z.boolean(),
  line: z.string(),
  more: z.string(),
  version: z.string(),
  language: z.string(),
  at: z.nullable(z.string()),
  channel: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
});
const looked = z.object({
  at: z.string(),
  /** Null: somebody with a shared link. */
  who: z.nullable(z.string()),
  what: z.enum(viewActions),
});

/** The person’s own page: what they agreed to, for whom, since when, and who looked. */
export const listConsents = call({
  method: 'GET',
  path: '/applicants/{id}/consents',
  title: 'List consents',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantParams,
  query: z.strictObject({ language }),
  result: z.object({ lender: z.string(), consents: z.array(consentLine), looks: z.array(looked) }),
});

export const giveConsent = call({
  method: 'POST',
  path: '/applicants/{id}/consents',
  title: 'Give consent to a purpose',
  access: { may: 'consent', applicant: 'params.id' },
  params: applicantParams,
  body: z.strictObject({ purpose: z.enum(purposes, 'This is not a known purpose.'), language }),
  result: z.object({ receipt: z.string() }),
});

export const withdrawConsent = call({
  method: 'DELETE',
  path: '/applicants/{id}/consents/{purpose}',
  title: 'Withdraw consent to a purpose',
  access: { may: 'consent', applicant: 'params.id' },
  params: z.strictObject({ id, purpose: z.enum(purposes, 'This is not a known purpose.') }),
  result: z.object({ receipt: z.string() }),
});

/** The translation helper of C §7: English for what was written in another language. */
export const translateText = call({
  method: 'POST',
  path: '/translate',
  title: 'Translate a text into English',
  access: 'signed-in',
  body: z.strictObject({ q: short('the text', 5000) }),
  result: z.object({ translatedText: z.string() }),
  errors: ['SERVER_UNREACHABLE'],
});
