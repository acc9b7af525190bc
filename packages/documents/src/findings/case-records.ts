import { recordTitle } from '../record-title.ts';
import { type DefinedRecord, definedRecords } from '../records.ts';
import { strengthOf } from '../source-strength.ts';
import {
  recordId,
  type StoredRecord,
  type Tree,
  unansweredVerdicts,
  type Verdict,
  verdictOf,
} from '../tree.ts';

/** One record of a case, as rules look at it. */
export interface CaseRecord extends DefinedRecord {
  /** As links and the review name it: `pan.auth`, `itr.ocr.2`. */
  place: string;
  title: string;
  verdict: Verdict;
  strength: number;
}

const contrary: readonly Verdict[] = ['mismatch', 'invalid'];

const toCaseRecord = (one: DefinedRecord): CaseRecord => ({
  ...one,
  place: recordId(one.entry.document, one.entry.key, one.instance),
  title: recordTitle(one.entry.document, one.instance),
  verdict: verdictOf(one.record),
  strength: strengthOf(one.record.source),
});

/** Every record of a case, in card order. */
export const caseRecords = (docs: Tree): CaseRecord[] => definedRecords(docs).map(toCaseRecord);

/** Whether a record holds an answer at all. */
export const isAnswered = ({ verdict }: CaseRecord): boolean => !unansweredVerdicts.includes(verdict);

/** Whether what a record says counts as the applicant's own figure or fact. */
export const isBelieved = (one: CaseRecord): boolean => isAnswered(one) && !contrary.includes(one.verdict);

/** How a record is called beside another of the same title: "PAN", "PAN (Scan or photo)". */
export const calledBeside = (one: CaseRecord, other: CaseRecord): string =>
  one.title === other.title ? `${one.title} (${one.entry.method.title})` : one.title;

/** Checks that a record was brought with, which judge the paper and not the person. */
export const ownChecks = ({ checks }: StoredRecord) => (checks ?? []).filter(({ rule }) => !rule);

const authority = ({ record, strength }: CaseRecord): number => (record.anchor ? 10 : 0) + strength;

/** Orders records by how surely they say who the applicant is: the identity anchor first, then by source. */
export const byAuthority = (one: CaseRecord, other: CaseRecord): number => authority(other) - authority(one);
