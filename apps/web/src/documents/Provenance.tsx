import type { Check, Leaf } from '@pramaan/documents/tree.ts';
import { lazy, Suspense, useState } from 'react';
import { type PlainKey, t } from '../lib/catalogue.ts';
import { indianMoment } from './indian-time.ts';
import classes from './Provenance.module.css';
import { usePapersOf } from './papers.ts';

/** How a record was proved: a leaf of the tree without its data, and whether the outside world is the sandbox. */
export type Proof = Omit<Leaf, 'data'> & { sandbox?: boolean };

const CardPdf = lazy(async () => ({ default: (await import('./CardPdf.tsx')).CardPdf }));

const words: Record<Check['outcome'], { sign: string; key: PlainKey }> = {
  passed: { sign: '✓', key: 'doc.proof.passed' },
  failed: { sign: '✗', key: 'doc.proof.failed' },
  doubtful: { sign: '?', key: 'doc.proof.doubtful' },
};

/** A signature that was checked and holds: nothing was changed since the issuer signed it. */
const isSeal = ({ name, outcome }: Check) => outcome === 'passed' && /signature$/i.test(name);

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

/** The checks made on a record, each with its outcome in words. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={classes.checks}>
      {checks.map((check) => (
        <li key={`${check.name} ${check.detail}`} data-outcome={check.outcome}>
          <span aria-hidden="true" className={classes.sign}>
            {isSeal(check) ? <Seal /> : (words[check.outcome]?.sign ?? '?')}
          </span>
          <span>
            <strong>{t(words[check.outcome]?.key ?? 'doc.proof.doubtful')}</strong>: {check.name}
            {check.detail ? <span className={classes.quiet}> – {check.detail}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The line under a card that opens: who was asked, when, what was checked, and the card as a PDF.
 *
 * @param paper its place in the reports, and its title
 */
export function Provenance({ proof, paper }: { proof: Proof; paper?: { place: string; title: string } }) {
  const papers = usePapersOf();
  const [opened, setOpened] = useState(false);
  const when = indianMoment(proof.verifiedAt);
  const checks = proof.checks ?? [];
  if (!proof.provider && !when && checks.length === 0) return null;
  return (
    <details
      className={classes.details}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className={classes.summary}>{t('doc.proof.open')}</summary>
      <dl className={classes.facts}>
        {proof.provider ? (
          <div>
            <dt>{t('doc.proof.provider')}</dt>
            <dd>{proof.provider}</dd>
          </div>
        ) : null}
        {when ? (
          <div>
            <dt>{t('doc.proof.when')}</dt>
            <dd>{t('doc.proof.time', { time: when })}</dd>
          </div>
        ) : null}
      </dl>
      {checks.length > 0 ? <CheckList checks={checks} /> : null}
      {opened && papers && paper ? (
        <Suspense fallback={null}>
          <CardPdf {...paper} />
        </Suspense>
      ) : null}
      {proof.sandbox ? <p className={classes.sandbox}>{t('doc.proof.sandbox')}</p> : null}
    </details>
  );
}
