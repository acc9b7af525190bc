import { m } from '@pramaan/messages';
import type { RowOutcome } from './batches.ts';
import classes from './Import.module.css';

const figures = new Intl.NumberFormat('en-IN');

interface Props {
  outcomes: readonly RowOutcome[];
  /** Rows of the list. */
  total: number;
  /** Whether the rows were taken, or only looked at. */
  taken: boolean;
  busy: boolean;
}

/** How far the rows are, and what they came to. */
export function Tally({ outcomes, total, taken, busy }: Props) {
  const of = (state: RowOutcome['state']) => outcomes.filter((one) => one.state === state).length;
  const [fresh, again, refused] = [of('new'), of('again'), of('refused')];
  const words = taken ? m.import_taking : m.import_looking;
  return (
    <div className={classes.tally} role="status">
      {busy || outcomes.length < total ? (
        <label>
          {words({ done: outcomes.length, total })}
          <progress value={outcomes.length} max={total} />
        </label>
      ) : null}
      <dl>
        <div>
          <dt>{taken ? m.import_started() : m.import_new()}</dt>
          <dd>{figures.format(fresh)}</dd>
        </div>
        <div>
          <dt>{taken ? m.import_sent_again() : m.import_again()}</dt>
          <dd>{figures.format(again)}</dd>
        </div>
        <div data-refused={refused > 0 || undefined}>
          <dt>{m.import_refused()}</dt>
          <dd>{figures.format(refused)}</dd>
        </div>
      </dl>
    </div>
  );
}
