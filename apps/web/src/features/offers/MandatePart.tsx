import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { MandateFacts } from './MandateFacts.tsx';
import { mandateStates } from './mandate-words.ts';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { type Offer, type OfferList, useOffersChanged } from './use-offers.ts';

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
  return (
    <section className={classes.part} aria-label={m.offers_mandate()}>
      <h3>{m.offers_mandate()}</h3>
      <div className={classes.row}>
        <StatusBadge tone={tone}>{words()}</StatusBadge>
        {mandate ? (
          <span>{m.offer_mandate_asked({ moment: formatMoment(mandate.askedAt, 'en') })}</span>
        ) : null}
      </div>
      {mandate?.reason ? <p>{m.offer_mandate_reason({ reason: mandate.reason })}</p> : null}
      {mandate?.state === 'active' && offer.state === 'exited' ? <p>{m.offer_mandate_left()}</p> : null}
      {mandate ? (
        <MandateFacts {...mandate} account={[mandate.bank, mandate.account].filter(Boolean).join(', ')} />
      ) : null}
      {mandate?.state === 'pending' ? <CheckMandate applicantId={applicantId} offer={offer._id} /> : null}
    </section>
  );
}

/** Asks the bank for the answer to a request whose browser never came back. */
export function CheckMandate({ applicantId, offer }: { applicantId: string; offer: string }) {
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const check = () =>
    run('check', async () => {
      const { result } = await send(offersClient.checkMandate, { params: { id: applicantId, offer } });
      changed(result);
      const now = result.offers.find(({ _id }) => _id === offer)?.mandate;
      return now?.state === 'pending' ? m.offers_mandate_still() : undefined;
    });
  return (
    <>
      <FormNotice message={failure} />
      <div>
        <Button variant="default" loading={busy !== null} onClick={() => void check()}>
          {m.offers_mandate_check()}
        </Button>
      </div>
    </>
  );
}
