import { findEntry } from '@pramaan/documents/registry.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { documentTitle } from '../../documents/document-title.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Matrix.module.css';
import { type MatrixColumn, matrixColumns } from './matrix-columns.ts';
import { type MatrixRow, useMatrix } from './use-review.ts';

const factMessages = {
  name: m.review_fact_name,
  mobile: m.review_fact_mobile,
  address: m.review_fact_address,
  pan: m.review_fact_pan,
  dob: m.review_fact_dob,
  fatherName: m.review_fact_father_name,
} as const;

type Cell = MatrixRow['cells'][number];

const partMessages = {
  pin: m.review_matrix_part_pin,
  house: m.review_matrix_part_house,
  street: m.review_matrix_part_street,
  city: m.review_matrix_part_city,
  state: m.review_matrix_part_state,
} as const;
const saysMessages = {
  same: m.review_matrix_same,
  partly: m.review_matrix_part,
  differs: m.review_matrix_differs,
  'one side': m.review_matrix_one_side,
} as const;

/** An address part by part: how each agrees, and what the two say where they do not say the same. */
function Parts({ parts }: { parts: NonNullable<Cell['parts']> }) {
  return (
    <dl className={classes.parts}>
      {parts.map(({ part, says, a, b }) =>
        says === 'neither' ? null : (
          <div key={part} data-says={says}>
            <dt>{partMessages[part]()}</dt>
            <dd>
              {saysMessages[says]()}
              {says === 'same' ? null : (
                <small className={classes.both}>{[a, b].filter(Boolean).join(' · ')}</small>
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** How a source's value agrees with the reference, in a word. Scores and wire names are for those who ask for details. */
function Agreement({ cell, isReference }: { cell: Cell; isReference: boolean }) {
  if (isReference) return <small className={classes.quiet}>{m.review_matrix_first()}</small>;
  const { match, score, reasons, parts, source } = cell;
  if (match && score === 1) return <StatusBadge tone="good">{m.review_matrix_same()}</StatusBadge>;
  return (
    <>
      <StatusBadge tone={match === false ? 'doubt' : 'quiet'}>
        {match === false
          ? m.review_matrix_differs()
          : match
            ? m.review_matrix_similar()
            : m.review_matrix_part()}
      </StatusBadge>
      <details className={classes.details}>
        <summary>{m.review_matrix_details()}</summary>
        {score === null ? null : <p>{m.review_matrix_score({ score: score.toFixed(2) })}</p>}
        {parts ? <Parts parts={parts} /> : null}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{m.review_matrix_record({ record: source })}</p>
      </details>
    </>
  );
}

function Fact({ row, columns }: { row: MatrixRow; columns: readonly MatrixColumn[] }) {
  return (
    <tr>
      <th scope="row">{factMessages[row.fact]()}</th>
      {columns.map(({ source }) => {
        const at = row.cells.findIndex((one) => one.source === source);
        const cell = row.cells[at];
        return cell ? (
          <td key={source} data-differs={cell.match === false || undefined} data-fact={row.fact}>
            <span className={classes.value}>{cell.value}</span>
            <Agreement cell={cell} isReference={at === 0} />
          </td>
        ) : (
          <td key={source} className={classes.quiet}>
            –
          </td>
        );
      })}
    </tr>
  );
}

/** How the source of a column was asked, where its document has several methods. */
function methodOf(source: string): string {
  const [document = '', key = ''] = source.split('.');
  return documentTitle(findEntry(document, key)?.method.title ?? '');
}

/** So many sources are shown at first: those that differ always, and those that others are compared with. */
const first = 6;

/** What each source says of the same person: a column for each source, a row for each fact. */
export function Matrix({ id }: { id: string }) {
  const matrix = useMatrix(id);
  const [whole, setWhole] = useState(false);
  if (matrix.isPending) return <CardSkeleton />;
  if (matrix.error) return <FormNotice message={sentenceOf(matrix.error)} />;
  if (matrix.data.length === 0) return <p className={classes.quiet}>{m.review_matrix_none()}</p>;
  const all = matrixColumns(matrix.data);
  const some = all.filter(({ weight }, index) => weight > 0 || index < first);
  const columns = whole || some.length + 2 >= all.length ? all : some;
  const doubled = (title: string) => all.filter((one) => one.title === title).length > 1;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.review_matrix_table()}>
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{m.review_matrix_fact()}</th>
              {columns.map(({ source, title }) => (
                <th key={source} scope="col">
                  {title}
                  {doubled(title) ? <small>{methodOf(source)}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.data.map((row) => (
              <Fact key={row.fact} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {columns.length < all.length ? (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {m.review_matrix_all({ count: all.length })}
        </Button>
      ) : null}
    </>
  );
}
