import type { getIssuedDoc } from '@pramaan/contract/calls/locker.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { AskedOf } from '@pramaan/documents/loan-product.ts';
import type { LockerPlace } from '@pramaan/documents/locker-types.ts';
import { documentsIn } from '@pramaan/documents/menu.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';
import { submittedRecords } from '@pramaan/documents/progress.ts';
import { askedFor } from '@pramaan/documents/situation.ts';
import type { Tree } from '@pramaan/documents/tree.ts';

export type Issued = ResultOf<typeof getIssuedDoc>['items'][number];

/** A document of the locker and its place in the file. */
export interface Document {
  item: Issued;
  place: LockerPlace;
  /** Something stands at that place already. */
  given: boolean;
}

/** The instances of a document that hold something. */
const taken = (docs: Tree, { document }: Pick<LockerPlace, 'document'>) =>
  new Set(submittedRecords(document, docs).map(({ instance }) => instance));

/**
 * What of the locker's list is used here, each with its place. Of a document with several instances each document goes to the
 * instance that the person came from, then to the free ones in turn.
 */
export function documentsOf(
  items: readonly Issued[],
  docs: Tree,
  wanted: { document: string | null; instance: number },
): { documents: Document[]; others: string[] } {
  const used = new Map<string, Set<number>>();
  const documents = items.flatMap((item): Document[] => {
    const document = findOutline(item.document ?? '');
    if (!document) return [];
    const there = taken(docs, { document });
    const mine = used.get(document.id) ?? new Set<number>();
    const instances = Array.from({ length: document.instances }, (_, at) => at + 1);
    const first = document.id === wanted.document ? [wanted.instance] : [];
    const order = [...first, ...instances.filter((instance) => !there.has(instance)), ...instances];
    const instance = order.find((each) => instances.includes(each) && !mine.has(each)) ?? 1;
    used.set(document.id, mine.add(instance));
    return [{ item, place: { document, instance }, given: there.has(instance) }];
  });
  const others = items.filter(({ document }) => !document).map(({ name }) => name);
  // What the person came for stands first.
  const at = (document: Document) => (document.place.document.id === wanted.document ? 0 : 1);
  return { documents: documents.sort((a, b) => at(a) - at(b)), others };
}

/**
 * What of them is asked of this person: PAN and one more proof of identity, one bill, one certificate of the employer. The rest
 * of a locker is nobody's business until the person says so.
 */
export function askedDocuments(
  documents: readonly Document[],
  docs: Tree,
  draft: Readonly<Record<string, unknown>>,
  askedOf: AskedOf = {},
): Document[] {
  return [...askedFor(askedOf, docs, draft)].flatMap(([area, need]) => {
    const there = documentsIn(area).filter((document) => submittedRecords(document, docs).length > 0);
    const isRequired = ({ id }: { id: string }) => need.documents.includes(id);
    const free = documents.filter(
      ({ place }) => place.document.area === area && !there.includes(place.document),
    );
    const more = need.more - there.filter((document) => !isRequired(document)).length;
    return [
      ...free.filter(({ place }) => isRequired(place.document)),
      ...free.filter(({ place }) => !isRequired(place.document)).slice(0, Math.max(0, more)),
    ];
  });
}
