import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './LongField.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  hint?: string | undefined;
  /** The label is only heard: what stands around it shows what it is. */
  quietLabel?: boolean;
  children: ReactNode;
}

/** One of a list, with the phone's own wheel. */
export function SelectField({ label, hint, quietLabel, children, id, ...select }: Props) {
  const own = useId();
  const field = id ?? own;
  return (
    <div>
      <label htmlFor={field} className={quietLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${field}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <span className={classes.line}>
        <select
          aria-describedby={hint ? `${field}-hint` : undefined}
          {...select}
          id={field}
          className={classes.input}
        >
          {children}
        </select>
      </span>
    </div>
  );
}
