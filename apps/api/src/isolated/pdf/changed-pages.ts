import { FileError } from '../error.ts';
import { readPdf } from './pages.ts';

/**
 * Pages, from 1, whose text differs between two revisions of a PDF, added and lost ones too. Empty when one of them cannot
 * be read: what is told then is that bytes were added.
 */
export async function changedPages(before: Uint8Array, after: Uint8Array): Promise<number[]> {
  try {
    const [was, is] = [await textOf(before), await textOf(after)];
    const count = Math.max(was.length, is.length);
    return Array.from({ length: count }, (_, at) => at)
      .filter((at) => was[at] !== is[at])
      .map((at) => at + 1);
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

async function textOf(bytes: Uint8Array): Promise<string[]> {
  // pdf.js takes the buffer that it is given for itself.
  const { pages } = await readPdf(Uint8Array.from(bytes));
  return pages.map(({ lines }) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'),
  );
}
