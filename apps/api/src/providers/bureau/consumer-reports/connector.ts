import * as z from 'zod/mini';
import { httpAddress, milliseconds, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** The credit bureau: its address, our key and member id there. */
export const consumerReports = defineConnector({
  port: 'bureau',
  vendor: 'consumer-reports',
  wire: 'JSON of our own, modelled on Indian bureaus: coded accounts, payment history of three characters a month',
  unconfirmed: 'all of it: no bureau publishes its format',
  settings: z.object({
    BUREAU_URL: httpAddress,
    BUREAU_KEY: text,
    BUREAU_MEMBER: z._default(z.string().check(z.regex(/^[\w-]{1,30}$/)), 'PRAMAAN'),
    BUREAU_NAME: z._default(z.string().check(z.maxLength(60)), 'Credit bureau'),
    BUREAU_TIMEOUT_MS: milliseconds(20_000),
  }),
  needs: 'BUREAU_URL',
  inSandbox: ({ api }) => ({ BUREAU_URL: api, BUREAU_KEY: 'sandbox', BUREAU_NAME: 'Sandbox Credit Bureau' }),
  async open({ BUREAU_URL, BUREAU_KEY, BUREAU_MEMBER, BUREAU_NAME, BUREAU_TIMEOUT_MS }) {
    const { consumerReports } = await import('./consumer-reports.ts');
    return consumerReports({
      name: BUREAU_NAME,
      url: BUREAU_URL,
      key: BUREAU_KEY,
      member: BUREAU_MEMBER,
      timeoutMs: BUREAU_TIMEOUT_MS,
    });
  },
});
