import type { Entry } from '../registry.ts';
import { type StoredRecord, type Tree, writeRecord } from '../tree.ts';
import { caseRecords } from './case-records.ts';
import { duplicatePapers } from './duplicate.ts';
import type { CaseFileHash } from './finding.ts';

/**
 * The instance of a document that holds the paper which is being given as another one: with the same number, for the same year
 * of the same payer, or from the same file. Null when there is none.
 */
export function samePaperIn(
  docs: Tree,
  entry: Entry,
  instance: number,
  given: Pick<StoredRecord, 'data' | 'file'>,
  files: readonly CaseFileHash[],
): { instance: number } | null {
  const tried = structuredClone(docs);
  const { source } = entry.method;
  writeRecord(tried, entry, instance, {
    ...{ status: 'declared', source, provider: '', verifiedAt: '', checks: [] },
    ...given,
  });
  const records = caseRecords(tried);
  const own = records.find((one) => one.entry === entry && one.instance === instance)?.place ?? '';
  const places = duplicatePapers(records, files)
    .filter(({ records: pair }) => pair.includes(own))
    .flatMap(({ records: pair }) => pair.filter((place) => place !== own));
  const other = records.find(({ place }) => places.includes(place));
  return other ? { instance: other.instance } : null;
}
