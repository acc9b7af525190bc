import { m } from '@pramaan/messages';
import { pageLanguage } from '../../../lib/language.ts';
import { monthText, rupees } from '../amounts.ts';
import classes from './Account.module.css';
import type { Analysis } from './facts.ts';
import { RowsTable } from './RowsTable.tsx';
import { statementSentence, statementWord } from './statement-words.ts';
import type { Selection } from './TransactionTable.tsx';

interface Props {
  analysis: Analysis;
  onSelect: (selection: Selection) => void;
}

const categoryName = (category: string) => statementWord(category) || m.account_unknown();

/** Month by month, with whom, what comes again, what went round, what for. */
export function AnalysisTables({ analysis, onSelect }: Props) {
  const language = pageLanguage();
  const { months, parties, recurring, circular, categories } = analysis;
  const money = (label: string) => ({ label, money: true });
  return (
    <>
      <RowsTable
        title={m.account_table_months()}
        columns={[
          { label: m.account_month() },
          money(m.account_credits()),
          money(m.account_debits()),
          money(m.account_average()),
          money(m.account_closing()),
          money(m.account_salary()),
          money(m.account_emi()),
          money(m.account_bounce()),
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
        title={m.account_circular()}
        columns={[{ label: m.account_party() }, { label: m.account_rule() }]}
        lines={circular.map(({ name, sentence, rows }, at) => ({
          key: `${name} ${at}`,
          cells: [
            name,
            <span key="why" className={classes.why}>
              {statementSentence(sentence)}
            </span>,
          ],
          selection: { what: name, rule: sentence, rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={m.account_parties()}
        columns={[{ label: m.account_party() }, money(m.account_credits()), money(m.account_debits())]}
        lines={parties.map(({ name, credits, debits, rows }) => ({
          key: name,
          cells: [name, rupees(credits), rupees(debits)],
          selection: { what: name, rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={m.account_recurring()}
        columns={[{ label: m.account_party() }, money(m.account_amount()), { label: m.account_when() }]}
        lines={recurring.map(({ name, amount, dayOfMonth, rows }, at) => ({
          key: `${name} ${at}`,
          cells: [name, rupees(amount), m.account_recurring_day({ day: dayOfMonth })],
          selection: { what: name, rows },
        }))}
        onSelect={onSelect}
      />
      <RowsTable
        title={m.account_categories()}
        columns={[{ label: m.account_category() }, money(m.account_amount()), { label: m.account_rule() }]}
        lines={categories.map(({ category, amount, rule, rows }) => ({
          key: category,
          cells: [
            categoryName(category),
            rupees(amount),
            <span key="why" className={classes.why}>
              {statementSentence(rule)}
            </span>,
          ],
          selection: { what: categoryName(category), rule, rows },
        }))}
        onSelect={onSelect}
      />
    </>
  );
}
