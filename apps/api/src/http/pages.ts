import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@pramaan/contract/languages.ts';
import { languagesOf } from '@pramaan/contract/page-language.ts';
import { languageOfReader, type ReaderRequest } from './reader-language.ts';

/** What the choice of a page depends on. */
export interface PageRequest extends ReaderRequest {
  url: string;
}

export interface Page {
  html: string;
  /** For `Content-Language`. */
  language: Language;
  /** For `Vary`; null when everyone is sent the same. */
  vary: string | null;
}

/** The language of the page at this address: of those in which it comes, what its reader chose or their browser prefers. */
function languageOf(request: PageRequest): Pick<Page, 'language' | 'vary'> {
  const offered = languagesOf(request.url.split('?')[0] ?? '/');
  const vary = offered.length > 1 ? 'Cookie, Accept-Language' : null;
  return { language: languageOfReader(request, offered), vary };
}

/**
 * The web app's page, which is built once for each language (decision 0063). It is read whenever it is asked for: the app
 * may be rebuilt while the server runs.
 *
 * @param folder holds `<language>/index.html`
 * @returns null while nothing is built
 */
export function pagesIn(folder: string): (request: PageRequest) => Promise<Page | null> {
  const read = (language: Language) =>
    readFile(join(folder, language, 'index.html'), 'utf8').catch(() => null);
  return async (request) => {
    const { language, vary } = languageOf(request);
    const html = await read(language);
    return html === null ? null : { html, language, vary };
  };
}
