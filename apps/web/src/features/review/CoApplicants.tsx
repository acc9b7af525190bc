import type { listCoApplicants } from '@pramaan/contract/calls/applicants.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { route } from '../../lib/api-route.ts';
import { send } from '../../lib/client.ts';
import classes from './Review.module.css';

/** By its address alone (decision 0012); `review-client.test.ts` holds it to the contract. */
export const coApplicantLine = route<typeof listCoApplicants>('GET', '/applicants/{id}/co-applicants', {
  may: 'see',
  applicant: 'params.id',
});

/** The people who apply together with this one, each with the way to their own file. */
export function CoApplicants({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['co-applicants', id],
    queryFn: async ({ signal }) => (await send(coApplicantLine, { params: { id }, signal })).result,
  });
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="review-batched">
      <h2 id="review-batched">{m.review_co_applicants()}</h2>
      <ul className={classes.missingRequirements}>
        {data.map(({ _id, name, reference }) => (
          <li key={_id} className={classes.requirement}>
            <Link href={`/admin/applicants/${_id}/review`} className="link">
              {name || m.applicants_unnamed()}
            </Link>
            <span className={classes.quiet}>{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
