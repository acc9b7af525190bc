import * as z from 'zod/mini';
import { address, httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** Setu's Account Aggregator gateway. */
export const setu = defineConnector({
  port: 'accountAggregator',
  vendor: 'setu',
  wire: 'Setu v2',
  settings: z.object({
    SETU_URL: httpAddress,
    SETU_TOKEN: text,
    SETU_PRODUCT: text,
    /** Its public keys for its notices; without them notices are not believed, and consents are asked about. */
    SETU_KEYS: address,
  }),
  needs: 'SETU_URL',
  inSandbox: ({ api }) => ({
    SETU_URL: `${api}/setu`,
    SETU_TOKEN: 'sandbox',
    SETU_PRODUCT: 'pramaan',
    SETU_KEYS: `${api}/aa/jwks.json`,
  }),
  async open({ SETU_URL, SETU_TOKEN, SETU_PRODUCT, SETU_KEYS }, around) {
    const [{ createRemoteJWKSet }, { setu }, { aaSigningKey }, { entered }] = await Promise.all([
      import('jose'),
      import('./setu.ts'),
      import('../signing-key.ts'),
      import('../sandbox-registry.ts'),
    ]);
    const connector = setu({
      url: SETU_URL,
      token: async () => SETU_TOKEN,
      productInstanceId: SETU_PRODUCT,
      timeoutMs: 20_000,
      webhookKeys: SETU_KEYS ? createRemoteJWKSet(new URL(SETU_KEYS)) : null,
    });
    if (!around.sandbox) return connector;
    const key = await aaSigningKey(around, undefined);
    const callback = `${around.publicUrl}/aa/setu/notification`;
    return entered(connector, around.sandbox, key, {
      id: `${SETU_PRODUCT}-setu`,
      apiKey: SETU_PRODUCT,
      callback,
    });
  },
});
