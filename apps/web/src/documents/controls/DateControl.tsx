import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

/** A calendar date with the browser's own picker. */
export function DateControl(props: ControlProps) {
  return (
    <input
      {...inputAttributes(props)}
      className={classes.input}
      type="date"
      min="1900-01-01"
      max="2100-12-31"
      value={props.value}
      onChange={(event) => props.change(event.currentTarget.value)}
    />
  );
}
