import { Refusal } from '@pramaan/contract/errors.ts';
import { findDocument } from '@pramaan/documents/registry.ts';

const unknown = (docType: string) =>
  new Refusal('BAD_REQUEST', `There is no document called "${docType}".`, [
    { path: 'docType', message: 'Name a document.' },
  ]);

/** The document that a caller names. Throws BAD_REQUEST. */
export function knownDocument(docType: string): string {
  if (findDocument(docType)) return docType;
  throw unknown(docType);
}

/** What a file may be that comes by itself: of a document, or another paper. Throws BAD_REQUEST. */
export function kindToSend(docType: string): string {
  return docType === 'otherPaper' ? docType : knownDocument(docType);
}
