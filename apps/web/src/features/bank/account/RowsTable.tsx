import { m } from '@pramaan/messages';
import { type ReactNode, useId } from 'react';
import classes from './Account.module.css';
import type { Selection } from './TransactionTable.tsx';

interface TableColumn {
  label: string;
  /** Right-aligned. */
  money?: boolean;
}
interface TableLine {
  key: string;
  /** One for each column; the first names the line. */
  cells: readonly ReactNode[];
  selection: Selection;
}

interface Props {
  title: string;
  columns: readonly TableColumn[];
  lines: readonly TableLine[];
  onSelect: (selection: Selection) => void;
}

/** A list of sums as a table; the name of every line opens the rows that it stands on. Nothing when there is no line. */
export function RowsTable({ title, columns, lines, onSelect }: Props) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.blockTitle}>
        {title}
      </h2>
      <section
        className={classes.tableBox}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-labelledby={titleId}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map(({ label, money }) => (
                <th key={label} scope="col" data-format={money ? 'inr' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, cells, selection }) => (
              <tr key={key}>
                {cells.map((cell, at) =>
                  at === 0 ? (
                    <th key={columns[at]?.label} scope="row">
                      <button
                        type="button"
                        className={`link ${classes.showRows}`}
                        aria-label={m.account_show_rows({ name: selection.what })}
                        onClick={() => onSelect(selection)}
                      >
                        {cell}
                      </button>
                    </th>
                  ) : (
                    <td key={columns[at]?.label} data-format={columns[at]?.money ? 'inr' : undefined}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
