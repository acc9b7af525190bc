import type { Fact } from './define.ts';
import { factOf } from './facts.ts';
import { allRecords, goodVerdicts, type RecordEntry, type Tree, type Verdict, verdictOf } from './tree.ts';

/** What the applicant's profile already knows; each verified by a code or typed by the person. */
export interface KnownProfile {
  name?: string;
  mobileNo?: string;
  email?: string;
}

/** A record that a source answered, even if doubtful or out of force; errors and failures hold no facts. */
const usable: readonly Verdict[] = [...goodVerdicts, 'expired', 'needs_review'];

/** Records that state facts, proved ones first, doubtful ones after; in card order among equals. */
export function rankedRecords(docs: Tree): RecordEntry[] {
  const placed = allRecords(docs);
  return usable.flatMap((status) => placed.filter(({ record }) => verdictOf(record) === status));
}

/** What a record says of a fact; blank when it says nothing. */
export const statedBy = ({ entry, record }: RecordEntry, fact: Fact) =>
  factOf(entry.method, record.data, fact);

/** The last six-digit group of an address: where Indian addresses end. */
export const pincodeIn = (address: string) =>
  address.match(/(?<![0-9])[1-9][0-9]{5}(?![0-9])/g)?.at(-1) ?? '';
