import { m } from '@pramaan/messages';
import { type ReactNode, useId } from 'react';
import type { Capture, Values } from './capture-state.ts';
import { choiceWords } from './controls/choice-words.ts';
import classes from './FilledAnswers.module.css';

interface Props {
  capture: Capture;
  names: readonly string[];
  values: Values;
  /** Where each answer comes from, in words. */
  from: (name: string) => string | undefined;
  /** The person changes them: they are questions now. */
  open: boolean;
  onOpen: () => void;
  /** The questions themselves. */
  children: ReactNode;
}

/** What a form knows already: each answer with where it comes from, ready to be changed. */
export function FilledAnswers({ capture, names, values, from, open, onOpen, children }: Props) {
  const id = useId();
  return (
    <section className={classes.filled} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {m.doc_form_filled()}
      </h2>
      {open ? null : (
        <>
          <dl className={classes.list}>
            {names.map((name) => (
              <div key={name}>
                <dt>{capture[name]?.label}</dt>
                <dd>
                  {capture[name]?.control === 'select' ? choiceWords(values[name] ?? '') : values[name]}
                  <span className={classes.from}>{from(name)}</span>
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" className="link" onClick={onOpen}>
            {m.doc_form_filled_change()}
          </button>
        </>
      )}
      <div hidden={!open}>{children}</div>
    </section>
  );
}
