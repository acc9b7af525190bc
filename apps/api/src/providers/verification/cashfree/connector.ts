import * as z from 'zod/mini';
import { httpAddress, milliseconds, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/**
 * Cashfree's Secure ID (standards §9.5): PAN, GSTIN, driving licence, voter ID, passport, Udyam, directors of a company,
 * vehicle registration and penny drop, asked when the vendor before it does not answer.
 */
export const cashfree = defineConnector({
  port: 'verification',
  vendor: 'cashfree',
  wire: 'Cashfree Secure ID',
  settings: z.object({
    CASHFREE_URL: httpAddress,
    CASHFREE_ID: text,
    CASHFREE_SECRET: text,
    CASHFREE_TIMEOUT_MS: milliseconds(30_000),
  }),
  needs: 'CASHFREE_URL',
  // Else the sandbox's triggers would be answered by the second vendor. Its address there: /cashfree/verification.
  inSandbox: null,
  async open({ CASHFREE_URL, CASHFREE_ID, CASHFREE_SECRET, CASHFREE_TIMEOUT_MS }) {
    const { cashfree } = await import('./cashfree.ts');
    return cashfree({
      url: CASHFREE_URL,
      id: CASHFREE_ID,
      secret: CASHFREE_SECRET,
      timeoutMs: CASHFREE_TIMEOUT_MS,
    });
  },
});
