import type { getApplicantRetention } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { formatDay } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { retainedKindMessages } from '../retained-kind-messages.ts';
import classes from './Retained.module.css';

export type Retained = ResultOf<typeof getApplicantRetention>;
type Kind = Retained['kinds'][number];

/** Each kind of what is kept: how much, when it goes by itself (said once where all go alike), and whether a law keeps it meanwhile. */
export function RetainedKinds({ retained }: { retained: Retained }) {
  const language = pageLanguage();
  const day = (iso: string) => formatDay(iso, language);
  const when = ({ due, law }: Kind) => {
    if (law) return due ? m.my_data_due({ day: day(due) }) : m.my_data_due_none();
    return due ? m.my_data_due_early({ day: day(due) }) : m.my_data_due_none_early();
  };
  const lawWords = ({ lawUntil }: Kind) =>
    lawUntil ? m.my_data_law_until({ day: day(lawUntil) }) : m.my_data_law_running();
  const isThere = ({ rows, files }: Kind) => rows + files > 0;
  const stored = retained.kinds.filter(isThere);
  const times = new Set(stored.map(when));
  const [ofAll] = stored.length > 1 && times.size === 1 ? times : [];
  return (
    <>
      {ofAll ? <p>{ofAll}</p> : null}
      <ul className={classes.kinds}>
        {retained.kinds.map((one) => {
          const there = isThere(one);
          return (
            <li key={one.kind} className={classes.kind} data-empty={!there}>
              <strong>{retainedKindMessages[one.kind]()}</strong>
              <span>{there ? m.my_data_count({ rows: one.rows, files: one.files }) : m.my_data_none()}</span>
              {there ? (
                <>
                  {ofAll ? null : <span>{when(one)}</span>}
                  {one.law ? <span data-law>{lawWords(one)}</span> : null}
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
