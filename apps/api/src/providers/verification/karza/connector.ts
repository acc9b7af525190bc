import * as z from 'zod/mini';
import { httpAddress, milliseconds, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** Karza v2 and v3 (standards §9.1). */
export const karza = defineConnector({
  port: 'verification',
  vendor: 'karza',
  wire: 'Karza v2/v3',
  settings: z.object({
    VERIFICATION_URL: httpAddress,
    VERIFICATION_KEY: text,
    VERIFICATION_TIMEOUT_MS: milliseconds(60_000),
  }),
  needs: 'VERIFICATION_URL',
  inSandbox: ({ api }) => ({ VERIFICATION_URL: api, VERIFICATION_KEY: 'sandbox' }),
  async open({ VERIFICATION_URL, VERIFICATION_KEY, VERIFICATION_TIMEOUT_MS }) {
    const { karza } = await import('./karza.ts');
    return karza({ url: VERIFICATION_URL, key: VERIFICATION_KEY, timeoutMs: VERIFICATION_TIMEOUT_MS });
  },
});
