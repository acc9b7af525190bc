import { order } from './order.ts';
import type { DocumentOutline, OutlineEntry } from './outline.ts';
import { outlines } from './outline-data.ts';

const byId = new Map(outlines.map((document) => [document.id, document]));

/** The outline of a document's method, like `nrega`, `auth`; undefined when there is none. */
export function outlineEntry(id: string, key: string): OutlineEntry | undefined {
  const document = byId.get(id);
  const method = document?.methods[key];
  return document && method ? { document, key, method } : undefined;
}

/** The outline of every method of every document, in card order. */
export const outlineEntries: readonly OutlineEntry[] = order.flatMap(({ ref }) => {
  const [id = '', key = ''] = ref.split('.');
  return outlineEntry(id, key) ?? [];
});

/** The outline of the document of that id; undefined when there is none. */
export const findOutline = (id: string): DocumentOutline | undefined => byId.get(id);
