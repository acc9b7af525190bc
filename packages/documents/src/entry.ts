import type { DocumentDefinition, Method } from './define.ts';

/** A method with its document and its key there. */
export interface Entry {
  document: DocumentDefinition;
  key: string;
  method: Method;
}

/** The method of that key in its document; undefined when there is none. */
export function entryIn(document: DocumentDefinition, key: string): Entry | undefined {
  const method = document.methods[key];
  return method && { document, key, method };
}
