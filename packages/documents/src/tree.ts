import type { OutlineEntry } from './outline.ts';
import { outlineEntries, outlineEntry } from './outlines.ts';
import { readPath, writePath } from './paths.ts';

/** Verdicts of what was given and has nothing said against it, best first: proved, or taken as it was given. */
export const goodVerdicts = ['verified', 'unconfirmed', 'unmatched', 'declared'] as const;

/** Verdicts of a source that has answered: it is not this person's document, or none that is in force. */
export const contraryVerdicts = ['mismatch', 'invalid', 'expired'] as const;

/** Verdicts of records that no source has answered: there is nothing to judge. */
export const unansweredVerdicts: readonly string[] = ['not_found', 'invalid_input', 'source_down', 'pending'];

/** How a verification ended (product §6), what needs the person first. `judgement/judge.ts` says when each is earned. */
export const verdicts = [
  ...contraryVerdicts,
  ...goodVerdicts,
  'pending',
  'source_down',
  'needs_review',
  'not_found',
  'invalid_input',
] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * What a record's own evidence came to before it was judged: good, something of it for a person to look at, or that the
 * source itself found it to be another person's.
 */
export type Basis = 'sound' | 'doubtful' | 'differs';

/** One check made on a record: "name matches the profile". */
export interface Check {
  name: string;
  verdict: 'passed' | 'failed' | 'doubtful';
  detail: string;
  /** The declared rule that it is of; a check of the record itself (a signature, a balance) has none. */
  rule?: CheckRule;
  /** Of a comparison that failed: what differs, and with what. */
  differs?: Differs;
}

/** What a comparison found to differ. The values stay in their records. */
export interface Differs {
  /** The fact, `name`, `dob` or `pan`; or the captured field that came back different. */
  of: string;
  /** Where the record has its value, when `of` is a captured field. */
  path?: string;
  /** Place of the record that says otherwise, `pan.auth.1`. Without one: what the application states, or what was typed. */
  with?: string;
}

type CheckRule = 'asked' | 'negative' | 'validity' | 'identity' | 'address' | 'review';

/** One record of the applicant document tree (product §2). */
export interface StoredRecord {
  data: Record<string, unknown>;
  status: Verdict;
  source: string;
  provider: string;
  verifiedAt: string;
  checks: Check[];
  /** Id of the consent under which it was checked, in the lender's ledger. */
  consent?: string;
  /** Of what was read from a picture: how sure the least sure value is, 0 to 1. */
  confidence?: number;
  /** Id of the uploaded file it was read from. */
  file?: string;
  /** Record paths that wait for the person's word: nothing of the record is believed before. */
  unsure?: string[];
  basis?: Basis;
  /** It was found to be the applicant's, and other records are compared with it. */
  anchor?: boolean;
}

/** What `verified` was called of records that no source confirms, before they had words of their own. */
const unconfirmed: Readonly<Record<string, Verdict>> = { 'self-declared': 'declared', ocr: 'unconfirmed' };

/** The outcome of a record; a word that we do not know needs a person to look at it. */
export function verdictOf({ status, source = '' }: { status: string; source?: string }): Verdict {
  const known = verdicts.find((verdict) => verdict === status) ?? 'needs_review';
  return known === 'verified' ? (unconfirmed[source] ?? known) : known;
}

/** Whether a record holds what it was given for, as far as is known. */
export const isGood = (record: { status: string; source?: string }): boolean =>
  (goodVerdicts as readonly Verdict[]).includes(verdictOf(record));

export type Tree = Record<string, unknown>;

/** Where a method's record stands in `docs`: `id.nrega.auth`, `income.itr.ocr.2`, `address.tBill`. */
export function recordPath({ document, key, method }: OutlineEntry, instance = 1): string {
  const base = `${document.group}.${document.id}`;
  const name = method.record && method.record !== 'self' ? method.record.of : key;
  const named = method.record === 'self' ? base : `${base}.${name}`;
  return document.instances > 1 ? `${named}.${instance}` : named;
}

/** Where a record stands in reports, documents and links: `nrega.auth`, `itr.ocr.2`. */
export function recordId(
  { id, instances }: { id: string; instances: number },
  key: string,
  instance: number,
): string {
  return instances > 1 ? `${id}.${key}.${instance}` : `${id}.${key}`;
}

/**
 * The record in `docs`, or undefined when the document was not provided. A method whose record is that of another
 * has none of its own, so that each record is met once.
 */
export function readRecord(docs: Tree, entry: OutlineEntry, instance = 1): StoredRecord | undefined {
  if (entry.method.record && entry.method.record !== 'self') return undefined;
  const found = readPath(docs, recordPath(entry, instance)) as StoredRecord | undefined;
  return found && typeof found === 'object' && 'status' in found ? found : undefined;
}

/** Puts a record in its place, keeping what other methods of the same document left beside it. */
export function writeRecord(docs: Tree, entry: OutlineEntry, instance: number, record: StoredRecord): void {
  const path = recordPath(entry, instance);
  const there = readPath(docs, path);
  // Of what stood there the record's own parts go: a file or a doubt of the last reading is not one of this.
  const beside = Object.entries(there && typeof there === 'object' ? there : {}).filter(
    ([name]) => !(optionalParts as readonly string[]).includes(name),
  );
  writePath(docs, path, { ...Object.fromEntries(beside), ...record });
}

/** Parts that a record may be without; the others are always written over. */
const optionalParts = [
  'consent',
  'confidence',
  'file',
  'unsure',
  'basis',
  'anchor',
] as const satisfies (keyof StoredRecord)[];

/** A record with its document and method: their outlines, or more of them. */
export interface RecordEntry<E extends OutlineEntry = OutlineEntry> {
  entry: E;
  instance: number;
  record: StoredRecord;
}

/** Document, method and instance, also of a document that is given once: `pan.auth.1`. Sealed parts and the anchor use it. */
export const wholePlace = ({ entry, instance }: Pick<RecordEntry, 'entry' | 'instance'>): string =>
  `${entry.document.id}.${entry.key}.${instance}`;

/** The records of these entries that are present in `docs`, in their order, instances in turn. */
export function recordsOf<E extends OutlineEntry>(docs: Tree, entries: readonly E[]): RecordEntry<E>[] {
  return entries.flatMap((entry) =>
    Array.from({ length: entry.document.instances }, (_, index) => index + 1).flatMap((instance) => {
      const record = readRecord(docs, entry, instance);
      return record ? [{ entry, instance, record }] : [];
    }),
  );
}

/** Every record present in `docs`, in card order. */
export const allRecords = (docs: Tree): RecordEntry[] => recordsOf(docs, outlineEntries);

/** The tree as it may be shared by link: without documents that were agreed to for one lender's eyes alone. */
export function shareable(docs: Tree): Tree {
  const shared = structuredClone(docs);
  for (const { document } of outlineEntries.filter((entry) => !entry.document.goesAlong)) {
    const group = shared[document.group];
    if (!group || typeof group !== 'object') continue;
    delete (group as Tree)[document.id];
    if (Object.keys(group).length === 0) delete shared[document.group];
  }
  return shared;
}

/** The record of `document.method` by name; undefined for an unknown name or an absent record. */
export function recordAt(docs: Tree, document: string, key: string, instance = 1): StoredRecord | undefined {
  const entry = outlineEntry(document, key);
  return entry ? readRecord(docs, entry, instance) : undefined;
}
