import type { keptOfApplicant } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { keptKindMessages } from '../kept-kind-messages.ts';
import classes from './Kept.module.css';

export type Kept = ResultOf<typeof keptOfApplicant>;
type Kind = Kept['kinds'][number];

/** Each kind of what is kept: how much, when it goes by itself, and whether a law keeps it meanwhile. */
export function KeptKinds({ kept }: { kept: Kept }) {
  const language = pageLanguage();
  const day = (iso: string) => formatDay(iso, language);
  const why = ({ law, lawUntil }: Kind) => {
    if (!law) return m.kept_law_none();
    return lawUntil ? m.kept_law_until({ day: day(lawUntil) }) : m.kept_law_running();
  };
  return (
    <ul className={classes.kinds}>
      {kept.kinds.map((one) => {
        const there = one.rows + one.files > 0;
        return (
          <li key={one.kind} className={classes.kind} data-empty={!there}>
            <strong>{keptKindMessages[one.kind]()}</strong>
            <span>{there ? m.kept_count({ rows: one.rows, files: one.files }) : m.kept_none()}</span>
            {there ? (
              <>
                <span>{one.due ? m.kept_due({ day: day(one.due) }) : m.kept_due_none()}</span>
                <span data-law={one.law !== null}>{why(one)}</span>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
