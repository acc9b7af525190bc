import { randomUUID } from 'node:crypto';
import { aggregatorId } from '../artefact.ts';
import type { Consent } from '../consents.ts';
import type { PostOffice } from '../post.ts';
import type { DataSession, SessionBook } from '../sessions.ts';

export const envelope = () => ({ ver: '2.0.0', timestamp: new Date().toISOString(), txnid: randomUUID() });
const notifier = { Notifier: { type: 'AA', id: aggregatorId } };
const headers = { aa_api_key: 'sandbox-aa' };

/** Tells the receiver of data that a consent has changed. */
export function notifyConsent({ client, id, handle, status, setu }: Consent, office: PostOffice): void {
  if (setu || !client.callback || status === 'PENDING') return;
  const ConsentStatusNotification = {
    ...(id ? { consentId: id } : {}),
    consentHandle: handle,
    consentStatus: status,
  };
  office.post(`${client.callback}/Consent/Notification`, headers, {
    ...envelope(),
    ...notifier,
    ConsentStatusNotification,
  });
}

/** Tells the receiver which banks have answered. */
export function notifyData(session: DataSession, sessions: SessionBook, office: PostOffice): void {
  const { client, accounts, setu } = session.consent;
  if (setu || !client.callback) return;
  const fips = [...new Set(accounts.map(({ fipId }) => fipId))];
  const FIStatusResponse = fips.map((fipID) => ({
    fipID,
    Accounts: accounts
      .filter(({ fipId }) => fipId === fipID)
      .map((account) => ({
        linkRefNumber: account.linkRef,
        FIStatus: sessions.stateOf(session, account),
        description: '',
      })),
  }));
  const state = sessions.state(session);
  const sessionStatus = state === 'FAILED' ? 'FAILED' : state === 'PENDING' ? 'ACTIVE' : 'COMPLETED';
  const FIStatusNotification = { sessionId: session.id, sessionStatus, FIStatusResponse };
  office.post(`${client.callback}/FI/Notification`, headers, {
    ...envelope(),
    ...notifier,
    FIStatusNotification,
  });
}
