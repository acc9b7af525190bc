import { FileError } from '../error.ts';

/** What is said of a PDF that is not read: what is wrong, then what to do. */
export const notPdf = () =>
  new FileError(
    'unknown-kind',
    'This file is not a PDF. Upload the PDF itself, or a photo or scan of the pages.',
  );

export const tooLarge = (bytes: number, most: number) =>
  new FileError(
    'too-many-bytes',
    `The PDF has ${(bytes / 1024 / 1024).toFixed(1)} MB, over the limit of ${most / 1024 / 1024} MB. Upload a smaller one.`,
  );

export const damaged = (cause?: unknown) =>
  new FileError('damaged', 'The PDF is damaged or incomplete. Download it again and upload that.', {
    cause,
  });

export const damagedPage = (page: number, cause?: unknown) =>
  new FileError('damaged', `Page ${page} of the PDF is damaged. Download the PDF again and upload that.`, {
    cause,
  });

export const locked = () =>
  new FileError('locked', 'The PDF is locked with a password. Type the password and try again.');

export const wrongPassword = () =>
  new FileError(
    'locked',
    'The password does not open the PDF. Check capital and small letters and try again.',
  );

export const tooManyPages = (pages: number, most: number) =>
  new FileError(
    'too-many-pages',
    `The PDF has ${pages} pages, over the limit of ${most}. Upload only the pages of this document.`,
  );

export const noPages = () =>
  new FileError('no-pages', 'The PDF has no pages. Download it again and upload that.');

export const noSuchPage = (page: number, pages: number) =>
  new FileError('no-pages', `The PDF has ${pages} pages, so page ${page} cannot be shown. Ask for another.`);

export const pageTooLarge = (width: number, height: number) =>
  new FileError(
    'too-many-pixels',
    `A page of the PDF would be ${width} × ${height} pixels, over the limit of 40 megapixels. Upload a PDF with pages of normal size.`,
  );
