import { m } from '@pramaan/messages';
import { pageLanguage } from '../../../lib/language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { dayText } from '../amounts.ts';
import classes from './Account.module.css';
import { type AccountHead, sourceWords } from './facts.ts';
import { accountTypeWords, tamperSentence } from './head-words.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

/** Marks made by the file itself, the heaviest first; a low one is no reason to worry anybody on a card. */
const weighty = (head: AccountHead) => head.tamper.filter(({ level }) => level !== 'low');

/** An account in short: whose, from where, which months, whether it adds up, what the file tells of itself. */
export function AccountFacts({ head, named = true }: { head: AccountHead; named?: boolean }) {
  const language = pageLanguage();
  const { account, accountType, source, period, transactions, balanced, calendar } = head;
  return (
    <div className={classes.facts}>
      <div className={classes.head}>
        {named ? (
          <h3 className={classes.name}>
            {account.bank} <span className={classes.number}>{account.number}</span>
          </h3>
        ) : null}
        <StatusBadge tone={source === 'upload' ? 'quiet' : 'good'}>{sourceWords[source]()}</StatusBadge>
        <StatusBadge tone={balanced ? 'good' : 'bad'}>
          {balanced ? m.account_verification_ok() : m.account_verification_bad()}
        </StatusBadge>
      </div>
      <p className={classes.quiet}>
        {[
          account.name ? m.account_holder({ name: account.name }) : '',
          accountTypeWords(accountType),
          m.account_period({ from: dayText(period.from, language), to: dayText(period.to, language) }),
          m.account_rows({ count: transactions.toLocaleString('en-IN') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <MonthCalendar calendar={calendar} />
      {weighty(head).map(({ level, sentence }) => (
        <p key={sentence} className={classes.tamper} data-level={level}>
          <Icon name="warn" size={18} />
          {tamperSentence(sentence)}
        </p>
      ))}
    </div>
  );
}
