import { useEffect, useState } from 'react';
import { LatePart } from '../../capture/late-part.tsx';
import { onOutbox } from './outbox-there.ts';

const list = async () => (await import('./own-outbox.tsx')).OwnOutbox;
const nothing = () => undefined;

/** The outbox on the applicant's pages; nothing of it is loaded while it is empty. */
export function OutboxPlace({ owner }: { owner: string }) {
  const [there, setThere] = useState(false);
  useEffect(() => onOutbox(() => setThere(true)), []);
  return there ? <LatePart load={list} props={{ owner }} onMissing={nothing} /> : null;
}
