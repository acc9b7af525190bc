import type { Fact } from './define.ts';
import { factOf } from './facts.ts';
import { leaves, type PlacedLeaf, type Tree } from './tree.ts';

/** What the applicant's profile already knows; each verified by a code or typed by the person. */
export interface KnownProfile {
  name?: string;
  mobileNo?: string;
  email?: string;
}

/** A record that a source answered, even if doubtful; refusals and failures hold no facts. */
const usable = ['verified', 'needs_review'];

/** Records that state facts, in card order: verified ones first, doubtful ones after. */
export function rankedLeaves(docs: Tree): PlacedLeaf[] {
  const placed = leaves(docs);
  return usable.flatMap((status) => placed.filter(({ leaf }) => leaf.status === status));
}

/** What a record says of a fact; blank when it says nothing. */
export const statedBy = ({ entry, leaf }: PlacedLeaf, fact: Fact) => factOf(entry.method, leaf.data, fact);

/** The last six-digit group of an address: where Indian addresses end. */
export const pincodeIn = (address: string) =>
  address.match(/(?<![0-9])[1-9][0-9]{5}(?![0-9])/g)?.at(-1) ?? '';
