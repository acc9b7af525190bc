import { ApiError } from '@pramaan/contract/errors.ts';
import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { aadhaarDoctype, layoutOf } from '@pramaan/readers/locker-xml/layouts.ts';
import type { IssuedDocument } from '../../providers/locker/port.ts';

const documentOf = (doctype: string): DocumentDefinition | null =>
  findDocument(doctype === aadhaarDoctype ? 'aadhaar' : (layoutOf(doctype)?.document ?? '')) ?? null;

/** The document of packages/documents that an address in the locker (`issuerId-DOCTYPE-id`) holds. Throws NOT_THIS_DOCUMENT. */
export function documentAt(uri: string): DocumentDefinition {
  const found = documentOf((uri.split('-')[1] ?? '').toUpperCase());
  if (found) return found;
  throw new ApiError('NOT_THIS_DOCUMENT', 'This DigiLocker document is not used here. Choose another.');
}

/** An entry of the locker's list, and what it is here. */
export function listed({ uri, name, doctype, issuer, date }: IssuedDocument) {
  const document = documentOf(doctype);
  return {
    ...{ uri, name, doctype, issuer, date },
    document: document?.id ?? null,
    type: document?.locker ?? null,
  };
}

export const isAadhaar = (document: DocumentDefinition): boolean => document.id === 'aadhaar';
