import type { FlattenedVerifyGetKey } from 'jose';
import { asOutcome, ProviderError } from '../../bank-aggregator/outcome.ts';
import { type Bag, bagOf, textOf } from '../../bank-aggregator/read-value.ts';
import { consentError, usedUp } from '../consent-sentences.ts';
import { momentsOf } from '../moments.ts';
import {
  type AccountAggregator,
  type ConsentRequestInput,
  type ConsentState,
  consentStatuses,
} from '../port.ts';
import { purposes, purposeUri } from '../purposes.ts';
import { consentTypes, fiTypes, readConsented, readTerms } from '../rebit/rebit-terms.ts';
import { apiErrorOf, type SetuCallSettings, SetuError, type SetuRequest, setuCaller } from './setu-call.ts';
import { readSetuSession } from './setu-data.ts';
import { readSetuNotification } from './setu-notification.ts';

export interface SetuSettings extends SetuCallSettings {
  /** Setu's public keys for its webhooks; null where it signs none. */
  webhookKeys: FlattenedVerifyGetKey | null;
  now?: () => number;
}

const bodyOf = (ask: ConsentRequestInput): Bag => ({
  consentDuration: { unit: ask.lasts.unit, value: String(ask.lasts.value) },
  vua: ask.person,
  dataRange: momentsOf(ask.range),
  consentMode: ask.mode,
  fetchType: ask.fetchType,
  consentTypes,
  fiTypes,
  purpose: {
    code: String(ask.purpose),
    refUri: purposeUri(ask.purpose),
    text: ask.purposeText ?? purposes[ask.purpose],
    category: { type: 'Financial Reporting' },
  },
  dataLife: ask.keepFor,
  frequency: ask.frequency,
  redirectUrl: ask.redirect,
  context: [],
});

/** Setu's gateway to account aggregators, v2: it holds the keys and decrypts (standards §7.3). */
export function setu(settings: SetuSettings): AccountAggregator {
  const call = setuCaller(settings);
  const now = settings.now ?? Date.now;
  const ask = (request: SetuRequest) => call(request).catch(apiErrorOf);
  const path = (handle: string) => `/consents/${encodeURIComponent(handle)}`;

  const state = async (handle: string): Promise<ConsentState> => {
    const reply = await ask({
      method: 'GET',
      path: `${path(handle)}?expanded=true`,
      source: '/consents/{id}',
    });
    const said = textOf(reply.status);
    const status = said === 'APPROVED' ? 'ACTIVE' : consentStatuses.find((known) => known === said);
    if (!status)
      throw new ProviderError('unreadable', 'The aggregator names a status of a consent that is not known.');
    const agreed = status !== 'PENDING' && status !== 'REJECTED';
    return {
      status,
      consentId: agreed ? textOf(reply.id) || handle : null,
      terms: readTerms(bagOf(reply.detail)),
      accounts: readConsented(reply.accountsLinked),
    };
  };

  return {
    name: 'setu',
    title: 'Account Aggregator (Setu)',
    noticePaths: ['/aa/setu/notification'],
    askConsent: (asked) =>
      asOutcome(async () => {
        const reply = await ask({
          method: 'POST',
          path: '/consents',
          source: '/consents',
          body: bodyOf(asked),
        });
        const [handle, url] = [textOf(reply.id), textOf(reply.url)];
        if (handle === '' || !/^https?:\/\//.test(url))
          throw new ProviderError('unreadable', 'The aggregator gave the request no page.');
        return { handle, url };
      }),
    consent: (handle) => asOutcome(() => state(handle)),
    revoke: (handle) =>
      asOutcome(async () => {
        const { status } = await state(handle);
        if (status === 'REVOKED' || status === 'EXPIRED') return null;
        if (status === 'PENDING' || status === 'REJECTED') throw consentError(status);
        await ask({ method: 'POST', path: `${path(handle)}/revoke`, source: '/consents/{id}/revoke' });
        return null;
      }),
    requestData: (handle, range) =>
      asOutcome(async () => {
        const { status, accounts, consentId } = await state(handle);
        if (status !== 'ACTIVE') throw consentError(status);
        const body = { consentId: consentId ?? handle, dataRange: momentsOf(range), format: 'json' };
        const request: SetuRequest = { method: 'POST', path: '/sessions', source: '/sessions', body };
        const reply = await call(request).catch((error: unknown) => {
          if (error instanceof SetuError && error.code === 'InvalidConsentUse') throw usedUp();
          return apiErrorOf(error);
        });
        const id = textOf(reply.id);
        if (id === '') throw new ProviderError('unreadable', 'The aggregator opened no fetch.');
        return { id, handle, consentId: consentId ?? handle, range, accounts };
      }),
    readData: (session) =>
      asOutcome(async () => {
        const request: SetuRequest = {
          method: 'GET',
          path: `/sessions/${encodeURIComponent(session.id)}`,
          source: '/sessions/{id}',
        };
        try {
          return readSetuSession(await call(request), session);
        } catch (error) {
          if (!(error instanceof SetuError) || error.code === 'NotFound') return apiErrorOf(error);
          // Setu has one code for all of it; the consent says which it is.
          const { status } = await state(session.handle);
          if (status !== 'ACTIVE') throw consentError(status);
          return apiErrorOf(error);
        }
      }),
    readNotification: async (notification, firstTime) => {
      const trust = { keys: settings.webhookKeys, firstTime, now: now() };
      const event = await asOutcome(() => readSetuNotification(notification, trust));
      const status = event.ok || event.reason === 'replayed' ? 200 : event.reason === 'signature' ? 401 : 400;
      const body = JSON.stringify(event.ok ? { response: 'OK' } : { errorMsg: event.detail });
      return { event, reply: { status, headers: { 'content-type': 'application/json' }, body } };
    },
  };
}
