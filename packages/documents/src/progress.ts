import type { DocumentDefinition } from './define.ts';
import { findEntry } from './registry.ts';
import { readRecord, type StoredRecord, type Tree, type Verdict, verdictOf } from './tree.ts';

/** How far a task of the applicant's list is. */
export type Progress = 'not-started' | 'in-progress' | 'checking' | 'done' | 'needs-you';

/** A record of one document, and how it was given. */
export interface Given {
  key: string;
  instance: number;
  record: StoredRecord;
}

/** Every record of `document` in `docs`, methods in their order, instances in turn. */
export function submittedRecords(document: DocumentDefinition, docs: Tree): Given[] {
  return Object.keys(document.methods).flatMap((key) => {
    const entry = findEntry(document.id, key);
    if (!entry) return [];
    return Array.from({ length: document.instances }, (_, index) => index + 1).flatMap((instance) => {
      const record = readRecord(docs, entry, instance);
      return record ? [{ key, instance, record }] : [];
    });
  });
}

/** Was this read of a file, and does it still wait for the person's word? What is left then is for the lender to look at. */
export function waitsForPerson(record: StoredRecord): boolean {
  return record.status === 'needs_review' && !!record.file && (record.unsure ?? []).length > 0;
}

const waiting: readonly Verdict[] = ['pending', 'source_down', 'needs_review'];

/**
 * Where a document stands. What differs always needs the person; a failed try does not when another way has
 * already proved the document, nor does a picture that was not read surely; a check under way never takes a finished document back.
 */
export function progressOf(given: readonly Given[], started: boolean): Progress {
  const found = given.map(({ record }) => verdictOf(record));
  if (found.includes('mismatch')) return 'needs-you';
  if (found.includes('verified')) return 'done';
  if (given.some(({ record }) => waitsForPerson(record))) return 'needs-you';
  if (found.some((verdict) => waiting.includes(verdict))) return 'checking';
  if (found.length > 0) return 'needs-you';
  return started ? 'in-progress' : 'not-started';
}

/** Is any check of this file still under way? Then it is worth asking again soon. */
export function isChecking(found: readonly { record: StoredRecord }[]): boolean {
  return found.some(({ record }) => record.status === 'pending' || record.status === 'source_down');
}

/** How the whole of what was given stands: what differs first, then what is proved, then what is awaited. */
export function standing(given: readonly Given[]): Verdict | 'declared' | null {
  const found = given.map(({ record }) =>
    record.source === 'self-declared' && record.status === 'verified' ? 'declared' : verdictOf(record),
  );
  return weights.find((verdict) => found.includes(verdict)) ?? null;
}

const weights: readonly (Verdict | 'declared')[] = [
  'mismatch',
  'verified',
  'declared',
  'pending',
  'source_down',
  'needs_review',
  'not_found',
  'invalid_input',
];
