import { type ComponentProps, useId } from 'react';
import classes from './LongField.module.css';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
}

/** Some lines of text with their label and hint tied to them. */
export function TextArea({ label, hint, id, ...area }: Props) {
  const own = useId();
  const field = id ?? own;
  return (
    <div>
      <label htmlFor={field} className={classes.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${field}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <span className={classes.line}>
        <textarea
          rows={3}
          {...area}
          id={field}
          className={classes.input}
          aria-describedby={hint ? `${field}-hint` : undefined}
        />
      </span>
    </div>
  );
}
