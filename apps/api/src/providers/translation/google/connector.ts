import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

export const google = defineConnector({
  port: 'translation',
  vendor: 'google',
  wire: 'Google Cloud Translation v2',
  settings: z.object({ TRANSLATION_URL: httpAddress, TRANSLATION_KEY: text }),
  needs: 'TRANSLATION_URL',
  inSandbox: ({ api }) => ({ TRANSLATION_URL: api, TRANSLATION_KEY: 'sandbox' }),
  async open({ TRANSLATION_URL, TRANSLATION_KEY }) {
    const { google } = await import('./google.ts');
    return google({ url: TRANSLATION_URL, key: TRANSLATION_KEY });
  },
});
