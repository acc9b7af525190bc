import { m } from '@pramaan/messages';
import { useState } from 'react';
import { downloadFrom } from '../lib/download.ts';
import { sentenceOf } from '../lib/failure.ts';
import { Button } from '../ui/Button.tsx';
import classes from './PdfButton.module.css';

interface Props {
  /** Where the PDF is fetched. */
  from: string;
  label: string;
  /** What it is a PDF of, for those who do not see what stands around it. */
  of?: string;
  variant?: 'default' | 'subtle';
}

/** Fetches a signed PDF. Making one takes a moment: it says so, and says why when none came. */
export function PdfButton({ from, label, of, variant = 'default' }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle');
  const busy = state === 'busy';
  const take = async () => {
    setState('busy');
    try {
      await downloadFrom(from, 'pramaan.pdf');
      setState('idle');
    } catch (thrown) {
      setState({ failed: sentenceOf(thrown) });
    }
  };
  return (
    <span className={classes.pdf}>
      <Button variant={variant} loading={busy} onClick={() => void take()}>
        {busy ? m.pdf_working() : label}
        {of ? <span className="visually-hidden">{`(${of})`}</span> : null}
      </Button>
      {typeof state === 'object' ? (
        <span role="alert" className={classes.fault}>
          {m.pdf_failed({ why: state.failed })}
        </span>
      ) : null}
    </span>
  );
}
