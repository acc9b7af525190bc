import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** Yodlee's REST v1, its external page (FastLink v1), and our login there. */
export const yodlee = defineConnector({
  port: 'bankAggregator',
  vendor: 'yodlee',
  wire: 'Yodlee REST v1, FastLink v1',
  settings: z.object({
    AGGREGATOR_URL: httpAddress,
    AGGREGATOR_FASTLINK: httpAddress,
    AGGREGATOR_LOGIN: text,
    AGGREGATOR_PASSWORD: text,
  }),
  needs: 'AGGREGATOR_URL',
  inSandbox: ({ api, page }) => ({
    AGGREGATOR_URL: `${api}/ysl/sandbox/v1`,
    AGGREGATOR_FASTLINK: `${page}/authenticate/restserver/`,
    AGGREGATOR_LOGIN: 'sandbox',
    AGGREGATOR_PASSWORD: 'sandbox',
  }),
  sites: ({ AGGREGATOR_FASTLINK }) => ({ forms: [AGGREGATOR_FASTLINK] }),
  async open({ AGGREGATOR_URL, AGGREGATOR_FASTLINK, AGGREGATOR_LOGIN, AGGREGATOR_PASSWORD }, { secretFor }) {
    const { yodlee } = await import('./yodlee.ts');
    return yodlee({
      url: AGGREGATOR_URL,
      fastlink: AGGREGATOR_FASTLINK,
      cobrandLogin: AGGREGATOR_LOGIN,
      cobrandPassword: AGGREGATOR_PASSWORD,
      userSecret: secretFor('aggregator'),
      timeoutMs: 20_000,
    });
  },
});
