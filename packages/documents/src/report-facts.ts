import { cardTitle } from './card.ts';
import { factOf } from './facts.ts';
import { isEmpty } from './paths.ts';
import { recordTitle } from './record-title.ts';
import { type DefinedRecord, definedRecords } from './records.ts';
import { type RecordRef, type ReportName, reportPlaces, reports } from './reports.ts';
import { isGood, readRecord, type StoredRecord, type Tree, verdictOf } from './tree.ts';

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
  const given = new Set(definedRecords(docs).map(({ entry }) => entry.document.id));
  const documents = new Set(reportPlaces(name).map(({ entry }) => entry.document));
  return [...documents].filter(({ id }) => !given.has(id)).map(({ title }) => title);
}

export interface Tally {
  verified: number;
  attention: number;
  checking: number;
  noted: number;
}

/** A record that a report names beside its cards. */
export interface Named extends Pick<DefinedRecord, 'entry' | 'instance'> {
  id: string;
  title: string;
  status: string;
  attention: boolean;
}

export interface ReportSummary {
  counts: Tally;
  /** What needs a person's eyes, with or without a card: a record that was not found has none. */
  attention: Named[];
  /** Records of the case file that the report has no place for. */
  leftOut: Named[];
}

/** The lender's reports; who reads another is not told what else the case file holds. */
const tellsLeftOut: readonly ReportName[] = ['full', 'verification'];

/**
 * What a report says of itself, the same on the screen, in its PDF and behind a link: it counts the records that it has a
 * place for and names the others. Those of the report `below` are shown under it and not left out.
 */
export function reportSummary(name: ReportName, docs: Tree, below?: ReportName): ReportSummary {
  const records = definedRecords(docs);
  const inside = records.filter(({ entry }) => reports[name].includes(entry));
  const shown = below ? [...reports[name], ...reports[below]] : reports[name];
  const outside = tellsLeftOut.includes(name) ? records.filter(({ entry }) => !shown.includes(entry)) : [];
  return {
    counts: tallyOf(inside.map(({ record }) => record)),
    attention: inside
      .filter(({ record }) => lightOf(record) === 'attention')
      .map((one) => named(one, documentTitle(one))),
    leftOut: outside.map((one) => named(one, cardTitle(one.entry.method.card, one.instance))),
  };
}

const documentTitle = ({ entry: { document }, instance }: DefinedRecord) => recordTitle(document, instance);

const named = ({ entry, instance, record }: DefinedRecord, title: string): Named => ({
  ...{ entry, instance, title },
  id: `${entry.document.id}.${entry.key}.${instance}`,
  status: record.status,
  attention: lightOf(record) === 'attention',
});

/** How many records are verified, need attention, are being checked, or are taken as given: read or declared, and confirmed by no source. */
function tallyOf(given: readonly StoredRecord[]): Tally {
  const counts: Tally = { verified: 0, attention: 0, checking: 0, noted: 0 };
  for (const record of given) counts[lightOf(record)] += 1;
  return counts;
}

function lightOf(record: StoredRecord): keyof Tally {
  if (isWaiting(record)) return 'checking';
  if (!isGood(record)) return 'attention';
  return verdictOf(record) === 'verified' ? 'verified' : 'noted';
}

/** What each source calls the person, in card order. */
export function namesBySource(docs: Tree): { id: string; title: string; name: string }[] {
  return definedRecords(docs).flatMap(({ entry, instance, record }) => {
    const name = factOf(entry.method, record.data, 'name');
    const { document, key } = entry;
    return name ? [{ id: `${document.id}.${key}.${instance}`, title: document.title, name }] : [];
  });
}
