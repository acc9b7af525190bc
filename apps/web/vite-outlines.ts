import { outlines } from '@pramaan/documents/outline-data.ts';
import type { Plugin } from 'vite';

/**
 * Puts the outlines of the documents where they are derived from the definitions: a page that lists documents comes without
 * their questions and cards (decision 0096).
 */
export const withOutlines = (): Plugin => ({
  name: 'outlines-of-documents',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /packages.documents.src.outline-data[.]ts$/ },
    handler: () => ({ code: `export const outlines = ${JSON.stringify(outlines)};`, moduleType: 'js' }),
  },
});
