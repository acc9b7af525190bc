import { factOf } from './facts.ts';
import { isEmpty } from './paths.ts';
import { type RecordRef, type ReportName, reportPlaces } from './reports.ts';
import { allRecords, readRecord, type StoredRecord, type Tree, verdictOf } from './tree.ts';

/** One filled place of a report. A check under way has a place before it has data. */
export interface Filled extends RecordRef {
  record: StoredRecord;
  waiting: boolean;
}

const isWaiting = (record: StoredRecord) => record.status === 'pending' || record.status === 'source_down';

/** The places that hold something, in their order. */
export function filledOf(places: readonly RecordRef[], docs: Tree): Filled[] {
  return places.flatMap((place) => {
    const record = readRecord(docs, place.entry, place.instance);
    if (!record) return [];
    const waiting = isWaiting(record) && isEmpty(record.data);
    return waiting || !isEmpty(record.data) ? [{ ...place, record, waiting }] : [];
  });
}

/** The places of a report that hold something, in the specification's order. */
export const filledPlaces = (name: ReportName, docs: Tree): Filled[] => filledOf(reportPlaces(name), docs);

/** Titles of the documents of a report of which nothing was given. */
export function missingTitles(name: ReportName, docs: Tree): string[] {
  const given = new Set(allRecords(docs).map(({ entry }) => entry.document.id));
  const documents = new Set(reportPlaces(name).map(({ entry }) => entry.document));
  return [...documents].filter(({ id }) => !given.has(id)).map(({ title }) => title);
}

export interface Tally {
  verified: number;
  attention: number;
  checking: number;
  noted: number;
}

/** How many records are verified, need attention, are being checked, or are the person's own word. */
export function tally(docs: Tree): Tally {
  return tallyOf(allRecords(docs).map(({ record }) => record));
}

/** The same of some records alone. */
export function tallyOf(given: readonly StoredRecord[]): Tally {
  const counts: Tally = { verified: 0, attention: 0, checking: 0, noted: 0 };
  for (const record of given) counts[lightOf(record)] += 1;
  return counts;
}

function lightOf(record: StoredRecord): keyof Tally {
  if (isWaiting(record)) return 'checking';
  const verdict = verdictOf(record);
  if (verdict !== 'verified') return 'attention';
  return record.source === 'self-declared' ? 'noted' : 'verified';
}

/** What needs a person's eyes, with or without a card: a record that was not found has none. */
export function needingAttention(docs: Tree): { id: string; title: string; status: string }[] {
  return allRecords(docs)
    .filter(({ record }) => lightOf(record) === 'attention')
    .map(({ entry: { document, key }, instance, record }) => ({
      id: `${document.id}.${key}.${instance}`,
      title: document.instances > 1 ? `${document.title} ${instance}` : document.title,
      status: record.status,
    }));
}

/** What each source calls the person, in card order. */
export function namesBySource(docs: Tree): { id: string; title: string; name: string }[] {
  return allRecords(docs).flatMap(({ entry, instance, record }) => {
    const name = factOf(entry.method, record.data, 'name');
    const { document, key } = entry;
    return name ? [{ id: `${document.id}.${key}.${instance}`, title: document.title, name }] : [];
  });
}
