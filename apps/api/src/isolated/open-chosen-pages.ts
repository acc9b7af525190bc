import { pdfSigns } from '@pramaan/readers/file-signs/pdf-signs.ts';
import { pdfRevisions } from '@pramaan/readers/statement/tamper.ts';
import type { FileInput, OpenedFile } from './opened-file.ts';
import { chosenPages } from './pdf/chosen-pages.ts';
import { openPdf } from './pdf/pages.ts';

/** The pages of a PDF that the person chose, opened as a file of their own; the signs are those of the file that came. Throws FileRefusal. */
export async function openChosenPages(input: FileInput, pages: readonly number[]): Promise<OpenedFile> {
  const { bytes } = input;
  const { close, pagesOf: _, pale: __, ...claims } = await openPdf(bytes);
  await close();
  const signs = pdfSigns({ ...claims, revisions: pdfRevisions(bytes) }, 0);
  const { pages: ___, ...rest } = input;
  const chosen = { ...rest, bytes: await chosenPages(bytes, pages), passwords: [] };
  return { ...(await openChosen(chosen, pages.length)), signs };
}

/** One page is a picture, several are a PDF of pictures. */
async function openChosen(input: FileInput, pages: number): Promise<OpenedFile> {
  if (pages === 1) return (await import('./open-picture-file.ts')).openPictureFile(input);
  return (await import('./open-pdf-file.ts')).openPdfFile(input);
}
