import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { earlierAttempts } from '@pramaan/documents/progress.ts';
import { recordTitle } from '@pramaan/documents/record-title.ts';
import { type DefinedRecord, definedRecords } from '@pramaan/documents/records.ts';
import { isGood, recordId, type Tree } from '@pramaan/documents/tree.ts';

/** A record at its place in the file. */
export interface Placed extends DefinedRecord {
  place: string;
}

/** One document (one instance of it) with all that stands beside each other: the file, what was read, what a source says. */
export interface ReviewedRecord {
  id: string;
  title: string;
  document: DocumentDefinition;
  files: string[];
  read: Placed[];
  said: Placed[];
  /** Attempts that a newer, stronger record has made past. */
  earlier: Placed[];
  /** It needs somebody's eyes. */
  attention: boolean;
}

const readSources = new Set(['ocr', 'self-declared', 'unsigned']);

/** Folds what is past, and says whether any of the rest needs eyes. */
function putAside(record: ReviewedRecord): void {
  const all = [...record.read, ...record.said].map((one) => ({ ...one, key: one.entry.key }));
  const past = new Set(earlierAttempts(all).map(({ place }) => place));
  const isPast = ({ place }: Placed) => past.has(place);
  record.earlier = [...record.read, ...record.said].filter(isPast);
  record.read = record.read.filter((one) => !isPast(one));
  record.said = record.said.filter((one) => !isPast(one));
  record.attention = [...record.read, ...record.said].some((one) => !isGood(one.record));
}

/** The documents of a file in their order; those that need eyes come first. */
export function reviewedRecords(docs: Tree): ReviewedRecord[] {
  const records = new Map<string, ReviewedRecord>();
  for (const { entry, instance, record: storedRecord } of definedRecords(docs)) {
    const { document, key } = entry;
    const id = document.instances > 1 ? `${document.id}.${instance}` : document.id;
    const title = recordTitle(document, instance);
    const record = records.get(id) ?? {
      id,
      title,
      document,
      files: [],
      read: [],
      said: [],
      earlier: [],
      attention: false,
    };
    const placed = { entry, instance, record: storedRecord, place: recordId(document, key, instance) };
    if (storedRecord.file && !record.files.includes(storedRecord.file)) record.files.push(storedRecord.file);
    (readSources.has(storedRecord.source) ? record.read : record.said).push(placed);
    records.set(id, record);
  }
  for (const record of records.values()) putAside(record);
  return [...records.values()].sort((a, b) => Number(b.attention) - Number(a.attention));
}

/** The id of the document that a record's place belongs to: `pan.auth` → `pan`, `form16.ocr.2` → `form16.2`. */
export function recordIdOf(place: string): string {
  const [document = '', , instance] = place.split('.');
  return instance ? `${document}.${instance}` : document;
}
