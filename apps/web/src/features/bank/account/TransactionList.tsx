import { format } from '@pramaan/documents/format.ts';
import { m } from '@pramaan/messages';
import { useId } from 'react';
import { pageLanguage } from '../../../lib/language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { dayText, monthText } from '../amounts.ts';
import type { Transaction } from './facts.ts';
import { statementWord } from './statement-words.ts';
import classes from './TransactionList.module.css';

interface Props {
  rows: readonly Transaction[];
  /** The rows to show, in their order. */
  indexes: readonly number[];
  /** Rows that do not add up. */
  marked: ReadonlySet<number>;
  target: number | null;
}

/** The rows month by month: neighbours of the same month stand together. */
function byMonth({ rows, indexes }: Pick<Props, 'rows' | 'indexes'>) {
  const months: { month: string; indexes: number[] }[] = [];
  for (const index of indexes) {
    const month = rows[index]?.dateTime.slice(0, 7) ?? '';
    const last = months.at(-1);
    if (last?.month === month) last.indexes.push(index);
    else months.push({ month, indexes: [index] });
  }
  return months;
}

/** What the row says beside day, narration and amounts; nothing twice. */
const restOf = ({ category, description, remark, dateTime, valueDate }: Transaction) =>
  [
    statementWord(category),
    remark === 'NA' || description.includes(remark) ? '' : remark,
    valueDate && valueDate !== dateTime.slice(0, 10)
      ? m.account_row_value_date({ day: dayText(valueDate, pageLanguage()) })
      : '',
  ].filter(Boolean);

function Row({ row, isMarked }: { row: Transaction; isMarked: boolean }) {
  const isCredit = row.type === 'CREDIT';
  return (
    <>
      <span className={classes.day}>
        {isMarked ? (
          <>
            <Icon name="warn" size={14} />
            <span className="visually-hidden">{m.account_table_marked()} </span>
          </>
        ) : null}
        {dayText(row.dateTime, pageLanguage())}
      </span>
      <span className={classes.narration}>{row.description}</span>
      <span className={classes.rest}>{restOf(row).join(' · ')}</span>
      <span className={classes.amount} data-credit={isCredit || undefined}>
        <span className="visually-hidden">{statementWord(row.type)} </span>
        <span aria-hidden="true">{isCredit ? '+' : '−'}</span>
        {format(row.amount, 'inr')}
      </span>
      <span className={classes.balance}>
        <span className="visually-hidden">{m.account_row_balance()} </span>
        {format(row.balanceAfterTransaction, 'inr')}
      </span>
    </>
  );
}

/** The transactions on a phone: day and what it was at the left, the amount at the right, the balance under it, month by month. */
export function TransactionList({ rows, indexes, marked, target }: Props) {
  const id = useId();
  const language = pageLanguage();
  return byMonth({ rows, indexes }).map(({ month, indexes: own }) => (
    <section key={own[0]} aria-labelledby={`${id}-${own[0]}`}>
      <h3 id={`${id}-${own[0]}`} className={classes.month}>
        {monthText(month, language)}
      </h3>
      <ol className={classes.list}>
        {own.map((index) => {
          const row = rows[index];
          return row ? (
            <li
              key={index}
              tabIndex={-1}
              className={classes.row}
              data-row={index}
              data-marked={marked.has(index) || undefined}
              data-target={target === index || undefined}
            >
              <Row row={row} isMarked={marked.has(index)} />
            </li>
          ) : null;
        })}
      </ol>
    </section>
  ));
}
