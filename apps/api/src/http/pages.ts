import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@pramaan/contract/languages.ts';
import { languagesOf } from '@pramaan/contract/page-language.ts';
import { inTime } from './in-time.ts';
import { manifestLink } from './installable.ts';
import { manifestsIn, withPreloads } from './preloads.ts';
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

/** Written into the page as data, which a browser never runs: nothing in it can end the element or begin another. */
const dataElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The web app's page, which is built once for each language (decision 0063). It is read whenever it is asked for: the app
 * may be rebuilt while the server runs.
 *
 * @param folder holds `<language>/index.html`
 * @param site is written into the page, so that it is drawn once: what comes later moves what a person is about to tap.
 *   A page without it asks by itself.
 * @param patienceMs how long the site is waited for; then the page comes with what it was last
 * @returns null while nothing is built
 */
export function pagesIn(
  folder: string,
  site: () => Promise<unknown>,
  patienceMs = 1_000,
): (request: PageRequest) => Promise<Page | null> {
  const read = (language: Language) =>
    readFile(join(folder, language, 'index.html'), 'utf8').catch(() => null);
  const manifestOf = manifestsIn(folder);
  const askSite = inTime(site, patienceMs);
  let lastSite: unknown = null;
  const knownSite = async () => {
    lastSite = (await askSite()) ?? lastSite;
    return lastSite;
  };
  return async (request) => {
    const { language, vary } = languageOf(request);
    const [html, about] = await Promise.all([read(language), knownSite()]);
    if (html === null) return null;
    // A function, so that no `$` of a lender's words is read as a pattern.
    const named = withPreloads(html, await manifestOf(language, html), request.url);
    const whole = about
      ? named.replace('</head>', () => `${manifestLink}${dataElement('site', about)}</head>`)
      : named;
    return { html: whole, language, vary };
  };
}
