import type { listAsks } from '@pramaan/contract/calls/desk.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { line } from '../../lib/call-line.ts';
import { send } from '../../lib/client.ts';
import { pageLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Asked.module.css';
import { roomAddress } from './addresses.ts';

/** By its address alone (decision 0012); `asked.test.tsx` holds it to the contract. */
export const asksLine = line<typeof listAsks>('GET', '/applicants/{id}/asks', {
  may: 'see',
  applicant: 'params.id',
});

/** What the lender asks of the person, each with its reason and the way there; nothing while nothing is asked. */
export function Asked({ applicantId }: { applicantId: string }) {
  const language = pageLanguage();
  const { data } = useQuery({
    queryKey: ['asks', applicantId, language],
    queryFn: async ({ signal }) =>
      (await send(asksLine, { params: { id: applicantId }, query: { language }, signal })).result,
  });
  const open = data?.asks.filter(({ state }) => state === 'open') ?? [];
  if (!data || open.length === 0) return null;
  return (
    <section className={classes.asked} aria-labelledby="asked">
      <h2 id="asked" className={classes.title}>
        {m.asked_title({ lender: data.lender })}
      </h2>
      <ul className={classes.list}>
        {open.map(({ _id, title, path, because, words }) => (
          <li key={_id} className={classes.line}>
            <span className={classes.words}>
              <strong>{title}</strong>
              <span>{because}</span>
              {words ? <q>{words}</q> : null}
            </span>
            <Button href={`${roomAddress}/${path}`} variant="default">
              {m.asked_give()}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
