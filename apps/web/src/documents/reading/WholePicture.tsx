import { address } from '@pramaan/contract/address.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { storedToken } from '../../lib/token.ts';
import classes from './Reading.module.css';

/** The bytes of an uploaded file with their media type. Throws when they cannot be had. */
async function fetchStored(applicantId: string, fileId: string, signal: AbortSignal): Promise<Blob> {
  const token = storedToken();
  const response = await fetch(address(downloadFile, { id: applicantId, fileId }), {
    credentials: 'same-origin',
    headers: token ? { token } : {},
    signal,
  });
  if (!response.ok) throw new Error(`The file could not be fetched (${response.status}).`);
  return await response.blob();
}

type State = { kind: 'waiting' } | { kind: 'failed' } | { kind: 'here'; address: string; isPdf: boolean };

/** The whole picture that was sent, to read beside the fields; a PDF is offered to be saved. */
export function WholePicture({ applicantId, fileId }: { applicantId: string; fileId: string }) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  useEffect(() => {
    const giveUp = new AbortController();
    let address = '';
    fetchStored(applicantId, fileId, giveUp.signal).then(
      (bytes) => {
        if (giveUp.signal.aborted) return;
        address = URL.createObjectURL(bytes);
        setState({ kind: 'here', address, isPdf: bytes.type === 'application/pdf' });
      },
      () => {
        if (!giveUp.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => {
      giveUp.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [applicantId, fileId]);
  if (state.kind === 'failed') return <p className={classes.hint}>{m.read_whole_failed()}</p>;
  if (state.kind === 'waiting') return <div className={classes.pictureWait} aria-hidden="true" />;
  return state.isPdf ? (
    <a className="link" href={state.address} download="document.pdf">
      {m.read_whole_pdf()}
    </a>
  ) : (
    <img className={classes.whole} src={state.address} alt={m.read_whole_alt()} />
  );
}
