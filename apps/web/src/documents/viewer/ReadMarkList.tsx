import { m } from '@pramaan/messages';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './DocumentViewer.module.css';
import type { ReadMark } from './read-marks.ts';

interface Props {
  marks: readonly ReadMark[];
  chosen: string | null;
  onChoose: (path: string) => void;
}

/** The values that were read, each with the number that stands at its place on the page; choosing one shows that place. */
export function ReadMarkList({ marks, chosen, onChoose }: Props) {
  if (marks.length === 0) return null;
  return (
    <section className={classes.fields}>
      <h5>{m.viewer_fields()}</h5>
      <ol>
        {marks.map(({ path, number, label, value, unsure, place }) => {
          const field = (
            <>
              <span className={classes.number}>{number}</span>
              <span className={classes.label}>{label}</span>
              <span className={classes.value}>{value || '–'}</span>
              {unsure ? <StatusBadge tone="doubt">{m.read_unsure()}</StatusBadge> : null}
            </>
          );
          return (
            <li key={path}>
              {place ? (
                <button type="button" aria-pressed={path === chosen} onClick={() => onChoose(path)}>
                  {field}
                </button>
              ) : (
                <div>{field}</div>
              )}
            </li>
          );
        })}
      </ol>
      {marks.every(({ place }) => !place) ? <p className={classes.hint}>{m.viewer_no_places()}</p> : null}
    </section>
  );
}
