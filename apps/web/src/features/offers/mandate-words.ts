import { m } from '@pramaan/messages';
import type { StatusTone } from '../../ui/StatusBadge.tsx';
import type { Offer } from './use-offers.ts';

type Mandate = NonNullable<Offer['mandate']>;

/** Where a mandate is, in a badge. */
export const mandateStates: Readonly<Record<Mandate['state'], readonly [StatusTone, () => string]>> = {
  pending: ['busy', m.offers_mandate_pending],
  active: ['good', m.offers_mandate_active],
  refused: ['bad', m.offers_mandate_refused],
  ended: ['quiet', m.offers_mandate_ended],
};
