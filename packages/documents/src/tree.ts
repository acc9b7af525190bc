import { readPath, writePath } from './paths.ts';
import type { Entry } from './registry.ts';
import { entries, findEntry } from './registry.ts';

/** How a verification ended (product §6). */
export const outcomes = [
  'verified',
  'mismatch',
  'not_found',
  'invalid_input',
  'source_down',
  'pending',
  'needs_review',
] as const;
export type Outcome = (typeof outcomes)[number];

/** One check made on a record: "name matches the profile". */
export interface Check {
  name: string;
  outcome: 'passed' | 'failed' | 'doubtful';
  detail: string;
}

/** One leaf of the applicant document tree (product §2). */
export interface Leaf {
  data: Record<string, unknown>;
  status: Outcome;
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
}

/** The outcome of a leaf; a word that we do not know needs a person to look at it. */
export function outcomeOf({ status }: Pick<Leaf, 'status'>): Outcome {
  return outcomes.find((outcome) => outcome === status) ?? 'needs_review';
}

export type Tree = Record<string, unknown>;

/** Where a method's record stands in `docs`: `id.nrega.auth`, `income.itr.ocr.2`, `address.tBill`. */
export function leafPath({ document, key, method }: Entry, slot = 1): string {
  const base = `${document.group}.${document.id}`;
  const name = method.leaf && method.leaf !== 'self' ? method.leaf.of : key;
  const named = method.leaf === 'self' ? base : `${base}.${name}`;
  return document.slots > 1 ? `${named}.${slot}` : named;
}

/** Where a record stands in reports, papers and links: `nrega.auth`, `itr.ocr.2`. */
export function placeId({ id, slots }: { id: string; slots: number }, key: string, slot: number): string {
  return slots > 1 ? `${id}.${key}.${slot}` : `${id}.${key}`;
}

/**
 * The leaf in `docs`, or undefined when the document was not provided. A method whose record is that of another
 * has none of its own, so that each record is met once.
 */
export function readLeaf(docs: Tree, entry: Entry, slot = 1): Leaf | undefined {
  if (entry.method.leaf && entry.method.leaf !== 'self') return undefined;
  const found = readPath(docs, leafPath(entry, slot)) as Leaf | undefined;
  return found && typeof found === 'object' && 'status' in found ? found : undefined;
}

/** Puts a leaf in its place, keeping what other methods of the same document left beside it. */
export function writeLeaf(docs: Tree, entry: Entry, slot: number, leaf: Leaf): void {
  const path = leafPath(entry, slot);
  const there = readPath(docs, path);
  // Of what stood there the leaf's own parts go: a file or a doubt of the last reading is not one of this.
  const beside = Object.entries(there && typeof there === 'object' ? there : {}).filter(
    ([name]) => !(optionalParts as readonly string[]).includes(name),
  );
  writePath(docs, path, { ...Object.fromEntries(beside), ...leaf });
}

/** Parts that a leaf may be without; the others are always written over. */
const optionalParts = ['consent', 'confidence', 'file', 'unsure'] as const satisfies (keyof Leaf)[];

export interface PlacedLeaf {
  entry: Entry;
  slot: number;
  leaf: Leaf;
}

/** Every leaf present in `docs`, in registry order, slots in turn. */
export function leaves(docs: Tree): PlacedLeaf[] {
  return entries.flatMap((entry) =>
    Array.from({ length: entry.document.slots }, (_, index) => index + 1).flatMap((slot) => {
      const leaf = readLeaf(docs, entry, slot);
      return leaf ? [{ entry, slot, leaf }] : [];
    }),
  );
}

/** The tree as it may be shared by link: without documents that were agreed to for one lender's eyes alone. */
export function shareable(docs: Tree): Tree {
  const shared = structuredClone(docs);
  for (const { document } of entries.filter((entry) => !entry.document.goesAlong)) {
    const group = shared[document.group];
    if (!group || typeof group !== 'object') continue;
    delete (group as Tree)[document.id];
    if (Object.keys(group).length === 0) delete shared[document.group];
  }
  return shared;
}

/** The leaf of `document.method` by name; undefined for an unknown name or an absent leaf. */
export function leafOf(docs: Tree, document: string, key: string, slot = 1): Leaf | undefined {
  const entry = findEntry(document, key);
  return entry ? readLeaf(docs, entry, slot) : undefined;
}
