import type { Leaf } from '@pramaan/documents/tree.ts';

/**
 * Was this read of a file, and does it still wait for the person's word? Once they have said what the picture shows, its checks name
 * it, and what is left is for the lender to look at.
 */
export function waitsForPerson(leaf: Leaf): boolean {
  return (
    leaf.status === 'needs_review' &&
    !!leaf.file &&
    !(leaf.checks ?? []).some(({ detail }) => /\bby the person\b/.test(detail))
  );
}
