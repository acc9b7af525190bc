import { m } from '@pramaan/messages';
import { useId } from 'react';
import { pageLanguage } from '../../lib/language.ts';
import { lastMonths, monthText } from './amounts.ts';
import classes from './Bank.module.css';

const choices = [3, 6, 12, 24] as const;

interface Props {
  months: number;
  onChange: (months: number) => void;
}

/** How many months to show, once for every way. */
export function MonthsChoice({ months, onChange }: Props) {
  const language = pageLanguage();
  const id = useId();
  const { from, to } = lastMonths(months);
  return (
    <div className={classes.months}>
      <label htmlFor={id}>{m.bank_months()}</label>
      <select
        id={id}
        className={classes.select}
        value={months}
        aria-describedby={`${id}-which`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {m.bank_months_count({ count })}
          </option>
        ))}
      </select>
      <span id={`${id}-which`} className={classes.quiet}>
        {m.bank_months_last({ from: monthText(from, language), to: monthText(to, language) })}
      </span>
    </div>
  );
}
