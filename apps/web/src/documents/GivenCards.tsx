import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { CardBoundary } from './CardBoundary.tsx';
import { DetailCard } from './DetailCard.tsx';
import type { Given } from './status.ts';

interface Props {
  document: DocumentDefinition;
  given: readonly Given[];
  sandbox: boolean;
}

/** The cards of what was given, one per way; each fails alone. */
export function GivenCards({ document, given, sandbox }: Props) {
  return given.map(({ key, slot, leaf }) => {
    const card = document.methods[key]?.card;
    return card ? (
      <CardBoundary key={`${key}-${slot}`}>
        <DetailCard card={card} data={leaf.data} slot={slot} proof={{ ...leaf, sandbox }} />
      </CardBoundary>
    ) : null;
  });
}
