import { m } from '@pramaan/messages';
import { sentenceOf } from '../../lib/failure.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Review.module.css';
import { type MatrixRow, useMatrix } from './use-review.ts';

const reviewFactMessages = {
  name: m.review_fact_name,
  mobile: m.review_fact_mobile,
  address: m.review_fact_address,
  pan: m.review_fact_pan,
  dob: m.review_fact_dob,
  fatherName: m.review_fact_father_name,
} as const;

type Cell = MatrixRow['cells'][number];

function Agreement({ cell, first }: { cell: Cell; first: boolean }) {
  if (first) return <span className={classes.quiet}>{m.review_matrix_first()}</span>;
  const score = cell.score === null ? '' : ` ${cell.score.toFixed(2)}`;
  if (cell.match === null)
    return (
      <StatusBadge tone="quiet">
        {m.review_matrix_part()}
        {score}
      </StatusBadge>
    );
  return (
    <StatusBadge tone={cell.match ? (cell.score === 1 ? 'good' : 'quiet') : 'doubt'}>
      {cell.match ? m.review_matrix_same() : m.review_matrix_differs()}
      {score}
    </StatusBadge>
  );
}

function Fact({ row }: { row: MatrixRow }) {
  const differing = row.cells.filter(({ match }) => match === false).length;
  return (
    <details className={classes.set} open={differing > 0}>
      <summary className={classes.summary}>
        <strong>{reviewFactMessages[row.fact]()}</strong>
        <span className={classes.value}>{row.cells[0]?.value}</span>
        <StatusBadge tone={differing > 0 ? 'doubt' : 'good'}>
          {differing > 0 ? m.review_matrix_differs() : m.review_matrix_same()} · {row.cells.length}
        </StatusBadge>
      </summary>
      <div className={classes.scroll}>
        <table className={classes.matrix}>
          <caption className="visually-hidden">{reviewFactMessages[row.fact]()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.review_matrix_source()}</th>
              <th scope="col">{m.review_matrix_value()}</th>
              <th scope="col">{m.review_matrix_score()}</th>
            </tr>
          </thead>
          <tbody>
            {row.cells.map((cell, index) => (
              <tr key={cell.source}>
                <th scope="row">{cell.title}</th>
                <td>{cell.value}</td>
                <td>
                  <Agreement cell={cell} first={index === 0} />
                  {cell.reasons.length > 0 ? (
                    <span className={classes.reasons}>
                      {m.review_matrix_why({ reasons: cell.reasons.join(' ') })}
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** What each source says of the same person: a line for each fact, open where they differ. */
export function Matrix({ id }: { id: string }) {
  const matrix = useMatrix(id);
  if (matrix.isPending) return <CardSkeleton />;
  if (matrix.error) return <FormNotice message={sentenceOf(matrix.error)} />;
  if (matrix.data.length === 0) return <p className={classes.quiet}>{m.review_matrix_none()}</p>;
  return (
    <div className={classes.list}>
      {matrix.data.map((row) => (
        <Fact key={row.fact} row={row} />
      ))}
    </div>
  );
}
