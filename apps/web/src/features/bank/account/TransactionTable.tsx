import type { Row } from '@pramaan/documents/card.ts';
import { type Format, format } from '@pramaan/documents/format.ts';
import { transactionCard } from '@pramaan/documents/transaction-table.ts';
import { m } from '@pramaan/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import classes from './Account.module.css';
import type { Transaction } from './facts.ts';
import { statementSentence, statementWord } from './statement-words.ts';
import { TransactionList } from './TransactionList.tsx';

/** Rows drawn at once: ten thousand would keep a cheap phone busy for seconds. */
const pageSize = 100;

/** Rows that stand for something: a figure, a month, a party. */
export interface Selection {
  what: string;
  rule?: string;
  /** Indexes into the transactions. */
  rows: readonly number[];
}

interface Props {
  rows: readonly Transaction[];
  /** Only these; all when null. */
  selection: Selection | null;
  onAll: () => void;
  /** Rows that do not add up. */
  marked: ReadonlySet<number>;
  /** The row to go to; a new object goes there again. */
  target: { row: number } | null;
}

const { title, table } = transactionCard;
const columns: readonly Row<keyof Transaction>[] = table.columns;

function cellText(row: Transaction | undefined, path: keyof Transaction, as: Format = 'text'): string {
  const text = format(row?.[path] ?? '', as);
  return as === 'ours' ? statementWord(text) : text;
}

interface TableProps {
  rows: readonly Transaction[];
  indexes: readonly number[];
  marked: ReadonlySet<number>;
  target: number | null;
  /** Rows in all, and those on earlier pages. */
  count: number;
  before: number;
}

/** The columns of the specification. */
function Table({ rows, indexes, marked, target, count, before }: TableProps) {
  return (
    <table className={classes.table} aria-rowcount={count + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ label, format: as }) => (
            <th key={label} scope="col" data-format={as}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {indexes.map((index, at) => (
          <tr
            key={index}
            tabIndex={-1}
            data-row={index}
            data-marked={marked.has(index) || undefined}
            data-target={target === index || undefined}
            aria-rowindex={before + at + 2}
          >
            {columns.map(({ label, path, format: as }, column) => (
              <td key={label} data-format={as} data-column={path}>
                {column === 0 && marked.has(index) ? (
                  <span className={classes.mark}>
                    <Icon name="warn" size={16} />
                    <span className="visually-hidden">{m.account_table_marked()}</span>
                  </span>
                ) : null}
                {cellText(rows[index], path as keyof Transaction, as)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The Transaction Details card (C §2): its columns, 300 px with a scroll of its own, a hundred rows at a time. Where there is no
 * room for the columns, the same rows are a list.
 */
export function TransactionTable({ rows, selection, onAll, marked, target }: Props) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useNarrow();
  const [page, setPage] = useState(0);
  const shown = selection ? [...new Set(selection.rows)].sort((a, b) => a - b) : null;
  const count = shown?.length ?? rows.length;
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const now = Math.min(page, last);
  const indexes = Array.from({ length: Math.min(pageSize, count - now * pageSize) }, (_, at) => {
    const place = now * pageSize + at;
    return shown ? (shown[place] ?? 0) : place;
  });

  useEffect(() => {
    if (!selection) return;
    setPage(0);
    box.current?.scrollTo?.({ top: 0 });
    heading.current?.focus();
  }, [selection]);
  useEffect(() => {
    if (target) setPage(Math.floor(target.row / pageSize));
  }, [target]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is there once its page is drawn
  useEffect(() => {
    const row = target && box.current?.querySelector<HTMLElement>(`[data-row="${target.row}"]`);
    if (!row) return;
    row.focus();
    row.scrollIntoView?.({ block: 'center' });
  }, [target, now]);
  const turn = (to: number) => {
    setPage(to);
    box.current?.scrollTo?.({ top: 0 });
  };

  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1} className={classes.cardTitle}>
        {title}
      </h2>
      {shown && selection ? (
        <div className={classes.filter}>
          <p role="status">
            {m.account_table_filtered({ shown: shown.length, count: rows.length, what: selection.what })}
            {selection.rule ? (
              <span className={classes.rule}>{statementSentence(selection.rule)}</span>
            ) : null}
          </p>
          <Button variant="default" onClick={onAll}>
            {m.account_table_all()}
          </Button>
        </div>
      ) : null}
      {count === 0 ? <p className={classes.quiet}>{m.account_table_empty()}</p> : null}
      <section
        ref={box}
        className={classes.tableBox}
        style={{ maxHeight: table.scroll }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={title}
        hidden={count === 0}
      >
        {isNarrow ? (
          <TransactionList rows={rows} indexes={indexes} marked={marked} target={target?.row ?? null} />
        ) : (
          <Table
            rows={rows}
            indexes={indexes}
            marked={marked}
            target={target?.row ?? null}
            count={count}
            before={now * pageSize}
          />
        )}
      </section>
      {last > 0 ? (
        <div className={classes.pager}>
          <Button variant="default" disabled={now === 0} onClick={() => turn(now - 1)}>
            {m.account_table_before()}
          </Button>
          <span role="status" className={classes.quiet}>
            {m.account_table_page({
              from: now * pageSize + 1,
              to: Math.min(count, (now + 1) * pageSize),
              count,
            })}
          </span>
          <Button variant="default" disabled={now === last} onClick={() => turn(now + 1)}>
            {m.account_table_after()}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
