import * as z from 'zod/mini';
import { address, httpAddress } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** The eSign provider's page, who we are there, and PEM files: our key and its certificate, and the provider's. */
export const cca = defineConnector({
  port: 'esign',
  vendor: 'cca',
  wire: 'CCA eSign 2.1',
  settings: z.object({
    ESIGN_PAGE: httpAddress,
    ESIGN_ASP: z._default(z.string().check(z.regex(/^[\w.-]{1,60}$/)), 'PRAMAAN'),
    ESIGN_KEY: z.optional(z.string()),
    ESIGN_CERTIFICATE: z.optional(z.string()),
    ESIGN_PROVIDER: z.optional(z.string()),
    /** Signing with number and code typed on our own screen, where a provider still offers it. */
    ESIGN_IN_PLACE: address,
  }),
  needs: 'ESIGN_PAGE',
  inSandbox: ({ api, page }) => ({
    ESIGN_PAGE: `${page}/esign/2.1/signdoc`,
    ESIGN_IN_PLACE: `${api}/esign/in-place`,
  }),
  sites: ({ ESIGN_PAGE }) => ({ forms: [ESIGN_PAGE] }),
  async open(settings, around) {
    const { openCca } = await import('./open.ts');
    return openCca(
      {
        page: settings.ESIGN_PAGE,
        inPlace: settings.ESIGN_IN_PLACE ?? null,
        asp: settings.ESIGN_ASP,
        key: settings.ESIGN_KEY ?? null,
        certificate: settings.ESIGN_CERTIFICATE ?? null,
        provider: settings.ESIGN_PROVIDER ?? null,
      },
      around,
    );
  },
});
