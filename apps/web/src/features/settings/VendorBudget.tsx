import { m } from '@pramaan/messages';
import { useState } from 'react';
import { paiseText } from '../../lib/rupees.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Settings.module.css';

interface Props {
  title: string;
  /** Rupees a month; null: none. */
  budget: number | null;
  /** Paise in this month. */
  spent: number;
  /** Keeps another budget. */
  onSave: (budget: number | null) => Promise<unknown>;
}

/** What a vendor may cost in a month, beside what it has cost. */
export function VendorBudget({ title, budget, spent, onSave }: Props) {
  const [typed, setTyped] = useState(budget === null ? '' : String(budget));
  const [fault, setFault] = useState<string>();
  const amount = typed.replace(/[\s,]/g, '');
  const blocked = () => {
    const wrong = !/^(?:[1-9]\d{0,8})?$/.test(amount);
    setFault(wrong ? m.settings_number() : undefined);
    return wrong;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await onSave(amount === '' ? null : Number(amount));
  }, blocked);
  const isOver = budget !== null && spent >= budget * 100;
  return (
    <form className={classes.budget} onSubmit={submit} noValidate aria-label={title}>
      <p className={classes.note}>{m.settings_vendor_spent({ amount: paiseText(spent) })}</p>
      {isOver ? <p className={classes.note}>{m.settings_vendor_over()}</p> : null}
      <div className={classes.budgetLine}>
        <TextField
          name={`budget-${title}`}
          label={m.settings_vendor_budget()}
          inputMode="numeric"
          before="₹"
          maxLength={12}
          value={typed}
          fault={fault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {m.settings_save()}
        </Button>
      </div>
      <FormNotice message={failure} />
    </form>
  );
}
