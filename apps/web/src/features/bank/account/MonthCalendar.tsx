import { type Message, m } from '@pramaan/messages';
import { pageLanguage } from '../../../lib/language.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { monthText } from '../amounts.ts';
import classes from './Account.module.css';
import { type AccountHead, type MonthState, monthStates } from './facts.ts';

const looks: Readonly<Record<MonthState, { icon: IconName; words: Message }>> = {
  received: { icon: 'check', words: m.account_month_received },
  missing: { icon: 'cross', words: m.account_month_missing },
  partial: { icon: 'warn', words: m.account_month_partial },
  quiet: { icon: 'dot', words: m.account_month_quiet },
};

/** Months asked and months received: a sign and, for all but the good ones, a word. */
export function MonthCalendar({ calendar }: Pick<AccountHead, 'calendar'>) {
  const language = pageLanguage();
  const months = monthStates(calendar);
  if (months.length === 0) return null;
  return (
    <ul className={classes.calendar} aria-label={m.account_months()}>
      {months.map(({ month, state }) => (
        <li key={month} className={classes.month} data-state={state}>
          <Icon name={looks[state].icon} size={14} />
          {monthText(month, language)}
          <span className={state === 'received' ? 'visually-hidden' : classes.monthWords}>
            {looks[state].words()}
          </span>
        </li>
      ))}
    </ul>
  );
}
