import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { joiningMessages } from '../../lib/joining-messages.ts';
import { onDemand } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { severityMessages } from './finding-messages.ts';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';

type Other = Review['others'][number];

const AddPersonDialog = onDemand(() => import('./AddPersonDialog.tsx'), 'AddPersonDialog');

/** Whether the person's own case stands against an approval. */
function Findings({ other: { findings, severity, missing } }: { other: Other }) {
  if (severity === null)
    return missing.length === 0 ? (
      <StatusBadge tone="good">{m.review_others_clear()}</StatusBadge>
    ) : (
      <span>–</span>
    );
  return (
    <StatusBadge tone={severity === 'medium' ? 'doubt' : 'bad'}>
      {`${m.review_others_open({ count: findings })} · ${severityMessages[severity]()}`}
    </StatusBadge>
  );
}

/** The way to add somebody, where the application is still open and its own. */
function AddPerson({ id, review: { stage, joins } }: { id: string; review: Review }) {
  const [open, setOpen] = useState(false);
  if (joins || closedStages.includes(stage)) return null;
  return (
    <div>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {m.review_add_person()}
      </Button>
      {open ? <AddPersonDialog id={id} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Who joins the application, each by their own case, which counts in the decision, and the way there; and one more. */
export function CoApplicants({ id, review }: { id: string; review: Review }) {
  const { others } = review;
  if (others.length === 0) return <AddPerson id={id} review={review} />;
  return (
    <section className={classes.part} aria-labelledby="review-others">
      <h2 id="review-others">{m.review_co_applicants()}</h2>
      <table className={classes.others}>
        <thead>
          <tr>
            <th scope="col">{m.review_others_person()}</th>
            <th scope="col">{m.review_others_as()}</th>
            <th scope="col">{m.review_others_findings()}</th>
            <th scope="col">{m.review_others_missing()}</th>
            <th scope="col">{m.review_others_score()}</th>
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <tr key={other._id}>
              <th scope="row">
                <Link href={`/admin/applicants/${other._id}/review`} className="link">
                  {other.name || m.applicants_unnamed()}
                </Link>{' '}
                <span className={classes.quiet}>{other.reference}</span>
              </th>
              <td>{joiningMessages[other.joinsAs]()}</td>
              <td>
                <Findings other={other} />
              </td>
              <td data-label={m.review_others_missing()}>
                {other.missing.join(', ') || m.review_others_none()}
              </td>
              <td data-label={m.review_others_score()}>{other.creditScore ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AddPerson id={id} review={review} />
    </section>
  );
}

/** Of somebody who joins: whose application it is, where the loan is decided. */
export function Joins({ joins }: { joins: Review['joins'] }) {
  if (!joins) return null;
  const { _id, name, reference, as } = joins;
  return (
    <p className={classes.joins}>
      <Link href={`/admin/applicants/${_id}/review`} className="link">
        {m.review_joins({ role: joiningMessages[as](), reference })}
      </Link>{' '}
      {name ? <span>{m.review_joins_of({ name })}</span> : null}{' '}
      <span className={classes.quiet}>{m.review_joins_hint()}</span>
    </p>
  );
}
