import { applicantTypes } from '@pramaan/documents/loan-product.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { CallFailure } from '../../../lib/failure.ts';
import type { Product } from '../../../lib/loan-products.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { SegmentField } from '../../../ui/SegmentField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Ticks } from '../../../ui/Tick.tsx';
import { AskedLines } from './AskedLines.tsx';
import classes from './Products.module.css';
import { numberMessages, typeMessages } from './product-messages.ts';
import { type NumberField, type TypedProduct, toSent, toTyped, wrongNumbers } from './typed-product.ts';
import { useProductChanges } from './use-products.ts';

/** Numbers in one row, with the heading over them. */
const rows: readonly { title: () => string; fields: readonly NumberField[] }[] = [
  { title: m.products_amount, fields: ['amountFrom', 'amountTo'] },
  { title: m.products_tenure, fields: ['tenureFrom', 'tenureTo'] },
  { title: m.products_rate, fields: ['rateFrom', 'rateTo'] },
  {
    title: m.products_fees,
    fields: ['processingPercent', 'processingLeast', 'processingMost', 'fixed', 'gstPercent'],
  },
];
const isRupees = (field: NumberField) => /^amount|Least$|Most$|^fixed/.test(field);
const isPercent = (field: NumberField) => /^rate|Percent$/.test(field);

/** Paths of the request's members, where a field is called otherwise. */
const pathOf: Partial<Record<string, keyof TypedProduct>> = {
  'name.en': 'nameEn',
  'name.hi': 'nameHi',
  'amount.to': 'amountTo',
  'tenure.from': 'tenureFrom',
  'tenure.to': 'tenureTo',
  'rate.from': 'rateFrom',
  'rate.to': 'rateTo',
  'fees.processingPercent': 'processingPercent',
  'fees.processingMost': 'processingMost',
  'fees.gstPercent': 'gstPercent',
};

type Faults = Partial<Record<keyof TypedProduct, string>>;

function faultsIn(thrown: unknown): Faults {
  if (!(thrown instanceof CallFailure)) return {};
  return Object.fromEntries(
    thrown.fields.map(({ path, message }) => [
      pathOf[path.replace(/^(?:body|params)\./, '')] ?? path.replace(/^params\./, ''),
      message,
    ]),
  );
}

interface NumbersProps {
  typed: TypedProduct;
  faults: Faults;
  onChange: (field: NumberField, value: string) => void;
}

function Numbers({ typed, faults, onChange }: NumbersProps) {
  return rows.map(({ title, fields }) => (
    <fieldset key={title()} className={classes.numbers}>
      <legend>{title()}</legend>
      <div className={classes.pair}>
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={numberMessages[field]()}
            inputMode="decimal"
            before={isRupees(field) ? '₹' : undefined}
            after={isPercent(field) ? '%' : undefined}
            maxLength={16}
            value={typed[field]}
            fault={faults[field]}
            onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  ));
}

interface Props {
  /** Undefined: a new one. */
  product: Product | undefined;
  onDone: () => void;
}

/** Adds a product or changes it; applications that have it keep what they have. */
export function ProductForm({ product, onDone }: Props) {
  const { save } = useProductChanges();
  const [typed, setTyped] = useState(() => toTyped(product));
  const [faults, setFaults] = useState<Faults>({});
  const change = (changed: Partial<TypedProduct>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setFaults({});
  };
  const blocked = () => {
    const wrong = wrongNumbers(typed).map((field) => [field, m.products_number_wrong()]);
    setFaults(Object.fromEntries(wrong));
    return wrong.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    try {
      await save(typed.code.trim().toUpperCase(), toSent(typed, product?.version));
    } catch (thrown) {
      setFaults(faultsIn(thrown));
      throw thrown;
    }
    showSnack(m.products_saved());
    onDone();
  }, blocked);
  const textField = (name: 'code' | 'nameEn' | 'nameHi', label: string, hint?: string) => (
    <TextField
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      lang={name === 'nameHi' ? 'hi' : undefined}
      maxLength={name === 'code' ? 20 : 60}
      autoComplete="off"
      readOnly={name === 'code' && product !== undefined}
      value={typed[name]}
      fault={faults[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className={classes.pair}>
        {textField('code', m.products_code(), m.products_code_hint())}
        {textField('nameEn', m.products_name_en())}
        {textField('nameHi', m.products_name_hi())}
        <SegmentField value={typed.segment} onChange={(segment) => change({ segment })} />
      </div>
      <p className={classes.quiet}>{m.products_blank()}</p>
      <Numbers typed={typed} faults={faults} onChange={(field, value) => change({ [field]: value })} />
      <Ticks
        legend={m.products_types()}
        choices={applicantTypes.map((value) => ({ value, label: typeMessages[value]() }))}
        chosen={typed.types.length === 0 ? applicantTypes : typed.types}
        onChange={(types) => change({ types: [...types] })}
      />
      <AskedLines lines={typed.asked} onChange={(asked) => change({ asked })} />
      <FormNotice message={failure} />
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          {m.products_save()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {m.products_cancel()}
        </Button>
      </div>
    </form>
  );
}
