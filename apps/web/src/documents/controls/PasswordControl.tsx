import { m } from '@pramaan/messages';
import { useState } from 'react';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

/** A password of someone else's service: hidden, shown on request, never offered to the browser's keeper. */
export function PasswordControl(props: ControlProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.password}>
      <input
        {...inputAttributes(props)}
        className={classes.input}
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={props.value}
        onChange={(event) => props.change(event.currentTarget.value)}
      />
      <button type="button" className={classes.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? m.doc_form_hide() : m.doc_form_show()}
      </button>
    </div>
  );
}
