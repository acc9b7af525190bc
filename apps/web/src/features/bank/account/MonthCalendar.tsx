import { type PlainKey, t } from '../../../lib/catalogue.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { monthText } from '../amounts.ts';
import classes from './Account.module.css';
import { type AccountHead, type MonthState, monthStates } from './facts.ts';

const looks: Readonly<Record<MonthState, { icon: IconName; words: PlainKey }>> = {
  received: { icon: 'check', words: 'account.month.received' },
  missing: { icon: 'cross', words: 'account.month.missing' },
  partial: { icon: 'warn', words: 'account.month.partial' },
  quiet: { icon: 'dot', words: 'account.month.quiet' },
};

/** Months asked and months received: a sign and, for all but the good ones, a word. */
export function MonthCalendar({ calendar }: Pick<AccountHead, 'calendar'>) {
  const language = useLanguage();
  const months = monthStates(calendar);
  if (months.length === 0) return null;
  return (
    <ul className={classes.calendar} aria-label={t('account.months')}>
      {months.map(({ month, state }) => (
        <li key={month} className={classes.month} data-state={state}>
          <Icon name={looks[state].icon} size={14} />
          {monthText(month, language)}
          <span className={state === 'received' ? 'visually-hidden' : classes.monthWords}>
            {t(looks[state].words)}
          </span>
        </li>
      ))}
    </ul>
  );
}
