import { m } from '@pramaan/messages';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Dashboards.module.css';
import { type TextColumn, tableCsv } from './table-csv.ts';

/** What was asked of the server, as a query hook answers it. */
interface Asked<Row> {
  data: Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

interface Props<Row> {
  title: string;
  text: string;
  query: Asked<Row>;
  /** What the table holds of the answer; left out, all of it. */
  rows?: readonly Row[];
  /** Said while there is nothing to count. */
  empty: string;
  /** File name of the table, without its ending. */
  name: string;
  keyOf: (row: Row) => string;
  columns: readonly [TextColumn<Row>, ...TextColumn<Row>[]];
  /** What chooses the rows: there whatever was found. */
  above?: ReactNode;
  /** The table itself is the picture: it is not folded away. */
  isTable?: boolean;
  /** Rows of the table that are shown at first; the file has all. */
  first?: number;
  /** Drawn over the table once there is something. */
  children?: ReactNode;
}

/** One figure: what it says, its picture, and the table behind it, on screen and as a file. It fails alone. */
export function Figure<Row>({
  title,
  text,
  query,
  empty,
  name,
  keyOf,
  columns,
  above,
  isTable,
  first,
  children,
  ...rest
}: Props<Row>) {
  const rows = rest.rows ?? query.data ?? [];
  const [all, setAll] = useState(false);
  const visible = all ? rows : rows.slice(0, first);
  const [head, ...others] = columns;
  const shown = ({ show, text: words, ...column }: TextColumn<Row>) => ({ ...column, show: show ?? words });
  const download = () =>
    saveFile(new Blob([tableCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  return (
    <Card title={title} text={text}>
      {above}
      {query.isPending ? <ListSkeleton /> : null}
      {query.error ? (
        <>
          <FormNotice message={sentenceOf(query.error)} />
          <div>
            <Button variant="default" onClick={() => query.refetch()}>
              {m.dashboard_retry()}
            </Button>
          </div>
        </>
      ) : null}
      {query.data && rows.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      {rows.length > 0 ? (
        <>
          {children}
          <Folded isOpen={isTable === true} title={title}>
            <DataTable
              caption={title}
              rows={visible}
              keyOf={keyOf}
              columns={[shown(head), ...others.map(shown)]}
            />
            <div className={classes.below}>
              {visible.length < rows.length ? (
                <Button variant="default" onClick={() => setAll(true)}>
                  {m.dashboard_all_rows({ count: rows.length })}
                </Button>
              ) : null}
              <Button variant="default" onClick={download} aria-label={m.dashboard_csv_of({ title })}>
                {m.dashboard_csv()}
              </Button>
            </div>
          </Folded>
        </>
      ) : null}
    </Card>
  );
}

/** The table of a figure under its picture, or in the place of one. */
function Folded({ isOpen, title, children }: { isOpen: boolean; title: string; children: ReactNode }) {
  if (isOpen) return <div className={classes.table}>{children}</div>;
  return (
    <details className={classes.behind}>
      <summary>
        {m.dashboard_table()}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <div className={classes.table}>{children}</div>
    </details>
  );
}
