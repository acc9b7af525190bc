import { m } from '@pramaan/messages';
import { type DragEvent, useState } from 'react';
import classes from './Verify.module.css';

interface Props {
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
}

/** A file input dressed as a button, in a field onto which a file can be dropped. */
export function ChooseFile({ label, busy, onFile }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first
    <div
      className={classes.field}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={classes.choose} data-busy={busy || undefined}>
        {label}
        <input
          type="file"
          accept=".pdf,application/pdf"
          className={classes.input}
          disabled={busy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onFile(file);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <span className={classes.drop}>{m.verify_drop()}</span>
    </div>
  );
}
