import type { DocumentDefinition } from './define.ts';
import { findEntry } from './registry.ts';
import { type Leaf, type Outcome, outcomeOf, readLeaf, type Tree } from './tree.ts';

/** How far a task of the applicant's list is. */
export type Progress = 'not-started' | 'in-progress' | 'checking' | 'done' | 'needs-you';

/** A leaf of one document, and how it was given. */
export interface Given {
  key: string;
  slot: number;
  leaf: Leaf;
}

/** Every leaf of `document` in `docs`, methods in their order, slots in turn. */
export function givenLeaves(document: DocumentDefinition, docs: Tree): Given[] {
  return Object.keys(document.methods).flatMap((key) => {
    const entry = findEntry(document.id, key);
    if (!entry) return [];
    return Array.from({ length: document.slots }, (_, index) => index + 1).flatMap((slot) => {
      const leaf = readLeaf(docs, entry, slot);
      return leaf ? [{ key, slot, leaf }] : [];
    });
  });
}

/** Was this read of a file, and does it still wait for the person's word? What is left then is for the lender to look at. */
export function waitsForPerson(leaf: Leaf): boolean {
  return leaf.status === 'needs_review' && !!leaf.file && (leaf.unsure ?? []).length > 0;
}

const waiting: readonly Outcome[] = ['pending', 'source_down', 'needs_review'];

/**
 * Where a document stands. What differs always needs the person; a failed try does not when another way has
 * already proved the document, nor does a picture that was not read surely; a check under way never takes a finished document back.
 */
export function progressOf(given: readonly Given[], started: boolean): Progress {
  const found = given.map(({ leaf }) => outcomeOf(leaf));
  if (found.includes('mismatch')) return 'needs-you';
  if (found.includes('verified')) return 'done';
  if (given.some(({ leaf }) => waitsForPerson(leaf))) return 'needs-you';
  if (found.some((outcome) => waiting.includes(outcome))) return 'checking';
  if (found.length > 0) return 'needs-you';
  return started ? 'in-progress' : 'not-started';
}

/** Is any check of this file still under way? Then it is worth asking again soon. */
export function isChecking(found: readonly { leaf: Leaf }[]): boolean {
  return found.some(({ leaf }) => leaf.status === 'pending' || leaf.status === 'source_down');
}

/** How the whole of what was given stands: what differs first, then what is proved, then what is awaited. */
export function standing(given: readonly Given[]): Outcome | 'declared' | null {
  const found = given.map(({ leaf }) =>
    leaf.source === 'self-declared' && leaf.status === 'verified' ? 'declared' : outcomeOf(leaf),
  );
  return weights.find((outcome) => found.includes(outcome)) ?? null;
}

const weights: readonly (Outcome | 'declared')[] = [
  'mismatch',
  'verified',
  'declared',
  'pending',
  'source_down',
  'needs_review',
  'not_found',
  'invalid_input',
];
