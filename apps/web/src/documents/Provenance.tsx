import type { StoredRecord } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { CheckList } from './CheckList.tsx';
import { indianMoment } from './indian-time.ts';
import { useIssuedDocumentsOf } from './issued-documents.ts';
import classes from './Provenance.module.css';

/** How a record was proved: a record of the tree without its data, and whether the outside world is the sandbox. */
export type Proof = Omit<StoredRecord, 'data'> & { sandbox?: boolean };

const CardPdf = onDemand(() => import('./CardPdf.tsx'), 'CardPdf');

/**
 * The line under a card that opens: who was asked, when, what was checked, and the card as a PDF.
 *
 * @param document its place in the reports, and its title
 */
export function Provenance({
  proof,
  issuedDocument,
}: {
  proof: Proof;
  issuedDocument?: { place: string; title: string };
}) {
  const issuedDocuments = useIssuedDocumentsOf();
  const [opened, setOpened] = useState(false);
  const when = indianMoment(proof.verifiedAt);
  const checks = proof.checks ?? [];
  if (!proof.provider && !when && checks.length === 0) return null;
  return (
    <details
      className={classes.details}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary className={classes.summary}>{m.doc_verification_open()}</summary>
      <dl className={classes.facts}>
        {proof.provider ? (
          <div>
            <dt>{m.doc_verification_provider()}</dt>
            <dd>{proof.provider}</dd>
          </div>
        ) : null}
        {when ? (
          <div>
            <dt>{m.doc_verification_when()}</dt>
            <dd>{m.doc_verification_time({ time: when })}</dd>
          </div>
        ) : null}
        {proof.confidence === undefined ? null : (
          <div>
            <dt>{m.doc_verification_certainty()}</dt>
            <dd>{m.doc_verification_certainty_value({ value: proof.confidence.toFixed(2) })}</dd>
          </div>
        )}
      </dl>
      {checks.length > 0 ? <CheckList checks={checks} /> : null}
      {opened && issuedDocuments && issuedDocument ? (
        <WhileLoading fallback={null}>
          <CardPdf {...issuedDocument} />
        </WhileLoading>
      ) : null}
      {proof.sandbox ? <p className={classes.sandbox}>{m.doc_verification_sandbox()}</p> : null}
    </details>
  );
}
