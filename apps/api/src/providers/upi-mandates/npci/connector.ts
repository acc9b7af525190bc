import * as z from 'zod/mini';
import { defineConnector } from '../../connector.ts';

/** UPI AutoPay: the address that collects, its organisation at NPCI, and PEM files: our key, and our bank's certificate. */
export const npci = defineConnector({
  port: 'upiMandates',
  vendor: 'npci',
  wire: 'NPCI `upi://mandate` link, `ReqMandateConfirmation`',
  unconfirmed: 'the algorithm of the link’s signature, how a bank passes confirmations on',
  settings: z.object({
    UPI_APP: z.string().check(z.regex(/^(?:upi|https?):\/\/[^?#]+$/)),
    UPI_PAYEE: z.optional(z.string().check(z.regex(/^[\w.-]{2,60}@[A-Za-z]{2,20}$/))),
    UPI_ORGANISATION: z.optional(z.string().check(z.regex(/^\w{1,20}$/))),
    UPI_KEY: z.optional(z.string()),
    UPI_BANK: z.optional(z.string()),
  }),
  needs: 'UPI_APP',
  inSandbox: ({ page }) => ({ UPI_APP: `${page}/upi/mandate` }),
  async open({ UPI_APP, UPI_PAYEE, UPI_ORGANISATION, UPI_KEY, UPI_BANK }, around) {
    const { openUpi } = await import('./open.ts');
    return openUpi(
      {
        app: UPI_APP,
        address: UPI_PAYEE ?? null,
        organisation: UPI_ORGANISATION ?? null,
        key: UPI_KEY ?? null,
        bank: UPI_BANK ?? null,
      },
      around,
    );
  },
});
