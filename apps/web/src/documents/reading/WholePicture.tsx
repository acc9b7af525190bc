import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import classes from './Reading.module.css';
import { fetchStored } from './stored-file.ts';

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
