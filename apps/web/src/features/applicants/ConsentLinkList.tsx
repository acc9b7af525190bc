import { type listConsentLinks, revokeConsentLink } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useState } from 'react';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Consent.module.css';

type Link = ResultOf<typeof listConsentLinks>[number];

const tones: Record<Link['state'], StatusTone> = {
  sent: 'busy',
  opened: 'busy',
  verified: 'good',
  expired: 'doubt',
  revoked: 'quiet',
};
const deliveries: Readonly<Record<string, PlainKey>> = {
  queued: 'links.delivery.queued',
  sent: 'links.delivery.sent',
  delivered: 'links.delivery.delivered',
  failed: 'links.delivery.failed',
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
      showSnack(t('links.revoked'));
    } catch {
      showSnack(t('links.failed'), { tone: 'error' });
    }
    setEnding(null);
  };
  if (links.length === 0) return <p className={classes.quiet}>{t('links.none')}</p>;
  return (
    <ul className={classes.links}>
      {links.map(({ _id, type, sentTo, state, createdAt, expiresAt, delivery }) => (
        <li key={_id} className={classes.link}>
          <span>
            <span className={classes.to}>{sentTo}</span> · {t(`links.kind.${type}`)}
          </span>
          <StatusBadge tone={tones[state]}>{t(`links.state.${state}`)}</StatusBadge>
          <span className={classes.about}>
            {t('links.made', { time: formatMoment(createdAt, 'en') })} ·{' '}
            {t(deliveries[delivery] ?? 'links.delivery.unknown')}
            {state === 'sent' || state === 'opened'
              ? ` · ${t('links.until', { time: formatMoment(expiresAt, 'en') })}`
              : ''}
          </span>
          {state === 'sent' || state === 'opened' ? (
            <span className={classes.end}>
              <Button
                variant="default"
                loading={ending === _id}
                aria-label={t('links.revoke.of', { sentTo })}
                onClick={() => end(_id)}
              >
                {t('links.revoke')}
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
