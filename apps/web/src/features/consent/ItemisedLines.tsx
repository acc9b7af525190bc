import { noticeOf, type Purpose } from '@pramaan/contract/purposes.ts';
import { m } from '@pramaan/messages';
import { useId } from 'react';
import { pageLanguage } from '../../lib/language.ts';
import classes from './Consent.module.css';

interface Props {
  purposes: readonly Purpose[];
  lender: string;
  ticked: readonly Purpose[];
  onTick: (ticked: readonly Purpose[]) => void;
}

/** One unticked line per purpose, in the person's language: the very words that the ledger keeps. */
export function ItemisedLines({ purposes, lender, ticked, onTick }: Props) {
  const language = pageLanguage();
  const id = useId();
  return (
    <fieldset className={classes.each}>
      <legend className={classes.legend}>{m.consent_each()}</legend>
      <p className={classes.quiet}>{m.consent_each_more()}</p>
      <ul className={classes.lines}>
        {purposes.map((purpose) => {
          const { line, more, version } = noticeOf(purpose);
          const field = `${id}-${purpose}`;
          return (
            <li key={purpose} className={classes.line}>
              <input
                id={field}
                type="checkbox"
                className={classes.box}
                checked={ticked.includes(purpose)}
                onChange={(event) =>
                  onTick(
                    event.currentTarget.checked
                      ? [...ticked, purpose]
                      : ticked.filter((each) => each !== purpose),
                  )
                }
              />
              <div>
                <label htmlFor={field} className={classes.words}>
                  {line[language].replaceAll('{lender}', lender)}
                </label>
                <details className={classes.more}>
                  <summary aria-describedby={field}>{m.consent_more()}</summary>
                  <p>{more[language].replaceAll('{lender}', lender)}</p>
                  <p className={classes.version}>{m.consent_version({ version })}</p>
                </details>
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
