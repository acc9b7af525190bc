import { m } from '@pramaan/messages';
import { PickField } from '../../../ui/PickField.tsx';
import { columnMessages } from './column-messages.ts';
import { type Cells, type Columns, columnKinds, hasHead } from './columns.ts';
import classes from './Import.module.css';

const shownRows = 3;
const letters = 26;

/** A column as spreadsheets call it: A, B, … AA. */
const letterOf = (column: number): string =>
  (column >= letters ? letterOf(Math.floor(column / letters) - 1) : '') +
  String.fromCharCode(65 + (column % letters));

interface Props {
  rows: readonly Cells[];
  columns: Columns;
  onChange: (columns: Columns) => void;
}

/** Which column holds the number, the name and the address, each with its first cells to check it by. */
export function ColumnPicks({ rows, columns, onChange }: Props) {
  const wide = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length));
  const [head = []] = hasHead(rows) ? rows : [];
  const shown = rows.slice(head.length > 0 ? 1 : 0).slice(0, shownRows);
  const nameOf = (column: number) => [letterOf(column), head[column]].filter(Boolean).join(': ');
  const choices = [
    { value: '', label: m.import_column_none() },
    ...Array.from({ length: wide }, (_, column) => ({ value: String(column), label: nameOf(column) })),
  ];
  return (
    <div className={classes.picks}>
      {columnKinds.map((kind) => {
        const column = columns[kind];
        return (
          <div key={kind}>
            <PickField
              label={columnMessages[kind]()}
              value={column === null ? '' : String(column)}
              choices={choices}
              onChange={(chosen) => onChange({ ...columns, [kind]: chosen === '' ? null : Number(chosen) })}
            />
            {column === null ? null : (
              <p className={classes.sample}>{shown.map((cells) => cells[column] ?? '').join(', ')}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}
