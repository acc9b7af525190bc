import type { Page } from '@pramaan/readers/reading/page.ts';
import { getResolvedPDFJS } from 'unpdf';
import { isPdf } from '../is-pdf.ts';
import {
  damaged,
  damagedPage,
  locked,
  noPages,
  notPdf,
  tooLarge,
  tooManyPages,
  wrongPassword,
} from './errors.ts';
import { boundMemory } from './memory-bounds.ts';
import { pageOf } from './page-text.ts';
import { paleTexts, type TextStart } from './pale-text.ts';
import { preparedPassword } from './prepared-password.ts';

interface PdfLimits {
  /** Income documents have a handful of pages, bank statements up to a thousand. */
  maxPages: number;
  maxBytes: number;
}

export const pdfLimits: PdfLimits = { maxPages: 60, maxBytes: 20 * 1024 * 1024 };

interface PdfFacts {
  pageCount: number;
  /** Index of the password that opened it; null when it opens without one. */
  opened: number | null;
  /** That password as the file wants it; undefined when it opens without one. */
  password: string | undefined;
  /** The program that made it, as the file claims; blank when it does not say. */
  producer: string;
  /** The program in which it was written, and when it was made and changed, ISO 8601: claims of the file. */
  creator: string;
  created: string | null;
  modified: string | null;
}

interface PdfText extends PdfFacts {
  pages: Page[];
  /** Enough text to be the document itself; without it the pages are pictures, to be drawn and read by OCR. */
  hasText: boolean;
}

interface PagesAsked {
  /**
   * Pale print under other print is set aside: `first` looks for it on the first pages that are asked, and on the others when it was there;
   * `all` looks on each page.
   */
  marks?: 'none' | 'first' | 'all';
  /** Pages from the one to the other, counted from 1; by default all. */
  from?: number;
  to?: number;
}

export interface OpenPdf extends PdfFacts {
  /** The pages in turn, one in memory at a time. Throws FileError at a page that is damaged. */
  pagesOf(asked?: PagesAsked): AsyncGenerator<Page>;
  /** Pale print was found so far. */
  pale(): boolean;
  close(): Promise<void>;
}

/**
 * All pages of a PDF with its own text. `passwords` are tried in order after none. Throws FileRefusal: not a PDF,
 * damaged, locked, wrong password, too many pages, no pages. Time is for the caller to limit.
 */
export async function readPdf(
  bytes: Uint8Array,
  passwords: readonly string[] = [],
  limits: Partial<PdfLimits> = {},
): Promise<PdfText> {
  const pdf = await openPdf(bytes, passwords, limits);
  try {
    const pages: Page[] = [];
    for await (const page of pdf.pagesOf()) pages.push(page);
    const { pagesOf: _, close: __, pale: ___, ...facts } = pdf;
    return { ...facts, pages, hasText: pages.filter(isText).length * 2 >= pages.length };
  } finally {
    await pdf.close();
  }
}

/** A scan can carry a line of text, of its scanner or of a signature's stamp. */
export function isText(page: Page | undefined): boolean {
  let letters = 0;
  for (const { words } of page?.lines ?? []) for (const { text } of words) letters += text.length;
  return letters >= 40;
}

/** Opens a PDF whose pages are then read one by one. Throws FileRefusal, as readPdf; close it when done. */
export async function openPdf(
  bytes: Uint8Array,
  passwords: readonly string[] = [],
  limits: Partial<PdfLimits> = {},
): Promise<OpenPdf> {
  const { maxPages, maxBytes } = { ...pdfLimits, ...limits };
  if (bytes.length > maxBytes) throw tooLarge(bytes.length, maxBytes);
  if (!isPdf(bytes)) throw notPdf();
  const release = boundMemory();
  const { task, pdf, opened, password } = await unlock(bytes, passwords).catch((error: unknown) => {
    release();
    throw error;
  });
  const close = async () => {
    await task.destroy().catch(() => undefined);
    release();
  };
  try {
    if (pdf.numPages < 1) throw noPages();
    if (pdf.numPages > maxPages) throw tooManyPages(pdf.numPages, maxPages);
    const claims = await claimsOf(pdf);
    const seen: Seen = { looked: 0, pale: false };
    return {
      pageCount: pdf.numPages,
      opened,
      password,
      ...claims,
      pagesOf: (asked = {}) => pagesOf(pdf, asked, seen),
      pale: () => seen.pale,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function unlock(bytes: Uint8Array, passwords: readonly string[]) {
  const { getDocument } = await getResolvedPDFJS();
  // As it was typed first: programs that do not prepare passwords made most files.
  const keys = passwords.flatMap((typed, index) =>
    [...new Set([typed, preparedPassword(typed)])].map((password) => ({ password, index })),
  );
  let tried = -1;
  let refusal: Error | null = null;
  const task = getDocument({
    // A copy: pdf.js takes the bytes away from whoever gives them, and refuses a Buffer.
    data: new Uint8Array(bytes),
    verbosity: 0,
    // Nothing is fetched and nothing is drawn: no fonts of the system, no character maps, no WebAssembly decoders.
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
  });
  task.onPassword = (answer: (password: string | Error) => void) => {
    tried += 1;
    const next = keys[tried];
    if (next !== undefined) return answer(next.password);
    refusal = passwords.length === 0 ? locked() : wrongPassword();
    return answer(refusal);
  };
  try {
    const pdf = await task.promise;
    const key = keys[tried];
    return { task, pdf, opened: key?.index ?? null, password: key?.password };
  } catch (cause) {
    await task.destroy().catch(() => undefined);
    throw refusal ?? (isPasswordTrouble(cause) ? locked() : damaged(cause));
  }
}

const isPasswordTrouble = (cause: unknown) => cause instanceof Error && cause.name === 'PasswordException';

type Pdf = Awaited<ReturnType<typeof unlock>>['pdf'];

/** What has no pale print on so many first pages has no watermark: looking for it takes as long as reading the text. */
export const markedPages = 2;

/** Pages of a file on which pale print was looked for, and whether any was there. */
interface Seen {
  looked: number;
  pale: boolean;
}

async function* pagesOf(
  pdf: Pdf,
  { marks = 'none', from = 1, to = pdf.numPages }: PagesAsked,
  seen: Seen,
): AsyncGenerator<Page> {
  for (let number = from; number <= Math.min(to, pdf.numPages); number++) {
    let read: Page;
    try {
      const page = await pdf.getPage(number);
      const { transform, width, height } = page.getViewport({ scale: 1 });
      const { items, styles } = await page.getTextContent();
      const looks = marks === 'all' || (marks === 'first' && (seen.pale || seen.looked < markedPages));
      const pale: TextStart[] = looks ? await paleTexts(await page.getOperatorList()) : [];
      if (looks) seen.looked += 1;
      seen.pale ||= pale.length > 0;
      page.cleanup();
      read = pageOf(items, styles, { transform, width, height }, pale);
    } catch (cause) {
      throw damagedPage(number, cause);
    }
    yield read;
  }
}

type Claims = Pick<PdfFacts, 'producer' | 'creator' | 'created' | 'modified'>;

async function claimsOf(pdf: Pdf): Promise<Claims> {
  const info: unknown = await pdf.getMetadata().then(
    (metadata) => metadata.info,
    () => null,
  );
  const said = (name: string): string => {
    const value = info && typeof info === 'object' ? (info as Record<string, unknown>)[name] : '';
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return {
    producer: said('Producer'),
    creator: said('Creator'),
    created: momentOf(said('CreationDate')),
    modified: momentOf(said('ModDate')),
  };
}

/** `D:20260401093000+05'30'` as ISO 8601; without an offset it is taken for Indian time. ISO 32000-1 §7.9.4. */
function momentOf(text: string): string | null {
  const match = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:(Z)|([+-]\d{2})'?(\d{2})?)?/.exec(
    text,
  );
  if (!match) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', utc, hours, minutes] =
    match;
  const offset = utc ? 'Z' : hours ? `${hours}:${minutes ?? '00'}` : '+05:30';
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(+at) ? null : at.toISOString();
}
