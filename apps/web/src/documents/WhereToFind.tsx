import { m } from '@pramaan/messages';
import { useCallback, useState } from 'react';
import { LatePart } from '../capture/late-part.tsx';
import classes from './CaptureForm.module.css';
import type { DrawnPlace } from './DocumentDrawing.tsx';

const drawing = async () => (await import('./DocumentDrawing.tsx')).DocumentDrawing;

/** "Where do I find it?": a drawing of the document, fetched when it is asked for. */
export function WhereToFind({ place, example }: DrawnPlace) {
  const [open, setOpen] = useState(false);
  const missing = useCallback(() => setOpen(false), []);
  return (
    <details className={classes.where} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.doc_where()}</summary>
      {open ? <LatePart load={drawing} props={{ place, example }} onMissing={missing} /> : null}
    </details>
  );
}
