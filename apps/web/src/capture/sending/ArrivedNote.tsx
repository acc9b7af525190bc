import { m } from '@pramaan/messages';
import { passwordWords } from '../../lib/evidence-words.ts';
import type { Arrived } from './shipment.ts';

/** What was done with a file that has come: numbers covered, the password that opened it, who signed it. */
export function ArrivedNote({ arrived: { covered, openedWith, signatures } }: { arrived: Arrived }) {
  return (
    <>
      {covered > 0 ? <div>{m.capture_covered({ count: covered })}</div> : null}
      {openedWith ? <div>{m.capture_opened({ password: passwordWords(openedWith) })}</div> : null}
      {signatures.map(({ by, state, sentence }) => (
        <div key={by + sentence}>
          {state === 'valid' && by ? m.capture_signed({ by }) : m.capture_signed_unsure()}
        </div>
      ))}
    </>
  );
}
