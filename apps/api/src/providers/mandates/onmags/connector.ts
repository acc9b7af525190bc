import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** NPCI's mandate gateway: who we are at NACH, our sponsor bank, and PEM files: our key and its certificate, and the gateway's. */
export const onmags = defineConnector({
  port: 'mandates',
  vendor: 'onmags',
  wire: 'NPCI ONMAGS 4.2',
  unconfirmed: 'the digest inside OAEP’s MGF1, the spelling of its XML namespace',
  settings: z.object({
    MANDATE_PAGE: httpAddress,
    MANDATE_ANSWERS: httpAddress,
    MANDATE_UTILITY: z.optional(z.string().check(z.regex(/^[0-9A-Z]{7,18}$/))),
    MANDATE_SPONSOR: text,
    MANDATE_SPONSOR_IFSC: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
    MANDATE_KEY: z.optional(z.string()),
    MANDATE_CERTIFICATE: z.optional(z.string()),
    MANDATE_GATEWAY: z.optional(z.string()),
  }),
  needs: 'MANDATE_PAGE',
  inSandbox: ({ api, page }) => ({
    MANDATE_PAGE: `${page}/nach/onmags/sendRequest`,
    MANDATE_ANSWERS: `${api}/nach/onmags/responses`,
    MANDATE_SPONSOR: 'Sandbox Sponsor Bank',
    MANDATE_SPONSOR_IFSC: 'SBOX0000001',
  }),
  sites: ({ MANDATE_PAGE }) => ({ forms: [MANDATE_PAGE] }),
  async open(settings, around) {
    const { openOnmags } = await import('./open.ts');
    return openOnmags(
      {
        page: settings.MANDATE_PAGE,
        answers: settings.MANDATE_ANSWERS,
        utility: settings.MANDATE_UTILITY ?? null,
        sponsor: { name: settings.MANDATE_SPONSOR, ifsc: settings.MANDATE_SPONSOR_IFSC },
        key: settings.MANDATE_KEY ?? null,
        certificate: settings.MANDATE_CERTIFICATE ?? null,
        gateway: settings.MANDATE_GATEWAY ?? null,
      },
      around,
    );
  },
});
