import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

/** Text of several lines; grows with what is typed where the browser can. */
export function LongTextControl(props: ControlProps) {
  return (
    <textarea
      {...inputAttributes(props)}
      className={classes.input}
      rows={3}
      spellCheck={false}
      value={props.value}
      onChange={(event) => props.change(event.currentTarget.value)}
    />
  );
}
