import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CheckMandate } from './CheckMandate.tsx';
import { MandateFacts } from './MandateFacts.tsx';
import { mandateStates } from './mandate-words.ts';
import { NewMandate } from './NewMandate.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { type Offer, type OfferList, useOffersChanged } from './use-offers.ts';

interface Props {
  applicantId: string;
  offer: Offer;
  lender: string;
  step: OfferList['mandateStep'];
}

const refusals = {
  person: m.own_mandate_refused_person,
  bank: m.own_mandate_refused_bank,
  gateway: m.own_mandate_refused_gateway,
} as const;

/** The person's repayment by e-mandate, once the agreement is signed: to set up, under way, or done. */
export function OwnMandate({ applicantId, offer, lender, step }: Props) {
  const { mandate } = offer;
  const standing = offer.state === 'accepted' && Boolean(offer.agreement?.signedAt);
  if (!mandate && (step === 'off' || !standing)) return null;
  const mayBegin = standing && step !== 'off' && mandate?.state !== 'active';
  return (
    <Card
      title={m.own_mandate()}
      text={mandate?.state === 'active' ? undefined : m.own_mandate_text({ lender })}
    >
      <div className={classes.stack}>
        {mandate ? <State applicantId={applicantId} offer={offer} mandate={mandate} /> : null}
        {mayBegin ? (
          <NewMandate
            applicantId={applicantId}
            offer={offer._id}
            again={mandate !== null}
            waiting={mandate?.state === 'pending'}
          />
        ) : null}
      </div>
    </Card>
  );
}

interface StateProps extends Pick<Props, 'applicantId' | 'offer'> {
  mandate: NonNullable<Offer['mandate']>;
}

function State({ applicantId, offer, mandate }: StateProps) {
  const [tone, words] = mandateStates[mandate.state];
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const cancel = () =>
    run('cancel', async () => {
      const params = { id: applicantId, offer: offer._id };
      changed((await send(offersClient.cancelMandate, { params })).result);
      return undefined;
    });
  return (
    <div className={classes.stack} role="status">
      <div className={classes.row}>
        <StatusBadge tone={tone}>{words()}</StatusBadge>
        {mandate.settledAt ? <span>{formatMoment(mandate.settledAt, pageLanguage())}</span> : null}
      </div>
      {mandate.refusedBy ? <p className={classes.quiet}>{refusals[mandate.refusedBy]()}</p> : null}
      {mandate.state === 'active' ? (
        <>
          <MandateFacts {...mandate} account={[mandate.bank, mandate.account].filter(Boolean).join(', ')} />
          {mandate.holderMatches === false ? <p>{m.own_mandate_other_holder()}</p> : null}
          <p className={classes.quiet}>
            {mandate.method === 'upi' ? m.own_mandate_end_upi() : m.own_mandate_end()}
          </p>
        </>
      ) : null}
      {mandate.state === 'pending' ? (
        <>
          <p className={classes.quiet}>
            {mandate.method === 'upi' ? m.own_mandate_pending_upi() : m.own_mandate_pending()}
          </p>
          <CheckMandate applicantId={applicantId} offer={offer._id} />
          <FormNotice message={failure} />
          <div>
            <Button variant="subtle" loading={busy !== null} onClick={() => void cancel()}>
              {m.own_mandate_cancel()}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
