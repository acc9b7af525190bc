import { t } from '../../../lib/catalogue.ts';
import { useLanguage } from '../../../lib/language.ts';
import { monthText, rupees } from '../amounts.ts';
import classes from './Account.module.css';
import type { Analysis } from './facts.ts';
import { RowsTable } from './RowsTable.tsx';
import type { Selection } from './TransactionTable.tsx';

interface Props {
  analysis: Analysis;
  onSelect: (selection: Selection) => void;
}

/** Month by month, with whom, what comes again, what went round, what for. */
export function AnalysisTables({ analysis, onSelect }: Props) {
  const language = useLanguage();
  const { months, parties, recurring, circular, categories } = analysis;
  const money = (label: string) => ({ label, money: true });
  return (
    <>
      <RowsTable
        title={t('account.table.months')}
        columns={[
          { label: t('account.month') },
          money(t('account.credits')),
          money(t('account.debits')),
          money(t('account.average')),
          money(t('account.closing')),
          money(t('account.salary')),
          money(t('account.emi')),
          money(t('account.bounce')),
        ]}
        lines={months.map(({ month, rows, ...own }) => ({
          key: month,
          cells: [
            monthText(month, language),
            ...[own.credits, own.debits, own.averageBalance, own.closing, own.salary, own.emi].map((paise) =>
              rupees(paise),
            ),
            own.bounces,
          ],
          selection: { what: monthText(month, language), rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={t('account.circular')}
        columns={[{ label: t('account.party') }, { label: t('account.rule') }]}
        lines={circular.map(({ name, sentence, rows }, at) => ({
          key: `${name} ${at}`,
          cells: [
            name,
            <span key="why" lang="en" className={classes.why}>
              {sentence}
            </span>,
          ],
          selection: { what: name, rule: sentence, rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={t('account.parties')}
        columns={[{ label: t('account.party') }, money(t('account.credits')), money(t('account.debits'))]}
        lines={parties.map(({ name, credits, debits, rows }) => ({
          key: name,
          cells: [name, rupees(credits), rupees(debits)],
          selection: { what: name, rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={t('account.recurring')}
        columns={[{ label: t('account.party') }, money(t('account.amount')), { label: t('account.when') }]}
        lines={recurring.map(({ name, amount, every, rows }, at) => ({
          key: `${name} ${at}`,
          cells: [name, rupees(amount), t('account.recurring.every', { when: every })],
          selection: { what: name, rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={t('account.categories')}
        columns={[{ label: t('account.category') }, money(t('account.amount')), { label: t('account.rule') }]}
        lines={categories.map(({ category, amount, rule, rows }) => ({
          key: category,
          cells: [
            category || t('account.unknown'),
            rupees(amount),
            <span key="why" lang="en" className={classes.why}>
              {rule}
            </span>,
          ],
          selection: { what: category || t('account.unknown'), rule, rows },
        }))}
        onSelect={onSelect}
      />
    </>
  );
}
