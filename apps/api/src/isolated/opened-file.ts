import type { ReaderName } from '@pramaan/documents/define.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { FieldPlace } from '@pramaan/readers/reading/places.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';

/** A stranger's file as it came, and how to open it. */
export interface FileInput {
  bytes: Uint8Array;
  /** The name of the file as it came. */
  name?: string;
  /** Makes sense of it; null when it is only kept. */
  reader: ReaderName | null;
  /** Tried in turn on a locked PDF. */
  passwords: readonly string[];
  /** Of a PDF only these pages are kept, counted from 0; all without it. */
  pages?: readonly number[];
  /** Only a picture will do, and it is kept with at most so many pixels on a side. */
  pictureSide?: number;
  /** PEM of the certificates under which a signer's word counts. */
  signers: {
    roots: readonly string[];
    intermediates: readonly string[];
    sandboxRoot: string | null;
  };
}

/** A stranger's file as it may be kept, and what was learned of it. */
export interface OpenedFile {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'application/pdf';
  reading: Reading | null;
  /** Record path → small JPEG of where the value stands, as a data URL. */
  crops: Record<string, string>;
  /** Record path → where the value stands on the pages as they are kept. */
  places: Record<string, FieldPlace>;
  signatures: PdfSignature[];
  /** Signs that it is not as it was made, one sentence each. */
  signs: string[];
  /** Names of files inside a PDF. They are neither opened nor read. */
  attachments: string[];
  /** Aadhaar numbers and QR codes covered in the picture. */
  covered: number;
  /** Index of the password that opened it; null when it opened without. */
  openedWith: number | null;
}
