import { t } from '../../lib/catalogue.ts';
import { grouped, type Scale, spoken } from '../rupees.ts';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

const words = {
  crore: 'doc.money.crore',
  lakh: 'doc.money.lakh',
  thousand: 'doc.money.thousand',
} as const satisfies Record<Scale, string>;

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
        {said ? t(words[said.scale], { count: said.count }) : ''}
      </p>
    </div>
  );
}
