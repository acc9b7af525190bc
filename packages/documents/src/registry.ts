import type { DocumentDefinition } from './define.ts';
import { type Entry, entryIn } from './entry.ts';
import * as kinds from './kinds.ts';
import { order } from './order.ts';

export type { Entry } from './entry.ts';

const byId = new Map(Object.values(kinds).map((document) => [document.id, document]));

function entryOf(ref: string): Entry {
  const [id = '', key = ''] = ref.split('.');
  const document = byId.get(id);
  const entry = document && entryIn(document, key);
  if (!entry) throw new Error(`The card order names ${ref}, which no document declares.`);
  return entry;
}

/** Every method of every document, in card order. */
export const entries: readonly Entry[] = order.map(({ ref }) => entryOf(ref));

/** Every document, in the order of its first card. */
export const documents: readonly DocumentDefinition[] = [...new Set(entries.map((entry) => entry.document))];

const byRef = new Map(entries.map((entry) => [`${entry.document.id}.${entry.key}`, entry]));
const byEndpoint = new Map(
  entries.flatMap((entry) => (entry.method.endpoint ? [[entry.method.endpoint, entry] as const] : [])),
);

/** The document of that id; undefined when there is none. */
export function findDocument(id: string): DocumentDefinition | undefined {
  return byId.get(id);
}

/** The entry of a document's method, like `nrega`, `auth`; undefined when there is none. */
export function findEntry(document: string, key: string): Entry | undefined {
  return byRef.get(`${document}.${key}`);
}

/** The entry answered at `POST {kyc}/{endpoint}`; undefined when there is none. */
export function findEndpoint(endpoint: string): Entry | undefined {
  return byEndpoint.get(endpoint);
}
