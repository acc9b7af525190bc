import { m } from '@pramaan/messages';
import type { Arrived } from './shipment.ts';

/** What was done with a file that has come: numbers covered, the password that opened it, who signed it. */
export function ArrivedNote({ arrived: { covered, openedWith, signatures } }: { arrived: Arrived }) {
  return (
    <>
      {covered > 0 ? <div>{m.capture_covered({ count: covered })}</div> : null}
      {openedWith ? <div>{m.capture_opened({ password: openedWith })}</div> : null}
      {signatures.map(({ by, sentence }) => (
        <div key={by + sentence}>{sentence}</div>
      ))}
    </>
  );
}
