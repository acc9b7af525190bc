import { m } from '@pramaan/messages';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Review.module.css';
import type { TermFaults, TypedTerms } from './terms.ts';

interface Props {
  typed: TypedTerms;
  faults: TermFaults;
  onChange: (typed: TypedTerms) => void;
}

/** Amount, tenure and interest rate of an approval. */
export function TermsFields({ typed, faults, onChange }: Props) {
  const field = (name: keyof TypedTerms) => ({
    name,
    value: typed[name],
    fault: faults[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className={classes.terms}>
      <legend>{m.review_terms()}</legend>
      <TextField
        {...field('amount')}
        label={m.review_terms_amount()}
        inputMode="numeric"
        before="₹"
        maxLength={16}
      />
      <TextField
        {...field('tenureMonths')}
        label={m.review_terms_tenure()}
        inputMode="numeric"
        after={m.review_terms_months()}
        maxLength={3}
      />
      <TextField
        {...field('ratePercent')}
        label={m.review_terms_rate()}
        inputMode="decimal"
        after={m.review_terms_year()}
        maxLength={6}
      />
    </fieldset>
  );
}
