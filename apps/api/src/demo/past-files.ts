import type { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { type Entry, findEntry } from '@pramaan/documents/registry.ts';
import { type StoredRecord, unansweredVerdicts, writeRecord } from '@pramaan/documents/tree.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { checkAgain, checkRecord } from '../case-file/check-record.ts';
import { declaredBy } from '../case-file/verdict-label.ts';
import type { PastCourse, PastDocument } from './past-courses.ts';
import { pastPerson } from './past-people.ts';

type AllFixtures = Awaited<ReturnType<typeof loadFixtures>>;

/** A record of a past application: as it was given first, and as it stands since it was given again. */
export interface PastRecord {
  entry: Entry;
  first: StoredRecord;
  again: StoredRecord | null;
}

function entryOf(document: string, method: string): Entry {
  const entry = findEntry(document, method);
  if (!entry) throw new Error(`The demo names ${document}.${method}, which no document declares.`);
  return entry;
}

/** From this number on nobody has applied: whose records are given by mistake. */
const strangers = 4001;

/** What a person declares by the time that an application is ready. */
const declared = ['basicDetails', 'residentDetails', 'loanRequest'];

/**
 * Fills the file of a past application. Each record is judged as the product judges it, so one that does not match is of
 * somebody else. Answers its records in the order in which they were given.
 */
export function fillPastFile(
  fixtures: AllFixtures,
  caseFile: CaseFile,
  number: number,
  { documents, given, ready }: PastCourse,
): PastRecord[] {
  const [person, other] = [pastPerson(number), pastPerson(number + strangers)];
  const where = (entry: Entry) => ({ entry, instance: 1 });

  function answer(entry: Entry, whose: Person | null, at: Date): StoredRecord {
    const { method, document, key } = entry;
    const { source } = method;
    const provider = source === 'self-declared' ? declaredBy.applicant : 'karza';
    const stored = { source, provider, verifiedAt: at.toISOString(), basis: 'sound' as const };
    if (!whose) return { ...stored, data: {}, status: 'not_found', checks: [] };
    const said = fixtures[document.id]?.[key]?.(whose, { pan: whose.pan }) ?? {};
    const brought = { ...stored, data: storable(method, method.result.parse(said)), checks: [], request: {} };
    const { data, status, checks, anchor } = checkRecord(where(entry), brought, caseFile);
    return { ...stored, data, status, checks, ...(anchor ? { anchor } : {}) };
  }

  function give(
    entry: Entry,
    { at, first, again }: Pick<PastDocument, 'at' | 'first' | 'again'>,
  ): PastRecord {
    const whose = { verified: person, mismatch: other, not_found: null }[first];
    const record = { entry, first: answer(entry, whose, at), again: again && answer(entry, person, again) };
    writeRecord(caseFile.docs, entry, 1, record.again ?? record.first);
    return record;
  }

  const records = [
    ...(given && ready ? declared : []).map((id) =>
      give(entryOf(id, 'input'), { at: given ?? new Date(), first: 'verified', again: null }),
    ),
    ...documents.map((one) => give(entryOf(one.document, one.method), one)),
  ];
  // The first ones once more, beside those that came after them.
  for (const { entry, first, again } of records) {
    const stands = again ?? first;
    if (unansweredVerdicts.includes(stands.status)) continue;
    const anchor = anchorOf(caseFile.docs, caseFile.profile);
    const judged = checkAgain(where(entry), stands, {}, anchor);
    Object.assign(stands, { status: judged.status, checks: judged.checks });
    writeRecord(caseFile.docs, entry, 1, stands);
  }
  return records;
}
