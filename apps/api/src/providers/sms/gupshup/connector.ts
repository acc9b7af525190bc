import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';
import { receiptSecret, reportingTo, sandboxSecret } from '../receipt-call.ts';

/** Gupshup's enterprise API, the account at it, and the account's DLT entity and header. */
export const gupshup = defineConnector({
  port: 'sms',
  vendor: 'gupshup',
  wire: 'Gupshup enterprise',
  unconfirmed: 'how delivery reports by POST are wrapped',
  settings: z.object({
    SMS_URL: httpAddress,
    SMS_USER: text,
    SMS_PASSWORD: text,
    SMS_ENTITY: z._default(z.string().check(z.regex(/^\d{19}$/)), '1101000000000000001'),
    SMS_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z]{6}$/))),
    SMS_RECEIPT_SECRET: z.optional(z.string().check(z.regex(receiptSecret))),
  }),
  needs: 'SMS_URL',
  inSandbox: ({ api }) => ({ SMS_URL: api, SMS_USER: 'sandbox', SMS_PASSWORD: 'sandbox' }),
  async open({ SMS_URL, SMS_USER, SMS_PASSWORD, SMS_ENTITY, SMS_HEADER, SMS_RECEIPT_SECRET }, around) {
    const { gupshup } = await import('./gupshup.ts');
    const made = gupshup({
      url: SMS_URL,
      user: SMS_USER,
      password: SMS_PASSWORD,
      entity: SMS_ENTITY,
      header: SMS_HEADER ?? null,
      receiptSecret: SMS_RECEIPT_SECRET ?? sandboxSecret(around, 'gupshup'),
    });
    return reportingTo(made, around);
  },
});
