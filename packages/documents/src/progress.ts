import type { DocumentOutline } from './outline.ts';
import { strengthOf } from './source-strength.ts';
import {
  contraryVerdicts,
  isGood,
  readRecord,
  type StoredRecord,
  type Tree,
  type Verdict,
  verdictOf,
  verdicts,
} from './tree.ts';

/** How far a task of the applicant's list is. */
export type Progress = 'not-started' | 'in-progress' | 'checking' | 'done' | 'needs-you';

/** A record of one document, and how it was given. */
export interface Given {
  key: string;
  instance: number;
  record: StoredRecord;
}

type Attempt = Pick<Given, 'instance' | 'record'>;

/** Every record of `document` in `docs`, methods in their order, instances in turn. */
export function submittedRecords(document: DocumentOutline, docs: Tree): Given[] {
  return Object.entries(document.methods).flatMap(([key, method]) => {
    const entry = { document, key, method };
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
 * Whether an attempt is past: a newer record of the same instance, of a source at least as strong, is good. It says no more of
 * how the document stands, and stays to be read.
 */
const isPast = ({ instance, record }: Attempt, given: readonly Attempt[]): boolean =>
  !isGood(record) &&
  given.some(
    ({ instance: at, record: other }) =>
      at === instance &&
      isGood(other) &&
      other.verifiedAt > record.verifiedAt &&
      strengthOf(other.source) >= strengthOf(record.source),
  );

/** The attempts that are past. */
export const earlierAttempts = <G extends Attempt>(given: readonly G[]): G[] =>
  given.filter((one) => isPast(one, given));

/** What is left when earlier attempts are put aside. */
export const currentRecords = <G extends Attempt>(given: readonly G[]): G[] =>
  given.filter((one) => !isPast(one, given));

/**
 * Where a document stands. What differs always needs the person; a failed try does not when another way has
 * already proved the document, nor does a picture that was not read surely; a check under way never takes a finished document back.
 */
export function progressOf(all: readonly Given[], started: boolean): Progress {
  const given = currentRecords(all);
  const found = given.map(({ record }) => verdictOf(record));
  if (found.some((verdict) => contraryVerdicts.includes(verdict as 'mismatch'))) return 'needs-you';
  if (given.some(({ record }) => isGood(record))) return 'done';
  if (given.some(({ record }) => waitsForPerson(record))) return 'needs-you';
  if (found.some((verdict) => waiting.includes(verdict))) return 'checking';
  if (found.length > 0) return 'needs-you';
  return started ? 'in-progress' : 'not-started';
}

/** For how long a silent source is asked again by itself, in milliseconds. The queue's own settings come to the same. */
export const askedAgainFor = 3 * 86_400_000;

/** Whether a silent source is no longer asked by itself. */
export const isGivenUp = ({ status, verifiedAt }: StoredRecord, now = Date.now()): boolean =>
  status === 'source_down' && now - Date.parse(verifiedAt) > askedAgainFor;

/** Is any check of this file still under way? Then it is worth asking again soon. */
export function isChecking(found: readonly { record: StoredRecord }[]): boolean {
  return found.some(
    ({ record }) => record.status === 'pending' || (record.status === 'source_down' && !isGivenUp(record)),
  );
}

/** How the whole of what was given stands: what differs first, then what is proved, then what is awaited. */
export function standing(given: readonly Given[]): Verdict | null {
  const found = currentRecords(given).map(({ record }) => verdictOf(record));
  return verdicts.find((verdict) => found.includes(verdict)) ?? null;
}
