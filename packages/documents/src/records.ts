import { type Entry, entries } from './registry.ts';
import { type RecordEntry, recordsOf, type Tree } from './tree.ts';

/** A record with the whole definition of its document. */
export type DefinedRecord = RecordEntry<Entry>;

/** Every record present in `docs` with its definition, in card order. */
export const definedRecords = (docs: Tree): DefinedRecord[] => recordsOf(docs, entries);
