import { m } from '@pramaan/messages';
import { dayWords } from '../../lib/day-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import { rupees } from '../../lib/rupees.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';

/** The whole file in some figures; what weighs is marked in words and colour. */
export function Figures({ figures: of }: { figures: NonNullable<Credit['figures']> }) {
  const language = pageLanguage();
  const owed = (amount: number, count: number) =>
    count > 0 ? m.credit_overdue_of({ amount: rupees(amount), count }) : m.credit_nothing();
  const lines: readonly (readonly [label: string, words: string, tone?: 'bad' | 'doubt' | false])[] = [
    [m.credit_accounts_count(), m.credit_accounts_of({ count: of.accounts, active: of.active })],
    [m.credit_balance(), rupees(of.balance)],
    [m.credit_emi(), rupees(of.emi)],
    [m.credit_overdue(), owed(of.overdue, of.overdueAccounts), of.overdueAccounts > 0 && 'bad'],
    [m.credit_written_off(), owed(of.writtenOff, of.writtenOffAccounts), of.writtenOffAccounts > 0 && 'bad'],
    [
      m.credit_use(),
      of.utilisation === null ? '–' : m.credit_use_of({ share: of.utilisation, limit: rupees(of.cardLimit) }),
    ],
    [
      m.credit_on_time(),
      m.credit_on_time_of({ count: of.monthsOnTime, all: of.monthsReported }),
      of.monthsOnTime < of.monthsReported && 'doubt',
    ],
    [m.credit_since(), of.since ? dayWords(of.since, language) : '–'],
    [m.credit_recent(), String(of.recentEnquiries)],
  ];
  return (
    <Card title={m.credit_figures()}>
      <dl className={classes.facts}>
        {lines.map(([label, words, tone]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-tone={tone || undefined}>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
