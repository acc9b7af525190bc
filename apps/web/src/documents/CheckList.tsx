import type { Check } from '@pramaan/documents/tree.ts';
import { type Message, m } from '@pramaan/messages';
import { checkWords } from '../lib/evidence-words.ts';
import classes from './Provenance.module.css';

const words: Record<Check['verdict'], { sign: string; key: Message }> = {
  passed: { sign: '✓', key: m.doc_verification_passed },
  failed: { sign: '✗', key: m.doc_verification_failed },
  doubtful: { sign: '?', key: m.doc_verification_doubtful },
};

/** A signature that was checked and holds: nothing was changed since the issuer signed it. */
const isSeal = ({ name, verdict }: Check) => verdict === 'passed' && /signature$/i.test(name);

/** A seal on its ribbon. */
function Seal() {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" className={classes.seal} aria-hidden="true">
      <path d="M5 9l-1 6 4-2 4 2-1-6" />
      <circle cx="8" cy="6" r="5" />
      <path className={classes.tick} d="M5.8 6.2l1.6 1.6 3-3.4" />
    </svg>
  );
}

function CheckText({ check }: { check: Check }) {
  const { name, detail } = checkWords(check);
  return (
    <>
      <strong>{(words[check.verdict]?.key ?? m.doc_verification_doubtful)()}</strong>: {name}
      {detail ? <span className={classes.quiet}> – {detail}</span> : null}
    </>
  );
}

/** The checks made on a record, each with its outcome in words. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={classes.checks}>
      {checks.map((check) => (
        <li key={`${check.name} ${check.detail}`} data-verdict={check.verdict}>
          <span aria-hidden="true" className={classes.sign}>
            {isSeal(check) ? <Seal /> : (words[check.verdict]?.sign ?? '?')}
          </span>
          <span>
            <CheckText check={check} />
          </span>
        </li>
      ))}
    </ul>
  );
}
