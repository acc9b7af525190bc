import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** Razorpay's API, its key and secret. */
export const razorpay = defineConnector({
  port: 'payments',
  vendor: 'razorpay',
  wire: "Razorpay's `GET /v1/payments/{id}`",
  settings: z.object({ PAYMENTS_URL: httpAddress, PAYMENTS_KEY: text, PAYMENTS_SECRET: text }),
  needs: 'PAYMENTS_URL',
  inSandbox: ({ api }) => ({ PAYMENTS_URL: api, PAYMENTS_KEY: 'sandbox', PAYMENTS_SECRET: 'sandbox' }),
  async open({ PAYMENTS_URL, PAYMENTS_KEY, PAYMENTS_SECRET }) {
    const { razorpay } = await import('./razorpay.ts');
    return razorpay({ url: PAYMENTS_URL, key: PAYMENTS_KEY, secret: PAYMENTS_SECRET, timeoutMs: 10_000 });
  },
});
