import { masked } from '@pramaan/documents/masked.ts';
import { useState } from 'react';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

/** One line of text. A secret shows its last four characters only, except while it is being typed. */
export function TextControl(props: ControlProps) {
  const { field, value, change, left } = props;
  const [inside, setInside] = useState(false);
  return (
    <input
      {...inputAttributes(props)}
      className={classes.input}
      type={field.keyboard === 'numeric' ? 'text' : field.keyboard}
      inputMode={field.keyboard}
      autoComplete="off"
      spellCheck={false}
      value={field.secret && !inside ? masked(value) : value}
      onFocus={() => setInside(true)}
      onBlur={() => {
        setInside(false);
        left();
      }}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
