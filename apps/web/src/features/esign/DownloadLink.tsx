import { m } from '@pramaan/messages';
import { useState } from 'react';
import { downloadFrom } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Esign.module.css';

interface Props {
  /** Of a kept file, as the server names it. */
  address: string;
  label: string;
  variant?: 'filled' | 'default' | 'subtle';
}

/** A file of the person's, fetched as whoever is logged in: a plain link would come without their login. */
export function DownloadLink({ address, label, variant = 'default' }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = async () => {
    setBusy(true);
    setFailed(false);
    await downloadFrom(address, 'document.pdf').catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <>
      <Button variant={variant} loading={busy} onClick={() => void take()}>
        {label}
      </Button>
      {failed ? (
        <p role="alert" className={classes.fault}>
          {m.esign_file_failed()}
        </p>
      ) : null}
    </>
  );
}
