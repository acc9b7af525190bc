import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { Given } from '@pramaan/documents/progress.ts';
import { placeId } from '@pramaan/documents/tree.ts';
import type { ReactNode } from 'react';
import { CardBoundary } from './CardBoundary.tsx';
import { DetailCard } from './DetailCard.tsx';

interface Props {
  document: DocumentDefinition;
  given: readonly Given[];
  sandbox: boolean;
  /** What stands around a card: the way to correct what was read. */
  around?: (each: Given, card: ReactNode) => ReactNode;
}

/** The cards of what was given, one per way; each fails alone. */
export function GivenCards({ document, given, sandbox, around = (_, card) => card }: Props) {
  return given.map((each) => {
    const { key, slot, leaf } = each;
    const card = document.methods[key]?.card;
    return card ? (
      <CardBoundary key={`${key}-${slot}`}>
        {around(
          each,
          <DetailCard
            card={card}
            data={leaf.data}
            slot={slot}
            proof={{ ...leaf, sandbox }}
            place={placeId(document, key, slot)}
          />,
        )}
      </CardBoundary>
    ) : null;
  });
}
