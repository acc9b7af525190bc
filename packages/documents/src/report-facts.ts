import { factOf } from './facts.ts';
import { isEmpty } from './paths.ts';
import { type Place, type ReportName, reportPlaces } from './reports.ts';
import { type Leaf, leaves, outcomeOf, readLeaf, type Tree } from './tree.ts';

/** One filled place of a report. A check under way has a place before it has data. */
export interface Filled extends Place {
  leaf: Leaf;
  waiting: boolean;
}

const isWaiting = (leaf: Leaf) => leaf.status === 'pending' || leaf.status === 'source_down';

/** The places that hold something, in their order. */
export function filledOf(places: readonly Place[], docs: Tree): Filled[] {
  return places.flatMap((place) => {
    const leaf = readLeaf(docs, place.entry, place.slot);
    if (!leaf) return [];
    const waiting = isWaiting(leaf) && isEmpty(leaf.data);
    return waiting || !isEmpty(leaf.data) ? [{ ...place, leaf, waiting }] : [];
  });
}

/** The places of a report that hold something, in the specification's order. */
export const filledPlaces = (name: ReportName, docs: Tree): Filled[] => filledOf(reportPlaces(name), docs);

/** Titles of the documents of a report of which nothing was given. */
export function missingTitles(name: ReportName, docs: Tree): string[] {
  const given = new Set(leaves(docs).map(({ entry }) => entry.document.id));
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
  return tallyOf(leaves(docs).map(({ leaf }) => leaf));
}

/** The same of some records alone. */
export function tallyOf(given: readonly Leaf[]): Tally {
  const counts: Tally = { verified: 0, attention: 0, checking: 0, noted: 0 };
  for (const leaf of given) counts[lightOf(leaf)] += 1;
  return counts;
}

function lightOf(leaf: Leaf): keyof Tally {
  if (isWaiting(leaf)) return 'checking';
  const outcome = outcomeOf(leaf);
  if (outcome !== 'verified') return 'attention';
  return leaf.source === 'self-declared' ? 'noted' : 'verified';
}

/** What needs a person's eyes, with or without a card: a record that was not found has none. */
export function needingAttention(docs: Tree): { id: string; title: string; status: string }[] {
  return leaves(docs)
    .filter(({ leaf }) => lightOf(leaf) === 'attention')
    .map(({ entry: { document, key }, slot, leaf }) => ({
      id: `${document.id}.${key}.${slot}`,
      title: document.slots > 1 ? `${document.title} ${slot}` : document.title,
      status: leaf.status,
    }));
}

/** What each source calls the person, in card order. */
export function namesBySource(docs: Tree): { id: string; title: string; name: string }[] {
  return leaves(docs).flatMap(({ entry, slot, leaf }) => {
    const name = factOf(entry.method, leaf.data, 'name');
    const { document, key } = entry;
    return name ? [{ id: `${document.id}.${key}.${slot}`, title: document.title, name }] : [];
  });
}
