import { cardTitle } from './card.ts';
import { order } from './order.ts';
import { type Entry, entries } from './registry.ts';
import { recordId } from './tree.ts';

const entriesIn = (shown: readonly string[]) =>
  entries.filter((_, index) => shown.includes(order[index]?.reports ?? 'none'));

/** The entries of each report, in the specification's order. */
export const reports = {
  /** Loan Applicant Report, full (P §2.8). */
  full: entriesIn(['all']),
  /** Customer Verification Report: the same cards without the Aadhaar ones (P §2.9). */
  verification: entriesIn(['all']).filter((entry) => entry.document.id !== 'aadhaar'),
  /** Public applicant report, digi-report (P §2.10). */
  public: entriesIn(['all', 'public']),
  /** What the lender reads below the specification's cards, whose list is closed. */
  further: entriesIn(['lender']),
} as const satisfies Record<string, readonly Entry[]>;

export type ReportName = keyof typeof reports;

/** One place in a report: a method, or one instance of it. */
export interface RecordRef {
  /** Stable in the page and in links: `nrega.auth`, `itr.ocr.2`. */
  id: string;
  title: string;
  entry: Entry;
  instance: number;
}

/** The places of a report in order, filled or not. */
export const reportPlaces = (name: ReportName): RecordRef[] => placesOf(reports[name]);

function placesOf(shown: readonly Entry[]): RecordRef[] {
  return shown.flatMap((entry) =>
    Array.from({ length: entry.document.instances }, (_, index) => {
      const instance = index + 1;
      return {
        id: recordId(entry.document, entry.key, instance),
        title: cardTitle(entry.method.card, instance),
        entry,
        instance,
      };
    }),
  );
}

const all = placesOf(entries);

/** What can be had as a document: a report, the Aadhaar page, or one card by its place. */
export const pdfTypes: readonly string[] = [
  ...Object.keys(reports),
  'summary',
  'aadhaar',
  ...all.map(({ id }) => id),
];

/** The places that a document shows; the summary has none, as it is drawn from the draft. */
export function documentRefs(type: string): RecordRef[] {
  if (type in reports) return reportPlaces(type as ReportName);
  if (type === 'aadhaar') return all.filter(({ entry }) => entry.document.id === 'aadhaar');
  return all.filter(({ id }) => id === type);
}
