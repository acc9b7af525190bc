import { m } from '@pramaan/messages';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import classes from './Offers.module.css';
import type { OfferFaults, TypedOffer } from './offer-typed.ts';

interface Props {
  typed: TypedOffer;
  faults: OfferFaults;
  onChange: (typed: TypedOffer) => void;
}

/** The fields of a new offer, in the order of the Key Facts Statement. */
export function OfferFields({ typed, faults, onChange }: Props) {
  const field = (name: Exclude<keyof TypedOffer, 'transferable'>) => ({
    name,
    value: typed[name],
    fault: faults[name],
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  const percent = m.offer_percent();
  return (
    <>
      <fieldset className={classes.fields}>
        <legend>{m.offer_terms()}</legend>
        <TextField {...field('amount')} label={m.offers_amount()} before="₹" />
        <TextField
          {...field('tenureMonths')}
          label={m.review_terms_tenure()}
          after={m.review_terms_months()}
        />
        <TextField {...field('ratePercent')} label={m.offers_rate()} after={m.review_terms_year()} />
        <TextField {...field('firstDue')} type="date" label={m.offer_first()} hint={m.offer_first_hint()} />
        <TextField {...field('validDays')} label={m.offer_valid()} />
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>{m.offer_fees()}</legend>
        <TextField {...field('processing')} label={m.offers_kind_processing()} before="₹" />
        <TextField {...field('insurance')} label={m.offer_insurance()} before="₹" />
        <TextField {...field('valuation')} label={m.offers_kind_valuation()} before="₹" />
        <TextField {...field('other')} label={m.offers_kind_other()} hint={m.offer_fee_hint()} before="₹" />
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>{m.offer_later()}</legend>
        <TextField {...field('penalPercent')} label={m.offer_penal()} after={percent} />
        <TextField {...field('foreclosurePercent')} label={m.offer_foreclosure()} after={percent} />
      </fieldset>
      <TextArea
        label={m.offer_agents()}
        hint={m.offer_agents_hint()}
        maxLength={300}
        value={typed.recoveryAgents}
        onChange={(event) => onChange({ ...typed, recoveryAgents: event.currentTarget.value })}
      />
      <Tick
        label={m.offer_transferable()}
        checked={typed.transferable}
        onChange={(transferable) => onChange({ ...typed, transferable })}
      />
    </>
  );
}
