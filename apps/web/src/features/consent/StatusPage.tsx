import { t } from '../../lib/catalogue.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Consent.module.css';
import type { ConsentLink } from './link-query.ts';
import { type LinkStatus, useLinkStatus } from './use-link-status.ts';

const tones: Record<LinkStatus, StatusTone> = { waiting: 'busy', verified: 'good', expired: 'bad' };
const nexts = {
  waiting: 'consent.status.self',
  verified: 'consent.close',
  expired: 'consent.expired.next',
} as const;

interface Props {
  link: ConsentLink;
  qr: string;
  lender: string;
}

/** A visitor who is not on a mobile device sees how the verification stands, and a code to go on with a phone. */
export function StatusPage({ link, qr, lender }: Props) {
  const status = useLinkStatus(link);
  usePageTitle(t('consent.status'));
  return (
    <div className={classes.form}>
      <h1>{t('consent.status')}</h1>
      <p role="status" className={classes.status}>
        <StatusBadge tone={tones[status]}>{t(`consent.status.${status}`)}</StatusBadge>
      </p>
      {status === 'waiting' ? (
        <>
          <p>{t('consent.status.lead')}</p>
          <img
            className={classes.qr}
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={t('consent.status.qr')}
            width="280"
            height="280"
          />
        </>
      ) : null}
      <p className={classes.quiet}>{t(nexts[status], { lender })}</p>
    </div>
  );
}
