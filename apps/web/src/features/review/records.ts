import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { allRecords, type RecordEntry, recordId, type Tree } from '@pramaan/documents/tree.ts';

/** A record at its place in the file. */
export interface Placed extends RecordEntry {
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
  /** It needs somebody's eyes. */
  attention: boolean;
}

const readSources = new Set(['ocr', 'self-declared', 'unsigned']);

/** The documents of a file in their order; those that need eyes come first. */
export function reviewedRecords(docs: Tree): ReviewedRecord[] {
  const records = new Map<string, ReviewedRecord>();
  for (const { entry, instance, record: storedRecord } of allRecords(docs)) {
    const { document, key } = entry;
    const id = document.instances > 1 ? `${document.id}.${instance}` : document.id;
    const title = document.instances > 1 ? `${document.title} ${instance}` : document.title;
    const record = records.get(id) ?? {
      id,
      title,
      document,
      files: [],
      read: [],
      said: [],
      attention: false,
    };
    const placed = { entry, instance, record: storedRecord, place: recordId(document, key, instance) };
    if (storedRecord.file && !record.files.includes(storedRecord.file)) record.files.push(storedRecord.file);
    (readSources.has(storedRecord.source) ? record.read : record.said).push(placed);
    record.attention ||= storedRecord.status !== 'verified';
    records.set(id, record);
  }
  return [...records.values()].sort((a, b) => Number(b.attention) - Number(a.attention));
}
