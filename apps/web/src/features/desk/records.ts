import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { leaves, type PlacedLeaf, placeId, type Tree } from '@pramaan/documents/tree.ts';

/** A record at its place in the file. */
export interface Placed extends PlacedLeaf {
  place: string;
}

/** One document (one slot of it) with all that stands beside each other: the file, what was read, what a source says. */
export interface DeskRecord {
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
export function deskRecords(docs: Tree): DeskRecord[] {
  const records = new Map<string, DeskRecord>();
  for (const { entry, slot, leaf } of leaves(docs)) {
    const { document, key } = entry;
    const id = document.slots > 1 ? `${document.id}.${slot}` : document.id;
    const title = document.slots > 1 ? `${document.title} ${slot}` : document.title;
    const record = records.get(id) ?? {
      id,
      title,
      document,
      files: [],
      read: [],
      said: [],
      attention: false,
    };
    const placed = { entry, slot, leaf, place: placeId(document, key, slot) };
    if (leaf.file && !record.files.includes(leaf.file)) record.files.push(leaf.file);
    (readSources.has(leaf.source) ? record.read : record.said).push(placed);
    record.attention ||= leaf.status !== 'verified';
    records.set(id, record);
  }
  return [...records.values()].sort((a, b) => Number(b.attention) - Number(a.attention));
}
