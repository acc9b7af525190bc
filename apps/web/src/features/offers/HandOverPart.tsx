import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { formatMoment } from '../../lib/format.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './Offers.module.css';
import { handOverAddress, offersClient } from './offers-client.ts';
import { type Offer, type OfferList, useOffersChanged } from './use-offers.ts';

interface Props {
  applicantId: string;
  offer: Offer;
  /** The caller can hand it over now. */
  mayHandOver: boolean;
  /** Conditions that are not met yet. */
  open: number;
  mandateStep: OfferList['mandateStep'];
}

/** The signed loan on its way to the lender's loan system: handed over by one press, then the bundle. */
export function HandOverPart({ applicantId, offer, mayHandOver, open, mandateStep }: Props) {
  const { _id, handOver, mandate } = offer;
  const waits = mandateStep === 'needed' && mandate?.state !== 'active';
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  if (!handOver && !mayHandOver) return null;
  const handItOver = () =>
    run('hand-over', async () => {
      const params = { id: applicantId, offer: _id };
      changed((await send(offersClient.makeHandOver, { params })).result);
      return m.offer_hand_over_done();
    });
  const fetchIt = () =>
    run('bundle', async () => {
      await downloadFrom(handOverAddress(applicantId, _id), 'loan.zip');
      return undefined;
    });
  return (
    <section className={classes.part} aria-label={m.offer_hand_over()}>
      <h3>{m.offer_hand_over()}</h3>
      <p>
        {handOver
          ? m.offer_hand_over_by({ by: handOver.by, moment: formatMoment(handOver.at, 'en') })
          : m.offer_hand_over_text()}
      </p>
      <FormNotice message={failure} />
      <div>
        {handOver ? (
          <Button variant="default" loading={busy !== null} onClick={() => void fetchIt()}>
            {m.offer_hand_over_get()}
          </Button>
        ) : (
          <Button disabled={open > 0 || waits} loading={busy !== null} onClick={() => void handItOver()}>
            {open > 0
              ? m.offer_hand_over_waits({ count: open })
              : waits
                ? m.offer_hand_over_mandate()
                : m.offer_hand_over_do()}
          </Button>
        )}
      </div>
    </section>
  );
}
