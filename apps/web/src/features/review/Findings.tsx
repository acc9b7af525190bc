import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { openWeight, type Severity, weightOf } from '@pramaan/documents/findings/finding.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import { AcceptFindingDialog } from './AcceptFindingDialog.tsx';
import findings from './Findings.module.css';
import { findingKindMessages, severityMessages } from './finding-messages.ts';
import classes from './Review.module.css';
import type { Finding, Review } from './use-review.ts';

const tones: Readonly<Record<Severity, StatusTone>> = {
  block: 'bad',
  high: 'bad',
  medium: 'doubt',
  low: 'quiet',
  info: 'quiet',
};

interface LineProps {
  finding: Finding;
  /** A manager may accept it; a block is never accepted. */
  mayAccept: boolean;
  onOpenRecord: (place: string) => void;
  onAccept: () => void;
}

/** How a finding that is no longer open ended. */
function Ended({ finding: { accepted, resolvedAt } }: { finding: Finding }) {
  const text = accepted
    ? m.review_finding_accepted({ ...accepted, at: formatMoment(accepted.at, 'en') })
    : resolvedAt
      ? m.review_finding_resolved({ at: formatMoment(resolvedAt, 'en') })
      : null;
  return text ? <span>{text}</span> : null;
}

function Line({ finding, mayAccept, onOpenRecord, onAccept }: LineProps) {
  const { severity, kind, state, records, sentence, resolves } = finding;
  const [first] = records;
  const open = state === 'open';
  return (
    <li className={findings.finding}>
      <span className={findings.kind}>
        <StatusBadge tone={open ? tones[severity] : 'quiet'}>{severityMessages[severity]()}</StatusBadge>
        <small>{findingKindMessages[kind]()}</small>
      </span>
      <span className={findings.words}>
        <strong>{sentence}</strong>
        {open ? <span>{resolves}</span> : <Ended finding={finding} />}
      </span>
      {open ? (
        <span className={findings.actions}>
          {first ? (
            <Button
              variant="subtle"
              aria-label={m.review_finding_open_of({ sentence })}
              onClick={() => onOpenRecord(first)}
            >
              {m.review_finding_open()}
            </Button>
          ) : null}
          {mayAccept && severity !== 'block' ? (
            <Button variant="subtle" aria-label={m.review_finding_accept_of({ sentence })} onClick={onAccept}>
              {m.review_finding_accept()}
            </Button>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}

interface Props {
  id: string;
  review: Review;
  onOpenRecord: (place: string) => void;
}

/** What the open findings mean for a decision; of a closed case they mean nothing for it any more. */
function Meaning({ review: { clear, stage, policy }, open }: { review: Review; open: number }) {
  // What the policy holds against the loan is said below: beside it nothing is all clear.
  if (closedStages.includes(stage) || (clear && policy.outcome !== 'approve'))
    return open === 0 ? <p className={classes.quiet}>{m.review_findings_none()}</p> : null;
  if (!clear) return <p className={classes.quiet}>{m.review_findings_text()}</p>;
  return <StatusBadge tone="good">{open === 0 ? m.review_clear() : m.review_clear_enough()}</StatusBadge>;
}

/** What a reviewer must know of the case, the gravest first; what was accepted or has gone folds away. */
export function Findings({ id, review, onOpenRecord }: Props) {
  const [accepting, setAccepting] = useState<Finding | null>(null);
  const open = review.findings.filter(({ state }) => state === 'open');
  const past = review.findings.filter(({ state }) => state !== 'open');
  const line = (finding: Finding) => (
    <Line
      key={finding._id}
      finding={finding}
      mayAccept={review.may.decide && weightOf(finding.severity) >= openWeight}
      onOpenRecord={onOpenRecord}
      onAccept={() => setAccepting(finding)}
    />
  );
  return (
    <>
      <Meaning review={review} open={open.length} />
      {open.length > 0 ? <ul className={findings.list}>{open.map(line)}</ul> : null}
      {past.length > 0 ? (
        <details className={classes.set}>
          <summary className={classes.summary}>{m.review_findings_ended({ count: past.length })}</summary>
          <ul className={findings.list}>{past.map(line)}</ul>
        </details>
      ) : null}
      {accepting ? (
        <AcceptFindingDialog id={id} review={review} finding={accepting} onClose={() => setAccepting(null)} />
      ) : null}
    </>
  );
}
