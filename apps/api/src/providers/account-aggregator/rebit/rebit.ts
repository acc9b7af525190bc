import { randomUUID } from 'node:crypto';
import { bound } from '../../../platform/bound.ts';
import type { Outcome } from '../../bank-aggregator/outcome.ts';
import { asOutcome, ProviderError } from '../../bank-aggregator/outcome.ts';
import { type Bag, bagOf, parseBag, textOf } from '../../bank-aggregator/read-value.ts';
import { consentError, usedUp } from '../consent-sentences.ts';
import { openWhole, signBody } from '../detached-jws.ts';
import { type FetchKeys, keyMaterialOf } from '../fetch-keys.ts';
import { gathered } from '../gathered.ts';
import { momentsOf } from '../moments.ts';
import type {
  AccountAggregator,
  AggregatorEvent,
  ConsentRequestInput,
  ConsentState,
  ConsentStatus,
  DataSession,
  Days,
  FetchedData,
  FirstTime,
  Notification,
  NotificationReply,
} from '../port.ts';
import { apiErrorOf, type RebitCallSettings, RebitError, rebitCaller, rebitVersion } from './rebit-call.ts';
import { readEncrypted } from './rebit-data.ts';
import { errorOf, readRebitNotification } from './rebit-notification.ts';
import { type RedirectSettings, redirectUrl } from './rebit-redirect.ts';
import { consentDetailOf, readConsented, readTerms } from './rebit-terms.ts';

export interface RebitSettings extends RebitCallSettings {
  /** The lender's id in the ecosystem. */
  clientId: string;
  /** The aggregator's id there, and the handle of its customers: `<mobile>@<handle>`. */
  aggregatorId: string;
  handle: string;
  redirect: RedirectSettings;
}

const early: Readonly<Record<string, ConsentStatus>> = {
  PENDING: 'PENDING',
  APPROVED: 'PENDING',
  REJECTED: 'REJECTED',
  FAILED: 'REJECTED',
  EXPIRED: 'EXPIRED',
};
const late: Readonly<Record<string, ConsentStatus>> = {
  ACTIVE: 'ACTIVE',
  PAUSED: 'PAUSED',
  REVOKED: 'REVOKED',
  EXPIRED: 'EXPIRED',
};
const endings: Readonly<Record<string, Exclude<ConsentStatus, 'ACTIVE'>>> = {
  ConsentRevoked: 'REVOKED',
  ConsentPaused: 'PAUSED',
  ConsentExpired: 'EXPIRED',
};

type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(settings: RebitSettings) {
  const call = rebitCaller(settings);
  const now = settings.now ?? Date.now;
  return { call, settings, now };
}

const ask = ({ call }: Deps, path: string, message: Bag) => call(path, message).catch(apiErrorOf);

/** The consent behind a handle, with the signature that a fetch must name. */
async function artefact(deps: Deps, handle: string): Promise<ConsentState & { signature: string }> {
  const { settings } = deps;
  const { status, id } = bagOf((await ask(deps, '/Consent/handle', { ConsentHandle: handle })).ConsentStatus);
  const consentId = textOf(id);
  if (consentId === '')
    return {
      status: early[textOf(status)] ?? 'PENDING',
      consentId: null,
      terms: null,
      accounts: [],
      signature: '',
    };
  const reply = await ask(deps, '/Consent/fetch', { consentId });
  const { text, signature } = await openWhole(textOf(reply.signedConsent), settings.aggregatorKeys);
  const detail = parseBag(text);
  if (textOf(bagOf(detail.DataConsumer).id) !== settings.clientId)
    throw new ProviderError('unreadable', 'The consent was given to someone else.');
  const current = late[textOf(reply.status)];
  if (!current)
    throw new ProviderError('unreadable', 'The aggregator names a status of a consent that is not known.');
  return {
    status: current,
    consentId,
    terms: readTerms(detail),
    accounts: readConsented(detail.Accounts),
    signature,
  };
}

const requestData = (deps: Deps, handle: string, range: Days, keys: FetchKeys) =>
  asOutcome(async () => {
    const { status, consentId, accounts, signature } = await artefact(deps, handle);
    if (status !== 'ACTIVE') throw consentError(status);
    if (consentId === null) throw consentError('PENDING');
    const message = {
      FIDataRange: momentsOf(range),
      Consent: { id: consentId, digitalSignature: signature },
      KeyMaterial: keyMaterialOf(keys),
    };
    const reply = await deps.call('/FI/request', message).catch((error: unknown) => {
      if (error instanceof RebitError && error.code === 'InvalidConsentUse') throw usedUp();
      return apiErrorOf(error);
    });
    const id = textOf(reply.sessionId);
    if (id === '') throw new ProviderError('unreadable', 'The aggregator opened no fetch.');
    return { id, handle, consentId, range, accounts };
  });

const readData = ({ call }: Deps, session: DataSession, keys: Parameters<AccountAggregator['readData']>[1]) =>
  asOutcome(async (): Promise<FetchedData> => {
    try {
      return readEncrypted(await call('/FI/fetch', { sessionId: session.id }), session, keys);
    } catch (error) {
      const code = error instanceof RebitError ? error.code : '';
      const ending = endings[code];
      if (ending) throw consentError(ending);
      if (code === 'DataFetchRequestInProgress') return { state: 'pending', accounts: [], missing: [] };
      if (code === 'NoDataFound')
        return gathered(session, () => ({
          reason: 'bank_silent',
          detail: 'The bank did not answer the account aggregator in time.',
        }));
      return apiErrorOf(error);
    }
  });

/** The answer in the form that the aggregator expects, signed. */
async function answer(
  { now, settings }: Deps,
  body: string,
  event: Outcome<AggregatorEvent>,
): Promise<NotificationReply> {
  let txnid = '';
  try {
    txnid = textOf(parseBag(body).txnid).slice(0, 64);
  } catch {
    // Then it gets none back.
  }
  const [status, code] = event.ok ? [200, ''] : (errorOf[event.reason] ?? [400, 'InvalidRequest']);
  const said = event.ok ? { response: 'OK' } : { errorCode: code, errorMsg: event.detail };
  const text = JSON.stringify({
    ver: rebitVersion,
    timestamp: new Date(now()).toISOString(),
    txnid,
    ...said,
  });
  const headers = {
    'content-type': 'application/json',
    'x-jws-signature': await signBody(text, settings.signer),
  };
  return { status, headers, body: text };
}

const askConsent = (deps: Deps, asked: ConsentRequestInput) =>
  asOutcome(async () => {
    const at = new Date(deps.now());
    const detail = consentDetailOf(asked, deps.settings.clientId, deps.settings.handle, at);
    const handle = textOf((await ask(deps, '/Consent', { ConsentDetail: detail })).ConsentHandle);
    if (handle === '') throw new ProviderError('unreadable', 'The aggregator gave the request no handle.');
    const customer = textOf(bagOf(detail.Customer).id);
    const { clientId } = deps.settings;
    const link = { clientId, handle, customer, redirect: asked.redirect, txnid: randomUUID() };
    return { handle, url: redirectUrl(deps.settings.redirect, link, at) };
  });

const consent = (deps: Deps, handle: string) =>
  asOutcome(async () => {
    const { signature: _stored, ...state } = await artefact(deps, handle);
    return state;
  });

const revoke = (deps: Deps, handle: string) =>
  asOutcome(async () => {
    const { status, consentId } = await artefact(deps, handle);
    if (status === 'REVOKED' || status === 'EXPIRED') return null;
    if (consentId === null) throw consentError(status === 'REJECTED' ? 'REJECTED' : 'PENDING');
    await ask(deps, '/Consent/Notification', {
      Notifier: { type: 'FIU', id: deps.settings.clientId },
      ConsentStatusNotification: { consentId, consentStatus: 'REVOKED' },
    });
    return null;
  });

async function readNotification(deps: Deps, notification: Notification, firstTime: FirstTime) {
  const { settings, now } = deps;
  const { aggregatorKeys, aggregatorId } = settings;
  const trust = { aggregatorKeys, aggregatorId, firstTime, now: now() };
  const event = await asOutcome(() => readRebitNotification(notification, trust));
  return { event, reply: await answer(deps, notification.body, event) };
}

/** The raw protocol of account aggregators, ReBIT 2.0.0 (standards §7.1). */
export function rebit(settings: RebitSettings): AccountAggregator {
  const deps = dependencies(settings);
  return {
    name: 'rebit',
    title: 'Another Account Aggregator',
    noticePaths: ['/aa/rebit/Consent/Notification', '/aa/rebit/FI/Notification'],
    ...bound(deps, { askConsent, consent, revoke, requestData, readData, readNotification }),
  };
}
