import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { type Application, useApplications } from '../../lib/applications.ts';
import { formatDay } from '../../lib/format.ts';
import { joiningMessages } from '../../lib/joining-messages.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Review.module.css';
import { stageTones } from './stage-tones.ts';

/** The applications of the person at this lender with their outcomes, the newest first; nothing where there is only one. */
export function Applications({ id }: { id: string }) {
  const found = useApplications(id).data?.applications ?? [];
  if (found.length < 2) return null;
  return (
    <section className={classes.part} aria-labelledby="review-applications">
      <h2 id="review-applications">{m.review_applications()}</h2>
      <ul className={classes.missingRequirements}>
        {found.toReversed().map((one) => (
          <li key={one._id} className={classes.requirement}>
            <Line application={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ application }: { application: Application }) {
  const { _id, reference, product, joinsAs, stage, startedAt, decidedAt, handedOver, carriedOver } =
    application;
  const { isThis, mayOpen } = application;
  return (
    <>
      {mayOpen && !isThis ? (
        <Link href={`/admin/applicants/${_id}/review`} className="link">
          {reference}
        </Link>
      ) : (
        <strong>{reference}</strong>
      )}
      {product ? <span>{product.en}</span> : null}
      {joinsAs ? <span>{joiningMessages[joinsAs]()}</span> : null}
      {stage ? (
        <StatusBadge tone={stageTones[stage]}>
          {handedOver ? m.review_applications_handed_over() : stageMessages[stage]()}
        </StatusBadge>
      ) : null}
      <span className={classes.quiet}>
        {decidedAt
          ? m.review_applications_decided({ day: formatDay(decidedAt, 'en') })
          : m.review_applications_started({ day: formatDay(startedAt, 'en') })}
      </span>
      {isThis ? <span className={classes.quiet}>{m.review_applications_this()}</span> : null}
      {carriedOver > 0 ? (
        <span className={classes.quiet}>{m.review_applications_carried({ count: carriedOver })}</span>
      ) : null}
    </>
  );
}
