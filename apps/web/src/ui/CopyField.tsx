import { m } from '@pramaan/messages';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import classes from './CopyField.module.css';

interface Props {
  label: string;
  value: string;
  children?: ReactNode;
}

/** A text that is ready to be copied; selected where the clipboard is forbidden. */
export function CopyField({ label, value, children }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      document.getElementById(id)?.focus();
    }
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.copy}>
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="default" onClick={copy}>
          {copied ? m.share_copied() : m.share_copy()}
        </Button>
      </div>
      {children}
      <span role="status" className="visually-hidden">
        {copied ? m.share_copied() : ''}
      </span>
    </div>
  );
}
