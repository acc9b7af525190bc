import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';
import { receiptSecret, reportingTo, sandboxSecret } from '../receipt-call.ts';

/** MSG91's SMS API v2, the account's key, and its DLT header. */
export const msg91 = defineConnector({
  port: 'sms',
  vendor: 'msg91',
  wire: 'MSG91 v2',
  unconfirmed: 'its error codes for DLT, the time zone of its delivery reports',
  settings: z.object({
    MSG91_URL: httpAddress,
    MSG91_KEY: text,
    MSG91_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z]{6}$/))),
    MSG91_RECEIPT_SECRET: z.optional(z.string().check(z.regex(receiptSecret))),
  }),
  needs: 'MSG91_URL',
  inSandbox: ({ api }) => ({ MSG91_URL: api, MSG91_KEY: 'sandbox' }),
  async open({ MSG91_URL, MSG91_KEY, MSG91_HEADER, MSG91_RECEIPT_SECRET }, around) {
    const { msg91 } = await import('./msg91.ts');
    const made = msg91({
      url: MSG91_URL,
      key: MSG91_KEY,
      header: MSG91_HEADER ?? null,
      receiptSecret: MSG91_RECEIPT_SECRET ?? sandboxSecret(around, 'msg91'),
    });
    return reportingTo(made, around);
  },
});
