import { t } from '../../lib/catalogue.ts';
import type { Arrived } from './shipment.ts';
import '../words.ts';

/** What was done with a file that has come: numbers covered, the password that opened it, who signed it. */
export function ArrivedNote({ arrived: { covered, openedWith, signatures } }: { arrived: Arrived }) {
  return (
    <>
      {covered > 0 ? <span> {t('capture.covered', { count: covered })}</span> : null}
      {openedWith ? <span> {t('capture.opened', { password: openedWith })}</span> : null}
      {signatures.map(({ by, sentence }) => (
        <span key={by + sentence}> {sentence}</span>
      ))}
    </>
  );
}
