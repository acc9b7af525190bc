import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { SentFile } from '../../http/context.ts';
import { isPdf } from '../../isolated/is-pdf.ts';

function refuse(sentence: string): never {
  throw new ApiError('BAD_REQUEST', sentence, [{ path: 'base64Stream', message: sentence }]);
}

function decoded(base64: string): Buffer {
  // What a browser reads a file as begins with its media type.
  const text = base64.replace(/^data:application\/pdf;base64,/, '').replace(/\s+/g, '');
  if (text === '') refuse('Send the form’s PDF as base64.');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
    refuse('This is not base64: something in it was lost or changed. Encode the PDF again.');
  return Buffer.from(text, 'base64');
}

/** The bytes of the one PDF that was sent, base64 or multipart. Throws BAD_REQUEST, TOO_LARGE or FILE_REFUSED. */
export function pdfOf(file: SentFile | undefined, base64Stream: string | undefined): Buffer {
  const bytes = file ? file.bytes : decoded(base64Stream ?? '');
  if (bytes.length > limits.file) throw new ApiError('TOO_LARGE');
  if (!isPdf(bytes)) throw new ApiError('FILE_REFUSED', 'This is not a PDF. Send the form as a PDF.');
  return bytes;
}
