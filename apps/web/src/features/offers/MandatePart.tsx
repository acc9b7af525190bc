import { m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CheckMandate } from './CheckMandate.tsx';
import { MandateFacts } from './MandateFacts.tsx';
import { mandateStates } from './mandate-words.ts';
import classes from './Offers.module.css';
import type { Offer, OfferList } from './use-offers.ts';

interface Props {
  applicantId: string;
  offer: Offer;
  step: OfferList['mandateStep'];
}

/** The lender's view of the mandate by which the loan is repaid. */
export function MandatePart({ applicantId, offer, step }: Props) {
  const { mandate } = offer;
  const waits = step !== 'off' && offer.state === 'accepted' && offer.agreement?.signedAt;
  if (!mandate && !waits) return null;
  const [tone, words] = mandate ? mandateStates[mandate.state] : (['busy', m.offer_mandate_none] as const);
  const ofAnother = mandate?.state === 'active' && mandate.holderMatches === false;
  return (
    <section className={classes.part} aria-label={m.offers_mandate()}>
      <h3>{m.offers_mandate()}</h3>
      <div className={classes.row}>
        <StatusBadge tone={tone}>{words()}</StatusBadge>
        {ofAnother ? <StatusBadge tone="doubt">{m.offer_mandate_other_holder()}</StatusBadge> : null}
        {mandate ? (
          <span>{m.offer_mandate_asked({ moment: formatMoment(mandate.askedAt, 'en') })}</span>
        ) : null}
      </div>
      {ofAnother ? <p>{m.offer_mandate_other_holder_text()}</p> : null}
      {mandate?.reason ? <p>{m.offer_mandate_reason({ reason: mandate.reason })}</p> : null}
      {mandate?.state === 'active' && offer.state === 'exited' ? <p>{m.offer_mandate_left()}</p> : null}
      {mandate ? (
        <MandateFacts {...mandate} account={[mandate.bank, mandate.account].filter(Boolean).join(', ')} />
      ) : null}
      {mandate?.state === 'pending' ? <CheckMandate applicantId={applicantId} offer={offer._id} /> : null}
    </section>
  );
}
