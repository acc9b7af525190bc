import type { listInformationRequests } from '@pramaan/contract/calls/review.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { route } from '../../lib/api-route.ts';
import { send } from '../../lib/client.ts';
import { pageLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Asked.module.css';
import { portalAddress } from './addresses.ts';

/** By its address alone (decision 0012); `asked.test.tsx` holds it to the contract. */
export const informationRequestsRoute = route<typeof listInformationRequests>(
  'GET',
  '/applicants/{id}/information-requests',
  {
    may: 'see',
    applicant: 'params.id',
  },
);

/** What the lender asks of the person, each with its reason and the way there; nothing while nothing is asked. */
export function Asked({ applicantId }: { applicantId: string }) {
  const language = pageLanguage();
  const { data } = useQuery({
    queryKey: ['informationRequests', applicantId, language],
    queryFn: async ({ signal }) =>
      (await send(informationRequestsRoute, { params: { id: applicantId }, query: { language }, signal }))
        .result,
  });
  const open = data?.informationRequests.filter(({ state }) => state === 'open') ?? [];
  if (!data || open.length === 0) return null;
  return (
    <section className={classes.asked} aria-labelledby="asked">
      <h2 id="asked" className={classes.title}>
        {m.requested_title({ lender: data.lender })}
      </h2>
      <ul className={classes.list}>
        {open.map(({ _id, title, path, because, words }) => (
          <li key={_id} className={classes.line}>
            <span className={classes.words}>
              <strong>{title}</strong>
              <span>{because}</span>
              {words ? <q>{words}</q> : null}
            </span>
            <Button href={`${portalAddress}/${path}`} variant="default">
              {m.requested_submit()}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
