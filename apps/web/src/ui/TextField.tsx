import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './TextField.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** A line under the label. */
  hint?: string;
  /** What is wrong, said at once. */
  fault?: string | null | undefined;
  before?: ReactNode;
  after?: ReactNode;
  /** Letters of a code: large and apart. */
  code?: boolean;
  /** The label is only heard; a search box shows what it is by its sign. */
  quietLabel?: boolean;
}

/** One line of text with its label, its hint and its fault tied to it. */
export function TextField({ label, hint, fault, before, after, code, quietLabel, id, ...input }: Props) {
  const own = useId();
  const field = id ?? own;
  const told = [hint ? `${field}-hint` : '', fault ? `${field}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={field} className={quietLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${field}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p id={`${field}-fault`} className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <span className={classes.line} data-fault={fault ? true : undefined} data-code={code}>
        {before ? <span className={classes.side}>{before}</span> : null}
        <input
          type="text"
          {...input}
          id={field}
          className={classes.input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={told || undefined}
        />
        {after ? <span className={classes.side}>{after}</span> : null}
      </span>
    </div>
  );
}
