import { randomUUID } from 'node:crypto';
import type { Consent } from '../account-aggregator/consents.ts';
import type { PostOffice } from '../account-aggregator/post.ts';
import type { DataSession, SessionBook } from '../account-aggregator/sessions.ts';
import { accountsLinked } from './answers.ts';

const marks = () => ({ timestamp: new Date().toISOString(), notificationId: randomUUID() });

const failures: Readonly<Record<string, [string, string]>> = {
  none: ['NoFIPAccountsDiscovered', 'No account was found for the mobile number'],
};

/** Posts CONSENT_STATUS_UPDATE (standards §7.3). */
export function postConsent(consent: Consent, office: PostOffice): void {
  const { client, setu, status, handle, fate } = consent;
  if (!setu || !client.callback || status === 'PENDING') return;
  const [code, message] = failures[fate] ?? ['UserRejected', 'The customer rejected the request'];
  const rejected = status === 'REJECTED';
  office.post(
    client.callback,
    {},
    {
      type: 'CONSENT_STATUS_UPDATE',
      consentId: handle,
      ...marks(),
      success: !rejected,
      data: { status, detail: { accounts: accountsLinked(consent) } },
      error: rejected ? { code, message } : null,
    },
  );
}

/** Posts SESSION_STATUS_UPDATE. */
export function postSession(session: DataSession, sessions: SessionBook, office: PostOffice): void {
  const { consent } = session;
  if (!consent.client.callback) return;
  const fips = [...new Set(consent.accounts.map(({ fipId }) => fipId))].map((fipID) => ({
    fipID,
    accounts: consent.accounts
      .filter(({ fipId }) => fipId === fipID)
      .map((account) => ({
        linkRefNumber: account.linkRef,
        FIStatus: sessions.stateOf(session, account),
        description: '',
      })),
  }));
  office.post(
    consent.client.callback,
    {},
    {
      type: 'SESSION_STATUS_UPDATE',
      consentId: consent.handle,
      dataSessionId: session.id,
      ...marks(),
      success: true,
      data: { status: sessions.state(session), format: session.format, dataRange: session.range, fips },
      error: null,
    },
  );
}
