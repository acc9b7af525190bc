import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Credit.module.css';
import type { Credit } from './use-credit.ts';
import { rupees, useCreditLanguage } from './words.ts';

/** The whole file in some figures; what weighs is marked in words and colour. */
export function Figures({ figures: of }: { figures: NonNullable<Credit['figures']> }) {
  const language = useCreditLanguage();
  const owed = (amount: number, count: number) =>
    count > 0 ? t('credit.overdue.of', { amount: rupees(amount), count }) : t('credit.nothing');
  const lines: readonly (readonly [label: string, words: string, tone?: 'bad' | 'doubt' | false])[] = [
    [t('credit.accounts.count'), t('credit.accounts.of', { count: of.accounts, active: of.active })],
    [t('credit.balance'), rupees(of.balance)],
    [t('credit.emi'), rupees(of.emi)],
    [t('credit.overdue'), owed(of.overdue, of.overdueAccounts), of.overdueAccounts > 0 && 'bad'],
    [t('credit.writtenOff'), owed(of.writtenOff, of.writtenOffAccounts), of.writtenOffAccounts > 0 && 'bad'],
    [
      t('credit.use'),
      of.utilisation === null
        ? '–'
        : t('credit.use.of', { share: of.utilisation, limit: rupees(of.cardLimit) }),
    ],
    [
      t('credit.onTime'),
      t('credit.onTime.of', { count: of.monthsOnTime, all: of.monthsReported }),
      of.monthsOnTime < of.monthsReported && 'doubt',
    ],
    [t('credit.since'), of.since ? dayWords(of.since, language) : '–'],
    [t('credit.recent'), String(of.recentEnquiries)],
  ];
  return (
    <Card title={t('credit.figures')}>
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
