import type { Leaf } from '@pramaan/documents/tree.ts';

/** Was this read of a file, and does it still wait for the person's word? What is left then is for the lender to look at. */
export function waitsForPerson(leaf: Leaf): boolean {
  return leaf.status === 'needs_review' && !!leaf.file && (leaf.unsure ?? []).length > 0;
}
