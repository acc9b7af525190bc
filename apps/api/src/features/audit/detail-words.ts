import { recordTitle } from '@pramaan/documents/record-title.ts';
import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { verdictLabel } from '../../case-file/verdict-label.ts';

type Detail = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
const size = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`);
const papers: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** Names that the log's writers use in many places, as a reader of the log would say them; blank: nothing worth saying. */
const said: Readonly<Record<string, (value: unknown, detail: Detail) => string>> = {
  document: (value, { instance }) => {
    const title = findDocument(text(value))?.title ?? text(value);
    return recordTitle({ title }, Number(instance));
  },
  instance: () => '',
  method: (value, { document }) => findEntry(text(document), text(value))?.method.title ?? text(value),
  status: (value, { provider }) => verdictLabel(text(value), text(provider)),
  provider: (value) => text(value),
  bytes: (value) => size(Number(value)),
  mediaType: (value) => papers[text(value)] ?? text(value),
  rows: (value) => `Rows: ${text(value)}`,
};
const first = Object.keys(said);
const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);

/** What an audit row's detail says, in words: the document first, then how and with what outcome, then whatever else. */
export function detailWords(detail: Detail): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, value]) => said[name]?.(value, detail) ?? `${name}: ${text(value)}`)
    .filter(Boolean)
    .join(' · ');
}
