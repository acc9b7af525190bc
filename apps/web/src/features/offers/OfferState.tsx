import { m } from '@pramaan/messages';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import type { Offer } from './use-offers.ts';

const tones: Readonly<Record<Offer['state'], StatusTone>> = {
  open: 'busy',
  accepted: 'good',
  declined: 'quiet',
  withdrawn: 'quiet',
  expired: 'doubt',
  exited: 'quiet',
};
const messages = {
  accepted: m.offers_state_accepted,
  declined: m.offers_state_declined,
  withdrawn: m.offers_state_withdrawn,
  expired: m.offers_state_expired,
  exited: m.offers_state_exited,
} as const;

/** Where an offer is: open until its last day, or how it ended. */
export function OfferState({ offer: { state, validUntil } }: { offer: Offer }) {
  const words =
    state === 'open'
      ? m.offers_state_open({ day: formatDay(validUntil, pageLanguage()) })
      : messages[state]();
  return <StatusBadge tone={tones[state]}>{words}</StatusBadge>;
}
