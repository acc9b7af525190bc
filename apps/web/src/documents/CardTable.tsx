import type { ShownRow, ShownTable } from '@pramaan/documents/card.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import classes from './DetailCard.module.css';

/** How a line's value reads in the language of the page. */
export type ReadValue = (row: ShownRow) => ReactNode;

/** A list of records as a table. A list without end, of transactions say, is folded until it is opened; print shows all of it. */
export function CardTable({ table, read }: { table: ShownTable; read: ReadValue }) {
  return table.scroll && table.rows.length > 0 ? (
    <details className={classes.folded}>
      <summary>{m.doc_table_rows({ title: table.title, count: table.rows.length })}</summary>
      <Table table={table} read={read} />
    </details>
  ) : (
    <Table table={table} read={read} />
  );
}

/** The table scrolls inside its card; reachable and scrollable by keyboard. */
function Table({ table, read }: { table: ShownTable; read: ReadValue }) {
  return (
    <section
      className={classes.tableBox}
      style={{ maxHeight: table.scroll }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={table.title}
    >
      <table className={classes.table}>
        <caption className={classes.caption}>{table.title}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.label} scope="col" data-format={column.format}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a register have no key and never move
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={table.columns[column]?.label} data-format={table.columns[column]?.format}>
                  {read({ label: '', format: table.columns[column]?.format ?? 'text', text: cell })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
