import { cardTitle } from './card.ts';
import { order } from './order.ts';
import { type Entry, entries } from './registry.ts';
import { placeId } from './tree.ts';

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

/** One place in a report: a method, or one slot of it. */
export interface Place {
  /** Stable in the page and in links: `nrega.auth`, `itr.ocr.2`. */
  id: string;
  title: string;
  entry: Entry;
  slot: number;
}

/** The places of a report in order, filled or not. */
export const reportPlaces = (name: ReportName): Place[] => placesOf(reports[name]);

function placesOf(shown: readonly Entry[]): Place[] {
  return shown.flatMap((entry) =>
    Array.from({ length: entry.document.slots }, (_, index) => {
      const slot = index + 1;
      return {
        id: placeId(entry.document, entry.key, slot),
        title: cardTitle(entry.method.card, slot),
        entry,
        slot,
      };
    }),
  );
}

const all = placesOf(entries);

/** What can be had as a paper: a report, the Aadhaar page, or one card by its place. */
export const paperTypes: readonly string[] = [
  ...Object.keys(reports),
  'summary',
  'aadhaar',
  ...all.map(({ id }) => id),
];

/** The places that a paper shows; the summary has none, as it is drawn from the draft. */
export function paperPlaces(type: string): Place[] {
  if (type in reports) return reportPlaces(type as ReportName);
  if (type === 'aadhaar') return all.filter(({ entry }) => entry.document.id === 'aadhaar');
  return all.filter(({ id }) => id === type);
}
