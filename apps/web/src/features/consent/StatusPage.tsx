import { m } from '@pramaan/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Consent.module.css';
import type { ConsentLink } from './link-query.ts';
import { type LinkStatus, useLinkStatus } from './use-link-status.ts';

const consentStatusMessages = {
  waiting: m.consent_status_waiting,
  verified: m.consent_status_verified,
  expired: m.consent_status_expired,
} as const;

const tones: Record<LinkStatus, StatusTone> = { waiting: 'busy', verified: 'good', expired: 'bad' };
const nexts = {
  waiting: m.consent_status_self,
  verified: m.consent_close,
  expired: m.consent_expired_next,
} as const;

interface Props {
  link: ConsentLink;
  qr: string;
  lender: string;
}

/** A visitor who is not on a mobile device sees how the verification stands, and a code to go on with a phone. */
export function StatusPage({ link, qr, lender }: Props) {
  const status = useLinkStatus(link);
  usePageTitle(m.consent_status());
  return (
    <div className={classes.form}>
      <h1>{m.consent_status()}</h1>
      <p role="status" className={classes.status}>
        <StatusBadge tone={tones[status]}>{consentStatusMessages[status]()}</StatusBadge>
      </p>
      {status === 'waiting' ? (
        <>
          <p>{m.consent_status_lead()}</p>
          <img
            className={classes.qr}
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={m.consent_status_qr()}
            width="280"
            height="280"
          />
        </>
      ) : null}
      <p className={classes.quiet}>{nexts[status]({ lender })}</p>
    </div>
  );
}
