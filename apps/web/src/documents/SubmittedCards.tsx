import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { Given } from '@pramaan/documents/progress.ts';
import { recordId } from '@pramaan/documents/tree.ts';
import type { ReactNode } from 'react';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { CardBoundary } from './CardBoundary.tsx';
import { CheckingCard } from './CheckingCard.tsx';

/** Nothing is given yet where most pages are opened: what draws a card is fetched with the first. */
const DetailCard = onDemand(() => import('./DetailCard.tsx'), 'DetailCard');

interface Props {
  document: DocumentDefinition;
  given: readonly Given[];
  sandbox: boolean;
  /** What stands around a card: the way to correct what was read. */
  around?: (each: Given, card: ReactNode) => ReactNode;
}

/** The cards of what was given, one per way; each fails alone. */
export function SubmittedCards({ document, given, sandbox, around = (_, card) => card }: Props) {
  return given.map((each) => {
    const { key, instance, record } = each;
    const card = document.methods[key]?.card;
    return card ? (
      <CardBoundary key={`${key}-${instance}`}>
        {around(
          each,
          <WhileLoading fallback={<CheckingCard />}>
            <DetailCard
              card={card}
              data={record.data}
              instance={instance}
              proof={{ ...record, sandbox }}
              place={recordId(document, key, instance)}
            />
          </WhileLoading>,
        )}
      </CardBoundary>
    ) : null;
  });
}
