import { decisionReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { formatDay } from '../../lib/format.ts';
import classes from './CaseHead.module.css';
import type { Review } from './use-review.ts';

/** Why the case was closed, and by whom; nothing of one that was closed without a decision that stands. */
export function ClosedBy({ decisions }: Pick<Review, 'decisions'>) {
  const decision = decisions.find(({ state, kind }) => state === 'stands' && kind !== 'refer');
  if (!decision) return null;
  const { by, secondBy, reasons, at, secondAt } = decision;
  return (
    <p className={classes.closed}>
      {reasons.length > 0 ? (
        <strong>{reasons.map((code) => decisionReasons[code].words).join(', ')}</strong>
      ) : null}
      <span>{m.case_closed_by({ by: secondBy || by, day: formatDay(secondAt ?? at, 'en') })}</span>
    </p>
  );
}
