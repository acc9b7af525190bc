import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { DocumentOutline } from '@pramaan/documents/outline.ts';
import { m } from '@pramaan/messages';
import classes from './DocumentPage.module.css';
import { lockerMethod } from './locker-method.tsx';

/** The ways of a document that a person can use here: those that ask something, and the locker where there is one. */
export function methodsOf(document: DocumentOutline, hasLocker = false): string[] {
  const asking = Object.entries(document.methods)
    .filter(([, method]) => method.asks)
    .map(([key]) => key);
  return hasLocker ? [...asking, lockerMethod] : asking;
}

interface Props {
  document: DocumentDefinition;
  methods: readonly string[];
  method: string;
  choose: (method: string) => void;
}

/** "How do you want to provide it?": nothing is asked when there is one way only. */
export function Methods({ document, methods, method, choose }: Props) {
  if (methods.length < 2) return null;
  return (
    <fieldset className={classes.methods}>
      <legend className={classes.methodsTitle}>{m.doc_methods()}</legend>
      <div className={classes.methodRow}>
        {methods.map((key) => (
          <label key={key} className={classes.method} data-chosen={key === method || undefined}>
            <input
              type="radio"
              name={`way-${document.id}`}
              checked={key === method}
              onChange={() => choose(key)}
            />
            {key === lockerMethod ? m.doc_method_locker() : document.methods[key]?.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
