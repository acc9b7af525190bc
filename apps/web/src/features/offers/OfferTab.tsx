import { m } from '@pramaan/messages';
import { useCaseFile } from '../../documents/case-file.ts';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { AgreementPart } from './AgreementPart.tsx';
import { type Condition, ConditionsPart } from './ConditionsPart.tsx';
import { HandOverPart } from './HandOverPart.tsx';
import { MandatePart } from './MandatePart.tsx';
import { NewOffer } from './NewOffer.tsx';
import { OfferFigures, Schedule } from './OfferFigures.tsx';
import { OfferPapers } from './OfferPapers.tsx';
import { OfferState } from './OfferState.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { type Offer, type OfferList, useOffers, useOffersChanged } from './use-offers.ts';

/** A case's offers: the form for a new one where one can be made, and every earlier one. */
export function OfferTab({ applicantId }: { applicantId: string }) {
  const found = useOffers(applicantId);
  const { data: file } = useCaseFile(applicantId);
  const { data } = found;
  if (found.error || !data)
    return (
      <Awaited query={found}>
        <CardSkeleton />
      </Awaited>
    );
  const { approved, mayOffer, mayMakeAgreement, mayHandOver, offers } = data;
  const { conditions, mayMarkConditions, mandateStep } = data;
  return (
    <div className={classes.stack}>
      <PageHeading title={m.offers_title()} lead={m.offer_lead()} />
      {mayOffer && approved && file ? (
        <NewOffer applicantId={applicantId} approved={approved} product={file.product} />
      ) : null}
      {offers.length === 0 && !mayOffer ? (
        <EmptyState icon="clock" title={m.offer_none()} text={m.offer_not_approved()} />
      ) : null}
      {conditions.length > 0 ? (
        <ConditionsPart applicantId={applicantId} conditions={conditions} mayMark={mayMarkConditions} />
      ) : null}
      {offers.map((offer) => (
        <OfferCard
          key={offer._id}
          applicantId={applicantId}
          offer={offer}
          mayWithdraw={approved !== null}
          mayMake={mayMakeAgreement && offer.state === 'accepted'}
          mayHandOver={mayHandOver && offer.state === 'accepted'}
          mandateStep={mandateStep}
          open={conditions.filter(({ metAt }) => metAt === null)}
        />
      ))}
    </div>
  );
}

interface CardProps {
  applicantId: string;
  offer: Offer;
  mayWithdraw: boolean;
  /** The caller can make the agreement now. */
  mayMake: boolean;
  /** The caller can hand the signed loan over now. */
  mayHandOver: boolean;
  /** Whether the lender asks for a repayment mandate. */
  mandateStep: OfferList['mandateStep'];
  /** Conditions of the approval that are not met yet. */
  open: readonly Condition[];
}

function OfferCard({ applicantId, offer, mayWithdraw, mayMake, mayHandOver, mandateStep, open }: CardProps) {
  const { busy, run } = useAction();
  const changed = useOffersChanged(applicantId);
  const withdraw = () =>
    run('withdraw', async () => {
      const params = { id: applicantId, offer: offer._id };
      changed((await send(offersClient.withdrawOffer, { params })).result);
      return m.offer_withdrawn();
    });
  const { version, by, madeAt, coolingOff } = offer;
  return (
    <Card title={m.offer_version({ version, by, moment: formatMoment(madeAt, 'en') })}>
      <div className={classes.stack}>
        <div className={classes.row}>
          <OfferState offer={offer} />
          {coolingOff?.open ? (
            <span>{m.offer_cooling({ moment: formatMoment(coolingOff.until, 'en') })}</span>
          ) : null}
        </div>
        <AgreementPart
          applicantId={applicantId}
          offer={offer}
          mayMake={mayMake}
          open={open.filter(({ neededFor }) => neededFor === 'signing').length}
        />
        <MandatePart applicantId={applicantId} offer={offer} step={mandateStep} />
        <HandOverPart
          applicantId={applicantId}
          offer={offer}
          mayHandOver={mayHandOver}
          open={open.length}
          mandateStep={mandateStep}
        />
        <OfferFigures terms={offer.terms} figures={offer.figures} />
        <Schedule schedule={offer.figures.schedule} />
        <div className={classes.row}>
          <OfferPapers applicantId={applicantId} offer={offer} />
          {offer.state === 'open' && mayWithdraw ? (
            <Button variant="subtle" loading={busy !== null} onClick={() => void withdraw()}>
              {m.offer_withdraw()}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
