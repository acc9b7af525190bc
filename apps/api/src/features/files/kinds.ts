import { findDocument } from '@pramaan/documents/registry.ts';
import { noSuchDocument } from '../../case-file/arrival.ts';

/** The document that a caller names. Throws BAD_REQUEST. */
export function knownDocument(docType: string): string {
  if (findDocument(docType)) return docType;
  throw noSuchDocument(docType);
}

/** What a file may be that comes by itself: of a document, or another document. Throws BAD_REQUEST. */
export function kindToSend(docType: string): string {
  return docType === 'otherFile' ? docType : knownDocument(docType);
}
