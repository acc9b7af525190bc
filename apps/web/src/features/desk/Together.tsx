import type { listCoApplicants } from '@pramaan/contract/calls/applicants.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { line } from '../../lib/call-line.ts';
import classes from './Desk.module.css';
import { send } from './desk-send.ts';

/** By its address alone (decision 0012); `desk-lines.test.ts` holds it to the contract. */
export const togetherLine = line<typeof listCoApplicants>('GET', '/applicants/{id}/co-applicants', {
  may: 'see',
  applicant: 'params.id',
});

/** The people who apply together with this one, each with the way to their own file. */
export function Together({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['co-applicants', id],
    queryFn: async ({ signal }) => (await send(togetherLine, { params: { id }, signal })).result,
  });
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="desk-together">
      <h2 id="desk-together">{m.desk_together()}</h2>
      <ul className={classes.lacks}>
        {data.map(({ _id, name, reference }) => (
          <li key={_id} className={classes.lack}>
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
