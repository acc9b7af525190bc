import { m } from '@pramaan/messages';
import { type ReactNode, useId } from 'react';
import { useNarrow } from '../../../lib/use-narrow.ts';
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

/** More columns than this, and a phone would have to scroll them sideways. */
const mostAbreast = 3;

function NameButton({ line: { cells, selection }, onSelect }: { line: TableLine } & Pick<Props, 'onSelect'>) {
  return (
    <button
      type="button"
      className={`link ${classes.showRows}`}
      aria-label={m.account_show_rows({ name: selection.what })}
      onClick={() => onSelect(selection)}
    >
      {cells[0]}
    </button>
  );
}

/** Each line under its name, where there is no room for the columns. */
function Lines({ columns, lines, onSelect }: Pick<Props, 'columns' | 'lines' | 'onSelect'>) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.key}>
          <NameButton line={line} onSelect={onSelect} />
          <dl>
            {columns.slice(1).map(({ label }, at) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{line.cells[at + 1]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A list of sums as a table; the name of every line opens the rows that it stands on. Nothing when there is no line. */
export function RowsTable({ title, columns, lines, onSelect }: Props) {
  const titleId = useId();
  const isNarrow = useNarrow();
  if (lines.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.blockTitle}>
        {title}
      </h2>
      {isNarrow && columns.length > mostAbreast ? (
        <Lines columns={columns} lines={lines} onSelect={onSelect} />
      ) : (
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
              {lines.map((line) => (
                <tr key={line.key}>
                  {line.cells.map((cell, at) =>
                    at === 0 ? (
                      <th key={columns[at]?.label} scope="row">
                        <NameButton line={line} onSelect={onSelect} />
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
      )}
    </section>
  );
}
