import type { listAsks } from '@pramaan/contract/calls/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { enAsked } from '../../catalogue/en-asked.ts';
import { line } from '../../lib/call-line.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { useHindi } from '../../lib/use-hindi.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Asked.module.css';
import { roomAddress } from './addresses.ts';

learn(enAsked);

/** By its address alone (decision 0012); `asked.test.tsx` holds it to the contract. */
export const asksLine = line<typeof listAsks>('GET', '/applicants/{id}/asks', {
  may: 'see',
  applicant: 'params.id',
});

const hindi = async () => (await import('../../catalogue/hi-asked.ts')).hiAsked;

/** What the lender asks of the person, each with its reason and the way there; nothing while nothing is asked. */
export function Asked({ applicantId }: { applicantId: string }) {
  const language = useHindi(hindi);
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
        {t('asked.title', { lender: data.lender })}
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
              {t('asked.give')}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
