import { m } from '@pramaan/messages';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import classes from './Report.module.css';

/** A link that is shown only now, ready to be copied; selected where the clipboard is forbidden. */
export function CopyLink({ address, until }: { address: string; until: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      document.getElementById(id)?.focus();
    }
  }
  return (
    <div className={classes.newLink}>
      <label htmlFor={id}>{m.share_created()}</label>
      <div className={classes.copy}>
        <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button onClick={copy}>{copied ? m.share_copied() : m.share_copy()}</Button>
      </div>
      <p className={classes.quiet}>{m.share_until({ time: until })}</p>
      <span role="status" className="visually-hidden">
        {copied ? m.share_copied() : ''}
      </span>
    </div>
  );
}
