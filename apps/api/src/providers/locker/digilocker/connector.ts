import * as z from 'zod/mini';
import { httpAddress, milliseconds, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** DigiLocker's partner API and its page for signing in, both up to `/public`; its share widget; who we are at both. */
export const digilocker = defineConnector({
  port: 'locker',
  vendor: 'digilocker',
  wire: 'partner API (OAuth 2.0 with PKCE), share widget',
  settings: z.object({
    LOCKER_URL: httpAddress,
    LOCKER_SIGN_IN: httpAddress,
    LOCKER_CLIENT_ID: text,
    LOCKER_CLIENT_SECRET: text,
    LOCKER_SCRIPT: httpAddress,
    LOCKER_PULL_URL: httpAddress,
    LOCKER_APP_ID: text,
    LOCKER_APP_SECRET: text,
    LOCKER_ORG_ID: text,
    LOCKER_TIMEOUT_MS: milliseconds(20_000),
  }),
  needs: 'LOCKER_URL',
  inSandbox: ({ api, page }) => ({
    LOCKER_URL: `${api}/digilocker/public`,
    LOCKER_SIGN_IN: `${page}/digilocker/public`,
    LOCKER_CLIENT_ID: 'sandbox',
    LOCKER_CLIENT_SECRET: 'sandbox',
    LOCKER_SCRIPT: `${page}/digilocker/requester/api/2/dl.js`,
    LOCKER_PULL_URL: `${api}/digilocker/public`,
    LOCKER_APP_ID: 'sandbox',
    LOCKER_APP_SECRET: 'sandbox',
    LOCKER_ORG_ID: 'sandbox',
  }),
  sites: ({ LOCKER_SCRIPT }) => ({ widgetScripts: [LOCKER_SCRIPT] }),
  async open(settings, { publicUrl }) {
    const { digilocker } = await import('./digilocker.ts');
    return digilocker({
      url: settings.LOCKER_URL,
      signInUrl: settings.LOCKER_SIGN_IN,
      clientId: settings.LOCKER_CLIENT_ID,
      clientSecret: settings.LOCKER_CLIENT_SECRET,
      script: settings.LOCKER_SCRIPT,
      pullUrl: settings.LOCKER_PULL_URL,
      appId: settings.LOCKER_APP_ID,
      appSecret: settings.LOCKER_APP_SECRET,
      orgId: settings.LOCKER_ORG_ID,
      timeoutMs: settings.LOCKER_TIMEOUT_MS,
      // People come back to one address of ours, and to no other.
      redirects: [`${publicUrl}/laas/locker`],
    });
  },
});
