import type { Leaf } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { CheckList } from './CheckList.tsx';
import { indianMoment } from './indian-time.ts';
import classes from './Provenance.module.css';
import { usePapersOf } from './papers.ts';

/** How a record was proved: a leaf of the tree without its data, and whether the outside world is the sandbox. */
export type Proof = Omit<Leaf, 'data'> & { sandbox?: boolean };

const CardPdf = onDemand(() => import('./CardPdf.tsx'), 'CardPdf');

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
      <summary className={classes.summary}>{m.doc_proof_open()}</summary>
      <dl className={classes.facts}>
        {proof.provider ? (
          <div>
            <dt>{m.doc_proof_provider()}</dt>
            <dd>{proof.provider}</dd>
          </div>
        ) : null}
        {when ? (
          <div>
            <dt>{m.doc_proof_when()}</dt>
            <dd>{m.doc_proof_time({ time: when })}</dd>
          </div>
        ) : null}
      </dl>
      {checks.length > 0 ? <CheckList checks={checks} /> : null}
      {opened && papers && paper ? (
        <WhileLoading fallback={null}>
          <CardPdf {...paper} />
        </WhileLoading>
      ) : null}
      {proof.sandbox ? <p className={classes.sandbox}>{m.doc_proof_sandbox()}</p> : null}
    </details>
  );
}
