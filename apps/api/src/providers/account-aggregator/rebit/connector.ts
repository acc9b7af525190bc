import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** An Account Aggregator spoken to in ReBIT's own protocol: who we are there, who it is, its app, its public keys. */
export const rebit = defineConnector({
  port: 'accountAggregator',
  vendor: 'rebit',
  wire: 'ReBIT 2.0.0',
  settings: z.object({
    AA_URL: httpAddress,
    AA_API_KEY: text,
    AA_CLIENT_ID: z._default(z.string(), 'PRAMAAN-FIU'),
    AA_ID: text,
    AA_HANDLE: text,
    AA_APP: httpAddress,
    AA_APP_SECRET: text,
    AA_KEYS: httpAddress,
    /** PEM file of the RSA key that signs what we send. Made and kept in DATA_DIR when absent, outside production. */
    AA_SIGNING_KEY: z.optional(z.string()),
  }),
  needs: 'AA_URL',
  inSandbox: ({ api, page }) => ({
    AA_URL: `${api}/aa`,
    AA_API_KEY: 'sandbox',
    AA_ID: 'SANDBOX-AA',
    AA_HANDLE: 'sandbox-aa',
    AA_APP: `${page}/aa-app`,
    AA_APP_SECRET: 'sandbox',
    AA_KEYS: `${api}/aa/jwks.json`,
  }),
  async open(settings, around) {
    const { AA_URL, AA_API_KEY, AA_CLIENT_ID, AA_ID, AA_HANDLE, AA_APP, AA_APP_SECRET, AA_KEYS } = settings;
    const [{ createRemoteJWKSet }, { rebit }, { aaSigningKey }, { entered, keyId }] = await Promise.all([
      import('jose'),
      import('./rebit.ts'),
      import('../signing-key.ts'),
      import('../sandbox-registry.ts'),
    ]);
    const privateKey = await aaSigningKey(around, settings.AA_SIGNING_KEY);
    const connector = rebit({
      url: AA_URL,
      apiKey: AA_API_KEY,
      signer: { privateKey, kid: keyId },
      aggregatorKeys: createRemoteJWKSet(new URL(AA_KEYS)),
      timeoutMs: 20_000,
      clientId: AA_CLIENT_ID,
      aggregatorId: AA_ID,
      handle: AA_HANDLE,
      redirect: { app: AA_APP, secret: AA_APP_SECRET },
    });
    const callback = `${around.publicUrl}/aa/rebit`;
    return entered(connector, around.sandbox, privateKey, { id: AA_CLIENT_ID, apiKey: AA_API_KEY, callback });
  },
});
