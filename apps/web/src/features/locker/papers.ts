import type { getIssuedDoc } from '@pramaan/contract/calls/locker.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { LockerPlace } from '@pramaan/documents/locker-types.ts';
import { givenLeaves } from '@pramaan/documents/progress.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Tree } from '@pramaan/documents/tree.ts';

export type Issued = ResultOf<typeof getIssuedDoc>['items'][number];

/** A document of the locker and its place in the file. */
export interface Paper {
  item: Issued;
  place: LockerPlace;
  /** Something stands at that place already. */
  given: boolean;
}

/** The slots of a document that hold something. */
const taken = (docs: Tree, { document }: Pick<LockerPlace, 'document'>) =>
  new Set(givenLeaves(document, docs).map(({ slot }) => slot));

/**
 * What of the locker's list is used here, each with its place. Of a document with several slots each paper goes to the
 * slot that the person came from, then to the free ones in turn.
 */
export function papersOf(
  items: readonly Issued[],
  docs: Tree,
  wanted: { document: string | null; slot: number },
): { papers: Paper[]; others: string[] } {
  const used = new Map<string, Set<number>>();
  const papers = items.flatMap((item): Paper[] => {
    const document = findDocument(item.document ?? '');
    if (!document) return [];
    const there = taken(docs, { document });
    const mine = used.get(document.id) ?? new Set<number>();
    const slots = Array.from({ length: document.slots }, (_, at) => at + 1);
    const first = document.id === wanted.document ? [wanted.slot] : [];
    const order = [...first, ...slots.filter((slot) => !there.has(slot)), ...slots];
    const slot = order.find((each) => slots.includes(each) && !mine.has(each)) ?? 1;
    used.set(document.id, mine.add(slot));
    return [{ item, place: { document, slot }, given: there.has(slot) }];
  });
  const others = items.filter(({ document }) => !document).map(({ name }) => name);
  // What the person came for stands first.
  const at = (paper: Paper) => (paper.place.document.id === wanted.document ? 0 : 1);
  return { papers: papers.sort((a, b) => at(a) - at(b)), others };
}
