import { accountWordsHindi } from '@pramaan/documents/credit/account-words-hindi.ts';
import { m } from '@pramaan/messages';
import { dayWords } from '../../lib/day-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import { readByTable } from '../../lib/language-table.ts';
import { rupees } from '../../lib/rupees.ts';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Credit.module.css';
import { PaymentHistory } from './PaymentHistory.tsx';
import type { Account } from './use-credit.ts';

/** What a bureau says of an account; its own words where we have none. */
const accountWords = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: accountWordsHindi });

const creditStateMessages = {
  active: m.credit_state_active,
  closed: m.credit_state_closed,
  overdue: m.credit_state_overdue,
  writtenOff: m.credit_state_written_off,
} as const;

const tones = {
  active: 'good',
  closed: 'quiet',
  overdue: 'doubt',
  writtenOff: 'bad',
} as const satisfies Record<string, StatusTone>;

function stateOf({ writtenOff, overdue, closed }: Account): keyof typeof tones {
  if ((writtenOff ?? 0) > 0) return 'writtenOff';
  if (closed) return 'closed';
  return (overdue ?? 0) > 0 ? 'overdue' : 'active';
}

function OneAccount({ account }: { account: Account }) {
  const language = pageLanguage();
  const day = (of: string | null) => of && dayWords(of, language);
  const some = (amount: number | null) => (amount === null ? null : rupees(amount));
  const state = stateOf(account);
  const facts = [
    [m.credit_account_number(), account.number],
    [m.credit_account_opened(), day(account.opened)],
    [m.credit_account_closed(), day(account.closed)],
    [m.credit_account_limit(), some(account.limit)],
    [m.credit_account_sanctioned(), account.isCard ? null : some(account.sanctioned)],
    [m.credit_account_balance(), some(account.balance)],
    [m.credit_overdue(), account.overdue ? rupees(account.overdue) : null],
    [m.credit_written_off(), account.writtenOff ? rupees(account.writtenOff) : null],
    [m.credit_account_emi(), some(account.emi)],
    [m.credit_account_ownership(), account.ownership ? accountWords(account.ownership) : null],
  ] as const;
  return (
    <li className={classes.account}>
      <div className={classes.head}>
        <h3>
          {accountWords(account.kind)} · {account.lender}
        </h3>
        <StatusBadge tone={tones[state]}>{creditStateMessages[state]()}</StatusBadge>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, words]) =>
          words === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ),
        )}
      </dl>
      {account.history.length > 0 ? <PaymentHistory history={account.history} /> : null}
    </li>
  );
}

/** Every loan and card, those that weigh first. */
export function AccountList({ accounts }: { accounts: readonly Account[] }) {
  if (accounts.length === 0) return null;
  const weight = { writtenOff: 0, overdue: 1, active: 2, closed: 3 };
  const sorted = [...accounts].sort((one, other) => weight[stateOf(one)] - weight[stateOf(other)]);
  return (
    <Card title={m.credit_accounts()} text={m.credit_history_key()}>
      <ul className={classes.accounts}>
        {sorted.map((account) => (
          <OneAccount key={`${account.lender} ${account.number} ${account.opened}`} account={account} />
        ))}
      </ul>
    </Card>
  );
}
