import { m } from '@pramaan/messages';
import { useContext } from 'react';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';
import { OptionWords } from './option-words.ts';

/** One of a list, with the phone's own wheel. */
export function SelectControl(props: ControlProps) {
  const words = useContext(OptionWords);
  return (
    <select
      {...inputAttributes(props)}
      className={classes.input}
      value={props.value}
      onChange={(event) => props.change(event.currentTarget.value)}
    >
      <option value="">{m.doc_form_choose()}</option>
      {props.field.options.map((option) => (
        <option key={option} value={option}>
          {words(option)}
        </option>
      ))}
    </select>
  );
}
