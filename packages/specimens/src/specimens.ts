import type { KeyObject } from 'node:crypto';
import { svgToPng } from './drawing.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { papers, type TextPaper } from './papers/papers.ts';
import type { InventedPerson } from './people.ts';
import type { DocumentSigner } from './signed/digilocker.ts';
import { signedFiles } from './signed/files.ts';
import { statementSpecimens } from './statements/statement-specimens.ts';

/** One file that can be made of any invented person. */
export interface Specimen {
  /** As in addresses and file names: small letters, digits and hyphens. */
  name: string;
  title: string;
  mediaType: string;
  /** It can be of any financial year: `make` takes one, `2024-25`. */
  yearly?: boolean;
  make(person: InventedPerson, keys?: SigningKeys, year?: string): Promise<Buffer>;
}

/** Private keys of whoever plays the issuers. Without one, a file carries a signature that proves nothing. */
export interface SigningKeys {
  /** RSA-2048, for the Aadhaar QR codes on papers that have one. */
  aadhaarQr?: KeyObject;
  /** DigiLocker's part, with the authorities above it. */
  documentSigner?: DocumentSigner;
}

/** A drawn paper as a PNG file. */
export function drawn({ name, title, draw }: Kind): Specimen {
  return {
    name,
    title,
    mediaType: 'image/png',
    make: async (person, keys) => svgToPng((await draw(person, keys?.aadhaarQr)).svg),
  };
}

/** A paper that comes as a PDF with text. */
export function printed({ name, title, yearly, make }: TextPaper): Specimen {
  return {
    name,
    title,
    mediaType: 'application/pdf',
    yearly,
    make: async (person, _keys, year) => Buffer.from(await make(person, year)),
  };
}

/** Every specimen there is, in the order in which the sandbox lists them. */
export const specimens: readonly Specimen[] = [
  ...kinds.map(drawn),
  ...papers.map(printed),
  ...signedFiles,
  ...statementSpecimens,
];

/** The specimen of this name; null when there is none. */
export function specimenCalled(name: string): Specimen | null {
  return specimens.find((specimen) => specimen.name === name) ?? null;
}
