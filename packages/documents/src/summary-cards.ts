import { visibleBlocks } from './card.ts';
import type { DocumentDefinition, Method } from './define.ts';
import { readPath, writePath } from './paths.ts';
import { findDocument } from './registry.ts';

/** What the summary shows, in the order of the specification (P §2.7). */
export const summaryOrder: readonly string[] = [
  'epic',
  'eBill',
  'tBill',
  'lpg',
  'iec',
  'udhyogAdhaar',
  'icai',
  'icsi',
  'fssai',
  'shopsEstablishment',
  'pan',
  'bankStatement',
  'aadhaar',
  'loanRequest',
  'property',
];

/** The application draft of P §3.5, by its keys. */
type Draft = Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the draft holds of a document as one record: its details, its parts, else what was typed. */
function recordIn(document: DocumentDefinition, draft: Draft): Record<string, unknown> {
  const { fields = {}, details, parts = {} } = document.draft;
  const stored = details ? draft[details] : undefined;
  const record: Record<string, unknown> = isRecord(stored) ? structuredClone(stored) : {};
  for (const [path, key] of Object.entries(parts)) {
    if (readPath(record, path) === undefined && draft[key] !== undefined) writePath(record, path, draft[key]);
  }
  if (!details) for (const [field, key] of Object.entries(fields)) record[field] ??= draft[key];
  return record;
}

const shownLines = (method: Method, record: Record<string, unknown>) =>
  visibleBlocks(method.card, record).reduce(
    (count, block) => count + block.rows.length + block.tables.length + block.repeats.length,
    0,
  );

interface SummaryCard {
  document: DocumentDefinition;
  method: Method;
  record: Record<string, unknown>;
}

/** The cards of the summary report, each only where the draft holds data for it. */
export function summaryCards(draft: Draft): SummaryCard[] {
  return summaryOrder.flatMap((id) => {
    const document = findDocument(id);
    if (!document) return [];
    const record = recordIn(document, draft);
    // The draft does not say in which way a record was given: the card that shows most of it is its own. What was typed to
    // ask for it tells nothing.
    const { fields = {}, details } = document.draft;
    const found = Object.entries(record).filter(([name]) => !details || !(name in fields));
    const [best] = Object.values(document.methods)
      .map((method) => ({ method, lines: shownLines(method, Object.fromEntries(found)) }))
      .sort((one, other) => other.lines - one.lines);
    return best && best.lines > 0 ? [{ document, method: best.method, record }] : [];
  });
}
