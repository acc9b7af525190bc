import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { t } from '../lib/catalogue.ts';
import classes from './DocumentPage.module.css';

/** The ways of a document that a person can use here: those that ask something. Lockers come with the locker. */
export function waysOf(document: DocumentDefinition): string[] {
  return Object.entries(document.methods)
    .filter(([, method]) => Object.keys(method.capture).length > 0)
    .map(([key]) => key);
}

interface Props {
  document: DocumentDefinition;
  way: string;
  choose: (way: string) => void;
}

/** "How do you want to give it?": nothing is asked when there is one way only. */
export function Ways({ document, way, choose }: Props) {
  const ways = waysOf(document);
  if (ways.length < 2) return null;
  return (
    <fieldset className={classes.ways}>
      <legend className={classes.waysTitle}>{t('doc.ways')}</legend>
      <div className={classes.wayRow}>
        {ways.map((key) => (
          <label key={key} className={classes.way} data-chosen={key === way || undefined}>
            <input
              type="radio"
              name={`way-${document.id}`}
              checked={key === way}
              onChange={() => choose(key)}
            />
            {document.methods[key]?.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
