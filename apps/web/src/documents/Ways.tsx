import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import classes from './DocumentPage.module.css';
import { lockerWay } from './locker-way.tsx';

/** The ways of a document that a person can use here: those that ask something, and the locker where there is one. */
export function waysOf(document: DocumentDefinition, hasLocker = false): string[] {
  const asking = Object.entries(document.methods)
    .filter(([, method]) => Object.keys(method.capture).length > 0)
    .map(([key]) => key);
  return hasLocker ? [...asking, lockerWay] : asking;
}

interface Props {
  document: DocumentDefinition;
  ways: readonly string[];
  way: string;
  choose: (way: string) => void;
}

/** "How do you want to provide it?": nothing is asked when there is one way only. */
export function Ways({ document, ways, way, choose }: Props) {
  if (ways.length < 2) return null;
  return (
    <fieldset className={classes.ways}>
      <legend className={classes.waysTitle}>{m.doc_ways()}</legend>
      <div className={classes.wayRow}>
        {ways.map((key) => (
          <label key={key} className={classes.way} data-chosen={key === way || undefined}>
            <input
              type="radio"
              name={`way-${document.id}`}
              checked={key === way}
              onChange={() => choose(key)}
            />
            {key === lockerWay ? m.doc_way_locker() : document.methods[key]?.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
