import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Word } from '@pramaan/readers/reading/page.ts';
import { readPdf } from '../isolated/pdf/pages.ts';

const most = { maxPages: 2_000, maxBytes: 64 * 1024 * 1024 };

export interface ReadPage {
  /** The lines from the top, words with one space between. */
  lines: string[];
  words: Word[];
}

/** The pages of a PDF as the product's own reader reads them. */
export async function readBack(bytes: Uint8Array): Promise<ReadPage[]> {
  const { pages } = await readPdf(bytes, [], most);
  return pages.map((page) => ({
    lines: page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
    words: page.lines.flatMap(({ words }) => words),
  }));
}

/** Where the descriptions of a statement's transactions stand, in points: the shares of bank-statement.ts. */
export const descriptions = { left: 133, right: 308 };

/** All words whose left edge is between two points of the page, from the top, without white space, heads and feet. */
export function columnText(pages: readonly ReadPage[], { left, right } = descriptions): string {
  return pages
    .flatMap(({ words }) =>
      words.filter(({ box }) => box.left >= left && box.left < right && box.top > 77 && box.top < 790),
    )
    .map(({ text }) => text)
    .join('');
}

/** Pages as another reader, PDFium, copies them: it knows the text that stands behind the glyphs. */
export async function copied(bytes: Uint8Array): Promise<string[]> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  const library = await PDFiumLibrary.init({ wasmBinary: Uint8Array.from(wasm).buffer });
  try {
    const document = await library.loadDocument(bytes);
    try {
      return [...document.pages()].map((page) => page.getText());
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}
