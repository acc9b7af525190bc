import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

/** A whole number: digits on the keyboard, no spinning arrows that change it by accident. */
export function NumberControl(props: ControlProps) {
  return (
    <input
      {...inputAttributes(props)}
      className={classes.input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={props.value}
      onChange={(event) => props.change(event.currentTarget.value.replace(/[,\s]/g, ''))}
    />
  );
}
