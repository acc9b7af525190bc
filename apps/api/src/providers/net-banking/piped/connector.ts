import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

export const piped = defineConnector({
  port: 'netBanking',
  vendor: 'piped',
  wire: 'JSON with piped account details',
  unconfirmed: 'all of it: modelled on the specification',
  settings: z.object({ NET_BANKING_URL: httpAddress, NET_BANKING_KEY: text }),
  needs: 'NET_BANKING_URL',
  inSandbox: ({ api }) => ({ NET_BANKING_URL: api, NET_BANKING_KEY: 'sandbox' }),
  async open({ NET_BANKING_URL, NET_BANKING_KEY }) {
    const { pipedNetBanking } = await import('./piped.ts');
    return pipedNetBanking({ url: NET_BANKING_URL, key: NET_BANKING_KEY, timeoutMs: 20_000 });
  },
});
