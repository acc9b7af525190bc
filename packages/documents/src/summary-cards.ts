import { visibleBlocks } from './card.ts';
import type { DocumentDefinition, Method } from './define.ts';
import { findOutline } from './outlines.ts';
import { readPath, writePath } from './paths.ts';
import { currentRecords, submittedRecords } from './progress.ts';
import { isGood, type StoredRecord, type Tree } from './tree.ts';

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
  /** The record that the card shows; null for what the draft says. */
  submitted: StoredRecord | null;
}

/** A document as the draft has it. */
function cardOfDraft(document: DocumentDefinition, draft: Draft): SummaryCard | null {
  const record = recordIn(document, draft);
  // The draft does not say in which way a record was given: the card that shows most of it is its own. What was typed to
  // ask for it tells nothing.
  const { fields = {}, details } = document.draft;
  const found = Object.entries(record).filter(([name]) => !details || !(name in fields));
  const [best] = Object.values(document.methods)
    .map((method) => ({ method, lines: shownLines(method, Object.fromEntries(found)) }))
    .sort((one, other) => other.lines - one.lines);
  return best && best.lines > 0 ? { document, method: best.method, record, submitted: null } : null;
}

/** A document as it was submitted, a good record first. */
function cardOfRecord(document: DocumentDefinition, docs: Tree): SummaryCard | null {
  const records = currentRecords(submittedRecords(document, docs)).flatMap(({ key, record }) => {
    const method = document.methods[key];
    return method && shownLines(method, record.data) > 0 ? [{ method, record }] : [];
  });
  const best = records.find(({ record }) => isGood(record)) ?? records[0];
  return best ? { document, method: best.method, record: best.record.data, submitted: best.record } : null;
}

/** The documents of which the summary may have a card; of the others it needs no definition. */
export const summaryDocuments = (draft: Draft, docs: Tree = {}): string[] =>
  summaryOrder.filter((id) => {
    const outline = findOutline(id);
    if (!outline) return false;
    const { fields = {}, details, parts = {} } = outline.draft;
    const keys = [...Object.values(fields), ...(details ? [details] : []), ...Object.values(parts)];
    return keys.some((key) => draft[key] !== undefined) || submittedRecords(outline, docs).length > 0;
  });

/**
 * The cards of the summary report, each only where there is data for it.
 *
 * @param documents those that `summaryDocuments` names, or more
 * @param docs speak where the draft is silent: the draft has only what was submitted in the portal's own forms, and nothing of
 * what came from DigiLocker, from staff or through the API
 */
export function summaryCards(
  documents: readonly DocumentDefinition[],
  draft: Draft,
  docs: Tree = {},
): SummaryCard[] {
  return summaryOrder.flatMap((id) => {
    const document = documents.find((each) => each.id === id);
    return (document && (cardOfDraft(document, draft) ?? cardOfRecord(document, docs))) ?? [];
  });
}
