import { listUndeliveredMessages } from '@pramaan/contract/calls/consent.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Consent.module.css';
import { reasonWords } from './delivery-reason.ts';

const aboutMessages = {
  'login-code': m.undelivered_login_code,
  'consent-code': m.undelivered_consent_code,
  'consent-link': m.undelivered_consent_link,
  other: m.undelivered_other,
} as const;

/** Messages that did not reach the person, with the gateway's reason; nothing when all did. */
export function UndeliveredMessages({ applicantId: id }: { applicantId: string }) {
  const { data = [] } = useQuery({
    queryKey: ['undelivered-messages', id],
    queryFn: async ({ signal }) => (await send(listUndeliveredMessages, { params: { id }, signal })).result,
    refetchInterval: 10_000,
  });
  if (data.length === 0) return null;
  return (
    <section className={classes.column}>
      <div>
        <h2>{m.undelivered_title()}</h2>
        <p className={classes.quiet}>{m.undelivered_lead()}</p>
      </div>
      <ul className={classes.links}>
        {data.map(({ _id, about, sentTo, at, gateway, reason }) => (
          <li key={_id} className={classes.link}>
            <span className={classes.head}>
              <span className={classes.to}>{sentTo}</span> <span>{aboutMessages[about]()}</span>
            </span>
            <StatusBadge tone="bad">{m.undelivered_badge()}</StatusBadge>
            <span className={classes.about}>
              {formatMoment(at, 'en')}
              {reason ? ` · ${m.undelivered_reason({ gateway, reason: reasonWords(reason) })}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
