import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { formatMoment } from '../../lib/format.ts';
import { useAction, useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { type Offer, useOffersChanged } from './use-offers.ts';

interface Props {
  applicantId: string;
  offer: Offer;
  /** The caller can make it now. */
  mayMake: boolean;
  /** Conditions before signing that are not met yet. */
  open: number;
}

/** The loan agreement of an accepted offer: made by one press, then waiting for its signatures, then signed. */
export function AgreementPart({ applicantId, offer, mayMake, open }: Props) {
  const { agreement } = offer;
  if (!agreement && !mayMake) return null;
  return (
    <section className={classes.part} aria-label={m.offer_agreement()}>
      <h3>{m.offer_agreement()}</h3>
      {agreement ? (
        <Made agreement={agreement} />
      ) : (
        <Make applicantId={applicantId} offer={offer._id} open={open} />
      )}
    </section>
  );
}

function Make({ applicantId, offer, open }: { applicantId: string; offer: string; open: number }) {
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const make = () =>
    run('agreement', async () => {
      changed((await send(offersClient.makeAgreement, { params: { id: applicantId, offer } })).result);
      return m.offer_agreement_made();
    });
  return (
    <>
      <p>{m.offer_agreement_text()}</p>
      <FormNotice message={failure} />
      <div>
        <Button disabled={open > 0} loading={busy !== null} onClick={() => void make()}>
          {open > 0 ? m.offer_agreement_waits({ count: open }) : m.offer_agreement_make()}
        </Button>
      </div>
    </>
  );
}

function Made({ agreement: { by, madeAt, signedAt, url } }: { agreement: NonNullable<Offer['agreement']> }) {
  const { busy, run } = useAction();
  const fetchIt = () =>
    run('agreement', async () => {
      await downloadFrom(url, 'loan-agreement.pdf');
      return undefined;
    });
  return (
    <>
      <div className={classes.row}>
        <StatusBadge tone={signedAt ? 'good' : 'busy'}>
          {signedAt
            ? m.offer_agreement_signed({ moment: formatMoment(signedAt, 'en') })
            : m.offer_agreement_waiting()}
        </StatusBadge>
        <span>{m.offer_agreement_by({ by, moment: formatMoment(madeAt, 'en') })}</span>
      </div>
      <div>
        <Button variant="default" loading={busy !== null} onClick={() => void fetchIt()}>
          {signedAt ? m.offer_agreement_get_signed() : m.offer_agreement_get()}
        </Button>
      </div>
    </>
  );
}
