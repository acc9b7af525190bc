import { notAPicture } from './error.ts';
import { isPdf } from './is-pdf.ts';
import type { FileInput, OpenedFile } from './opened-file.ts';

/**
 * Opens, reads and redraws a stranger's picture or PDF. No full Aadhaar number is in what it answers: one that is seen
 * but cannot be covered makes the file refused. Throws FileRefusal.
 */
export async function openFile(input: FileInput): Promise<OpenedFile> {
  // Every thread opens one file: it loads what that kind of file needs and nothing else.
  if (!isPdf(input.bytes)) return (await import('./open-picture-file.ts')).openPictureFile(input);
  if (input.pictureSide) throw notAPicture();
  if (input.pages) return (await import('./open-chosen-pages.ts')).openChosenPages(input, input.pages);
  return (await import('./open-pdf-file.ts')).openPdfFile(input);
}
