import type { Fact } from './define.ts';
import { factOf } from './facts.ts';
import { allRecords, type RecordEntry, type Tree } from './tree.ts';

/** What the applicant's profile already knows; each verified by a code or typed by the person. */
export interface KnownProfile {
  name?: string;
  mobileNo?: string;
  email?: string;
}

/** A record that a source answered, even if doubtful; errors and failures hold no facts. */
const usable = ['verified', 'needs_review'];

/** Records that state facts, in card order: verified ones first, doubtful ones after. */
export function rankedRecords(docs: Tree): RecordEntry[] {
  const placed = allRecords(docs);
  return usable.flatMap((status) => placed.filter(({ record }) => record.status === status));
}

/** What a record says of a fact; blank when it says nothing. */
export const statedBy = ({ entry, record }: RecordEntry, fact: Fact) =>
  factOf(entry.method, record.data, fact);

/** The last six-digit group of an address: where Indian addresses end. */
export const pincodeIn = (address: string) =>
  address.match(/(?<![0-9])[1-9][0-9]{5}(?![0-9])/g)?.at(-1) ?? '';
