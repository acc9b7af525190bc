import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { send } from '../../lib/client.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OfferFigures, Schedule } from './OfferFigures.tsx';
import classes from './Offers.module.css';
import {
  type Approved,
  changedOffer,
  type OfferedProduct,
  type OfferFaults,
  readOffer,
  typedFrom,
} from './offer-typed.ts';
import { offersClient } from './offers-client.ts';
import { type Preview, useOffersChanged } from './use-offers.ts';

type Body = NonNullable<ReturnType<typeof readOffer>['body']>;

interface Props {
  applicantId: string;
  approved: Approved;
  /** The loan product of the application, whose fees the offer begins with. */
  product: OfferedProduct | undefined;
}

/** A new offer: its fields, then what they come to, then it is sent. */
export function NewOffer({ applicantId: id, approved, product }: Props) {
  const [typed, setTyped] = useState(() => typedFrom(approved, product));
  const [faults, setFaults] = useState<OfferFaults>({});
  const [checked, setChecked] = useState<{ body: Body; preview: Preview } | null>(null);
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(id);
  const preview = (event: FormEvent) => {
    event.preventDefault();
    const { faults, body } = readOffer(typed);
    setFaults(faults);
    if (!body) return;
    void run('preview', async () => {
      const { result } = await send(offersClient.previewOffer, { params: { id }, body });
      setChecked({ body, preview: result });
      return undefined;
    });
  };
  const sendIt = (body: Body) =>
    run('send', async () => {
      changed((await send(offersClient.makeOffer, { params: { id }, body })).result);
      return m.offer_sent();
    });
  if (checked)
    return (
      <Card title={m.offer_new()} text={m.offer_check()}>
        <div className={classes.stack}>
          <OfferFigures terms={checked.body.terms} figures={checked.preview} />
          <Schedule schedule={checked.preview.schedule} />
          <FormNotice message={failure} />
          <div className={classes.row}>
            <Button loading={busy === 'send'} onClick={() => void sendIt(checked.body)}>
              {m.offer_send()}
            </Button>
            <Button variant="default" onClick={() => setChecked(null)}>
              {m.offer_change()}
            </Button>
          </div>
        </div>
      </Card>
    );
  return (
    <Card title={m.offer_new()}>
      <form className={classes.stack} onSubmit={preview} noValidate>
        <OfferFields
          typed={typed}
          faults={faults}
          onChange={(after) => setTyped(changedOffer(typed, after, product))}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy === 'preview'}>
            {m.offer_preview()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
