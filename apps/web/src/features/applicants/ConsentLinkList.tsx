import { type listConsentLinks, revokeConsentLink } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Message, m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Consent.module.css';
import { reasonWords } from './delivery-reason.ts';
import { linksKindMessages } from './links-kind-messages.ts';

const linksStateMessages = {
  sent: m.links_state_sent,
  verified: m.links_state_verified,
  opened: m.links_state_opened,
  expired: m.links_state_expired,
  revoked: m.links_state_revoked,
} as const;

type Link = ResultOf<typeof listConsentLinks>[number];

const tones: Record<Link['state'], StatusTone> = {
  sent: 'busy',
  opened: 'busy',
  verified: 'good',
  expired: 'doubt',
  revoked: 'quiet',
};
const deliveries: Readonly<Record<string, Message>> = {
  queued: m.links_delivery_queued,
  sent: m.links_delivery_sent,
  delivered: m.links_delivery_delivered,
  failed: m.links_delivery_failed,
};

interface Props {
  applicantId: string;
  links: readonly Link[];
  onEnded: () => Promise<unknown>;
}

/** Every link sent to the person, newest first: to whom, how it stands, whether its message went out. */
export function ConsentLinkList({ applicantId, links, onEnded }: Props) {
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (link: string) => {
    setEnding(link);
    try {
      await send(revokeConsentLink, { params: { id: applicantId, link } });
      await onEnded();
      showSnack(m.links_revoked());
    } catch {
      showSnack(m.links_failed(), { tone: 'error' });
    }
    setEnding(null);
  };
  if (links.length === 0) return <p className={classes.quiet}>{m.links_none()}</p>;
  return (
    <ul className={classes.links}>
      {links.map(({ _id, type, sentTo, state, createdAt, expiresAt, delivery, deliveryReason }) => (
        <li key={_id} className={classes.link}>
          <span className={classes.head}>
            <span className={classes.to}>{sentTo}</span> <span>{linksKindMessages[type]()}</span>
          </span>
          {state === 'sent' && delivery === 'failed' ? (
            <StatusBadge tone="bad">{m.undelivered_badge()}</StatusBadge>
          ) : (
            <StatusBadge tone={tones[state]}>{linksStateMessages[state]()}</StatusBadge>
          )}
          <span className={classes.about}>
            {m.links_made({ time: formatMoment(createdAt, 'en') })} ·{' '}
            {delivery === 'failed' && deliveryReason
              ? m.links_delivery_failed_reason({ reason: reasonWords(deliveryReason) })
              : (deliveries[delivery] ?? m.links_delivery_unknown)()}
            {state === 'sent' || state === 'opened'
              ? ` · ${m.links_until({ time: formatMoment(expiresAt, 'en') })}`
              : ''}
          </span>
          {state === 'sent' || state === 'opened' ? (
            <span className={classes.end}>
              <Button
                variant="default"
                loading={ending === _id}
                aria-label={m.links_revoke_of({ sentTo })}
                onClick={() => end(_id)}
              >
                {m.links_revoke()}
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
