import { t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Desk.module.css';
import { type MatrixRow, useMatrix } from './use-desk.ts';

type Cell = MatrixRow['cells'][number];

function Agreement({ cell, first }: { cell: Cell; first: boolean }) {
  if (first) return <span className={classes.quiet}>{t('desk.matrix.first')}</span>;
  const score = cell.score === null ? '' : ` ${cell.score.toFixed(2)}`;
  if (cell.match === null)
    return (
      <StatusBadge tone="quiet">
        {t('desk.matrix.part')}
        {score}
      </StatusBadge>
    );
  return (
    <StatusBadge tone={cell.match ? (cell.score === 1 ? 'good' : 'quiet') : 'doubt'}>
      {t(cell.match ? 'desk.matrix.same' : 'desk.matrix.differs')}
      {score}
    </StatusBadge>
  );
}

function Fact({ row }: { row: MatrixRow }) {
  const differing = row.cells.filter(({ match }) => match === false).length;
  return (
    <details className={classes.set} open={differing > 0}>
      <summary className={classes.summary}>
        <strong>{t(`desk.fact.${row.fact}`)}</strong>
        <span className={classes.value}>{row.cells[0]?.value}</span>
        <StatusBadge tone={differing > 0 ? 'doubt' : 'good'}>
          {t(differing > 0 ? 'desk.matrix.differs' : 'desk.matrix.same')} · {row.cells.length}
        </StatusBadge>
      </summary>
      <div className={classes.scroll}>
        <table className={classes.matrix}>
          <caption className="visually-hidden">{t(`desk.fact.${row.fact}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.matrix.source')}</th>
              <th scope="col">{t('desk.matrix.value')}</th>
              <th scope="col">{t('desk.matrix.score')}</th>
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
                      {t('desk.matrix.why', { reasons: cell.reasons.join(' ') })}
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
  if (matrix.data.length === 0) return <p className={classes.quiet}>{t('desk.matrix.none')}</p>;
  return (
    <div className={classes.list}>
      {matrix.data.map((row) => (
        <Fact key={row.fact} row={row} />
      ))}
    </div>
  );
}
