import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { exactRupees } from '../../lib/rupees.ts';
import { useSession } from '../../lib/session.tsx';
import { useAction, useFormAction } from '../../lib/use-action.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { OfferFigures, Schedule } from './OfferFigures.tsx';
import { OfferPapers } from './OfferPapers.tsx';
import { OfferState } from './OfferState.tsx';
import classes from './Offers.module.css';
import { OwnMandate } from './OwnMandate.tsx';
import { offersClient } from './offers-client.ts';
import { type Offer, type OfferList, useOffers, useOffersChanged } from './use-offers.ts';

interface Props {
  applicantId: string;
  offer: Offer;
  lender: string;
}

/** /laas/offer: what the lender offers, in plain words, and the person's answer. */
export function OwnOfferPage() {
  const applicantId = useSession().who._id;
  const offers = useOffers(applicantId);
  const { data } = offers;
  const offer = data?.offers[0];
  return (
    <PageColumn back={{ href: '/laas', label: m.own_back() }}>
      <PageHeading
        title={m.own_offer_title()}
        lead={offer?.state === 'open' ? m.own_offer_lead({ lender: data?.lender ?? '' }) : undefined}
      />
      {offers.error || !data ? (
        <Awaited query={offers}>
          <CardSkeleton />
        </Awaited>
      ) : offer ? (
        <OneOffer applicantId={applicantId} offer={offer} lender={data.lender} step={data.mandateStep} />
      ) : (
        <EmptyState icon="clock" title={m.own_offer_none()} text={m.own_offer_none_text()} />
      )}
    </PageColumn>
  );
}

function OneOffer({ applicantId, offer, lender, step }: Props & { step: OfferList['mandateStep'] }) {
  const { terms, figures } = offer;
  return (
    <>
      <div>
        <OfferState offer={offer} />
      </div>
      <Ended offer={offer} lender={lender} />
      <OwnAgreement offer={offer} />
      <OwnMandate applicantId={applicantId} offer={offer} lender={lender} step={step} />
      <div className={classes.row}>
        <OfferPapers applicantId={applicantId} offer={offer} first={offer.state === 'open'} />
      </div>
      <Card>
        <div className={classes.stack}>
          <OfferFigures terms={terms} figures={figures} />
          <Schedule schedule={figures.schedule} />
        </div>
      </Card>
      {offer.state === 'open' ? <Answer applicantId={applicantId} offer={offer} /> : null}
      <CoolingOff applicantId={applicantId} offer={offer} />
      <p className={classes.quiet}>{m.own_offer_grievance({ officer: offer.grievance })}</p>
    </>
  );
}

/** How the offer ended, in a sentence. */
function Ended({ offer: { state, answeredAt, exitedAt, agreement }, lender }: Omit<Props, 'applicantId'>) {
  const moment = formatMoment(exitedAt ?? answeredAt ?? '', pageLanguage());
  if (state === 'open') return null;
  const sentences = {
    accepted: () =>
      agreement ? m.own_offer_accepted_only({ moment }) : m.own_offer_accepted({ moment, lender }),
    declined: () => m.own_offer_declined({ moment }),
    withdrawn: () => m.own_offer_withdrawn({ lender }),
    expired: () => m.own_offer_expired({ lender }),
    exited: () => m.own_offer_exited({ moment, lender }),
  };
  return <p role="status">{sentences[state]()}</p>;
}

/** The agreement of an accepted offer: to sign, then to take along. */
function OwnAgreement({ offer: { agreement, state } }: Pick<Props, 'offer'>) {
  const { busy, run } = useAction();
  if (!agreement) return null;
  const { signedAt, url } = agreement;
  const fetchIt = () =>
    run('agreement', async () => {
      await downloadFrom(url, 'loan-agreement.pdf');
      return undefined;
    });
  if (signedAt)
    return (
      <div className={classes.row}>
        <span>{m.own_offer_agreement_signed({ moment: formatMoment(signedAt, pageLanguage()) })}</span>
        <Button variant="default" loading={busy !== null} onClick={() => void fetchIt()}>
          {m.own_offer_agreement_get()}
        </Button>
      </div>
    );
  if (state !== 'accepted') return null;
  return (
    <div className={classes.row}>
      <span>{m.own_offer_agreement_ready()}</span>
      <Button href="/laas/esign">{m.own_offer_agreement_sign()}</Button>
    </div>
  );
}

/** The statement first; then accept or decline. */
function Answer({ applicantId, offer }: Omit<Props, 'lender'>) {
  const [read, setRead] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const answer = (accept: boolean) => {
    setFault(accept && !read ? m.own_offer_must_read() : null);
    if (accept && !read) return;
    const language = pageLanguage() === 'hi' ? 'hi' : 'en';
    const params = { id: applicantId, offer: offer._id };
    void run(accept ? 'accept' : 'decline', async () => {
      const body = { accept, keyFactsRead: read, language } as const;
      changed((await send(offersClient.answerOffer, { params, body })).result);
      return undefined;
    });
  };
  return (
    <div className={classes.stack}>
      <Tick
        label={m.own_offer_read()}
        checked={read}
        onChange={(checked) => {
          setRead(checked);
          setFault(null);
        }}
      />
      <FormNotice message={fault ?? failure} />
      <div className={classes.row}>
        <Button
          variant={read ? 'filled' : 'default'}
          loading={busy === 'accept'}
          onClick={() => answer(true)}
        >
          {m.own_offer_accept()}
        </Button>
        <Button variant="subtle" loading={busy === 'decline'} onClick={() => answer(false)}>
          {m.own_offer_decline()}
        </Button>
      </div>
    </div>
  );
}

/** Before acceptance how long it will be; after it until when, and what is owed; then leaving takes two presses. */
function CoolingOff({ applicantId, offer }: Omit<Props, 'lender'>) {
  const [sure, setSure] = useState(false);
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const { coolingOff, coolingOffDays: days, state } = offer;
  if (state === 'open')
    return <Card title={m.own_offer_cooling()} text={m.own_offer_cooling_text({ days })} />;
  if (!coolingOff?.open) return null;
  const leave = () => {
    if (!sure) return setSure(true);
    void run('exit', async () => {
      const params = { id: applicantId, offer: offer._id };
      changed((await send(offersClient.exitOffer, { params })).result);
      return undefined;
    });
  };
  return (
    <Card
      title={m.own_offer_cooling()}
      text={m.own_offer_cooling_until({ moment: formatMoment(coolingOff.until, pageLanguage()) })}
    >
      <div className={classes.stack}>
        <p>{m.own_offer_cooling_due({ amount: exactRupees(coolingOff.due) })}</p>
        <FormNotice message={failure} />
        <div>
          <Button variant="default" loading={busy !== null} onClick={leave}>
            {sure ? m.own_offer_exit_sure() : m.own_offer_exit()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
