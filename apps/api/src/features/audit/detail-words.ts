import type { FindingKind, Severity } from '@pramaan/documents/findings/finding.ts';
import { recordTitle } from '@pramaan/documents/record-title.ts';
import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { placeTitle } from '../../case-file/record-reviews.ts';
import { verdictLabel } from '../../case-file/verdict-label.ts';
import type { Place } from '../../platform/audit.ts';
import { isId } from '../../platform/ids.ts';

type Detail = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
const size = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`);
const papers: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** The words of the case screen (packages/messages/en/review.json). */
const severityWords: Readonly<Record<Severity, string>> = {
  block: 'Blocks approval',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Information',
};
const findingWords: Readonly<Record<FindingKind, string>> = {
  tampering: 'Changed file',
  identity: 'Identity',
  validity: 'Validity',
  duplicate: 'Duplicate document',
  income: 'Income',
  obligation: 'Obligations',
  linkage: 'Other applications',
  consent: 'Consent',
  freshness: 'Old document',
  coverage: 'Coverage',
  missing: 'Missing documents',
};
const wordOf = (words: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  words[text(value)];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** `validUntil` as it is said: "valid until". */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** An id is told by its end, as lists tell it. */
const short = (value: string) => (isId(value) ? `…${value.slice(-8)}` : value);

/** The document of a record's place, `pan.auth` or `itr.ocr.2`; blank for what is none. */
function documentAt(place: string): string {
  const title = placeTitle(place);
  return title === place ? '' : title;
}

/** Degrees of a signer, or a place that is no record's. */
const whereabouts = (place: unknown): string => {
  const { latitude, longitude } = (place ?? {}) as Partial<Place>;
  return latitude === undefined || longitude === undefined ? text(place) : `${latitude}, ${longitude}`;
};

/** What is said besides: who the people of the detail are. */
interface Known {
  detail: Detail;
  /** Names of the team by id. */
  team: ReadonlyMap<string, string>;
}

/** Names under which a detail holds a member of the team, and what is said before the member. */
const people = { person: '', to: 'to ', from: 'from ', supervisor: 'supervisor ', by: 'by ' } as const;

const member =
  (before: string) =>
  (value: unknown, { team }: Known) =>
    `${before}${team.get(text(value)) ?? short(text(value))}`;

/** Names that the log's writers use in many places, as a reader of the log would say them; blank: nothing worth saying. */
const said: Readonly<Record<string, (value: unknown, known: Known) => string>> = {
  severity: (value) => wordOf(severityWords, value) ?? text(value),
  kind: (value, { detail }) => ('severity' in detail && wordOf(findingWords, value)) || capital(text(value)),
  // A finding's key ends with the record it rests on; of an API key it is the id.
  key: (value, { detail }) =>
    'severity' in detail ? documentAt(text(value).split(':')[1] ?? '') : short(text(value)),
  place: (value) =>
    value === 'profile' ? 'Mobile number' : documentAt(text(value)) || `place: ${whereabouts(value)}`,
  document: (value, { detail: { instance } }) => {
    const title = findDocument(text(value))?.title ?? text(value);
    return recordTitle({ title }, Number(instance));
  },
  instance: () => '',
  method: (value, { detail: { document } }) =>
    findEntry(text(document), text(value))?.method.title ?? text(value),
  before: (value, { detail: { provider } }) => `before: ${verdictLabel(text(value), text(provider))}`,
  status: (value, { detail: { provider } }) => verdictLabel(text(value), text(provider)),
  provider: (value) => capital(text(value)),
  bytes: (value) => size(Number(value)),
  mediaType: (value) => papers[text(value)] ?? text(value),
  rows: (value) => `Rows: ${text(value)}`,
  balanced: (value) => (value === true ? 'Balance check passed' : 'Balance check not passed'),
  ...Object.fromEntries(Object.entries(people).map(([name, before]) => [name, member(before)])),
};
const first = Object.keys(said);
const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);

/** What nobody has given a word for: a switch by its name, everything else beside its name. */
function plainly(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? spaced(name) : `not ${spaced(name)}`;
  if (Array.isArray(value)) return value.length === 0 ? '' : `${spaced(name)}: ${value.map(text).join(', ')}`;
  return `${spaced(name)}: ${short(text(value))}`;
}

/** The team's members whom details name, by id. */
export const peopleIn = (details: readonly Detail[]): string[] => [
  ...new Set(
    details
      .flatMap((detail) => Object.keys(people).map((name) => detail[name]))
      .filter((value): value is string => typeof value === 'string' && isId(value)),
  ),
];

/** What an audit row's detail says, in words: the document first, then how and with what outcome, then whatever else. */
export function detailWords(detail: Detail, team: ReadonlyMap<string, string> = new Map()): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, value]) => said[name]?.(value, { detail, team }) ?? plainly(name, value))
    .filter(Boolean)
    .join(' · ');
}
