import { m } from '@pramaan/messages';
import { grouped, type Scale, spoken } from '../rupees.ts';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

const words = {
  crore: m.doc_money_crore,
  lakh: m.doc_money_lakh,
  thousand: m.doc_money_thousand,
} as const satisfies Record<Scale, unknown>;

/** An amount with Indian grouping while it is typed, and how it is said under it. */
export function MoneyControl(props: ControlProps) {
  const said = spoken(props.value);
  return (
    <div>
      <div className={classes.money}>
        <span aria-hidden="true" className={classes.rupee}>
          ₹
        </span>
        <input
          {...inputAttributes(props)}
          className={classes.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={grouped(props.value)}
          onChange={(event) => props.change(event.currentTarget.value.replace(/[₹,\s]/g, ''))}
        />
      </div>
      <p className={classes.under} aria-live="polite">
        {said ? words[said.scale]({ count: said.count }) : ''}
      </p>
    </div>
  );
}
