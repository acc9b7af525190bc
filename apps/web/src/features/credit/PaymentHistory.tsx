import { m } from '@pramaan/messages';
import { pageLanguage } from '../../lib/language.ts';
import classes from './Credit.module.css';
import type { Account } from './use-credit.ts';

type Month = Account['history'][number];
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** From here on a loan counts as not repaid (RBI's norms); how many days exactly, lenders often do not say. */
const veryLate = 90;

const tone = (month: Month | undefined) => {
  if (!month || month.days === null) return 'none';
  if (month.days === 0) return 'good';
  return month.days >= veryLate ? 'bad' : 'doubt';
};

function words(month: Month | undefined): string {
  if (!month || month.days === null) return m.credit_history_none();
  if (month.days >= veryLate) return m.credit_history_very_late();
  return month.days === 0 ? m.credit_history_on_time() : m.credit_history_late({ days: month.days });
}

function sign(month: Month | undefined): string {
  if (!month) return '';
  if (month.days === null) return '–';
  if (month.days >= veryLate) return `${veryLate}+`;
  return month.days === 0 ? '✓' : String(month.days);
}

/** Month by month whether an account was paid on time, a line for each year. */
export function PaymentHistory({ history }: Pick<Account, 'history'>) {
  const language = pageLanguage();
  const byMonth = new Map(history.map((month) => [month.month, month]));
  const years = [...new Set(history.map(({ month }) => month.slice(0, 4)))];
  const monthName = (month: string, form: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(`${language}-IN`, { month: form, timeZone: 'UTC' }).format(
      new Date(`2026-${month}-01T00:00:00Z`),
    );
  return (
    <table className={classes.months}>
      <caption>{m.credit_history()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{m.credit_history_year()}</span>
          </th>
          {months.map((month) => (
            <th key={month} scope="col">
              <span aria-hidden="true">{monthName(month, 'narrow')}</span>
              <span className="visually-hidden">{monthName(month, 'long')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {months.map((month) => {
              const found = byMonth.get(`${year}-${month}`);
              return (
                <td key={month} data-paid={found ? tone(found) : undefined} title={found && words(found)}>
                  <span aria-hidden="true">{sign(found)}</span>
                  {found ? <span className="visually-hidden">{words(found)}</span> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
