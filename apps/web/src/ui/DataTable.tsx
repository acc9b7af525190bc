import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface Column<Row> {
  label: string;
  /** Right-aligned. */
  number?: boolean;
  show: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** A table on wide screens, a list of cards on a phone, where each value stands beside its label. */
export function DataTable<Row>({ caption, rows, keyOf, columns }: Props<Row>) {
  const [head, ...rest] = columns;
  return (
    <div className={classes.box}>
      <table className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, number }) => (
              <th key={label} scope="col" data-number={number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{head.show(row)}</th>
              {rest.map(({ label, number, show }) => (
                <td key={label} data-label={label} data-number={number}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
