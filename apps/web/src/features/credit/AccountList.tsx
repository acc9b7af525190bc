import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Credit.module.css';
import { PaymentHistory } from './PaymentHistory.tsx';
import type { Account } from './use-credit.ts';
import { rupees, useCreditLanguage } from './words.ts';

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
  const language = useCreditLanguage();
  const day = (of: string | null) => of && dayWords(of, language);
  const some = (amount: number | null) => (amount === null ? null : rupees(amount));
  const state = stateOf(account);
  const facts = [
    [t('credit.account.number'), account.number],
    [t('credit.account.opened'), day(account.opened)],
    [t('credit.account.closed'), day(account.closed)],
    [t('credit.account.limit'), some(account.limit)],
    [t('credit.account.sanctioned'), account.isCard ? null : some(account.sanctioned)],
    [t('credit.account.balance'), some(account.balance)],
    [t('credit.overdue'), account.overdue ? rupees(account.overdue) : null],
    [t('credit.writtenOff'), account.writtenOff ? rupees(account.writtenOff) : null],
    [t('credit.account.emi'), some(account.emi)],
    [t('credit.account.ownership'), account.ownership || null],
  ] as const;
  return (
    <li className={classes.account}>
      <div className={classes.head}>
        <h3>
          {account.kind} · {account.lender}
        </h3>
        <StatusBadge tone={tones[state]}>{t(`credit.state.${state}`)}</StatusBadge>
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
    <Card title={t('credit.accounts')} text={t('credit.history.key')}>
      <ul className={classes.accounts}>
        {sorted.map((account) => (
          <OneAccount key={`${account.lender} ${account.number} ${account.opened}`} account={account} />
        ))}
      </ul>
    </Card>
  );
}
