import type { FlattenedVerifyGetKey } from 'jose';
import { ProviderError, type Reason } from '../../bank-aggregator/outcome.ts';
import { type Bag, bagOf, bagsOf, isBag, parseBag, textOf } from '../../bank-aggregator/read-value.ts';
import { checkBody } from '../detached-jws.ts';
import { type AggregatorEvent, consentStatuses, type FirstTime, type Notification } from '../port.ts';
import { checkEnvelope } from './rebit-call.ts';

/** The one value of a header; empty when it is missing or comes twice. */
export const headerOf = ({ headers }: Notification, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Errors as ReBIT's callback names them, with their HTTP status. */
export const errorOf: Partial<Record<Reason, [status: number, code: string]>> = {
  signature: [400, 'SignatureDoesNotMatch'],
  stale: [400, 'InvalidRequest'],
  version: [404, 'NoSuchVersion'],
  replayed: [409, 'IdempotencyError'],
  refused: [401, 'Unauthorized'],
  source_down: [503, 'ServiceUnavailable'],
};

const states: Readonly<Record<string, 'pending' | 'complete' | 'failed'>> = {
  ACTIVE: 'pending',
  COMPLETED: 'complete',
  EXPIRED: 'failed',
  FAILED: 'failed',
};

function readEvent(message: Bag, id: string): AggregatorEvent {
  if (isBag(message.ConsentStatusNotification)) {
    const { consentId, consentHandle, consentStatus } = message.ConsentStatusNotification;
    const status = consentStatuses.find((known) => known === consentStatus);
    if (!status)
      throw new ProviderError(
        'invalid_input',
        'The notification names a status of a consent that is not known.',
      );
    return {
      kind: 'consent',
      id,
      handle: textOf(consentHandle),
      consentId: textOf(consentId) || null,
      status,
    };
  }
  if (isBag(message.FIStatusNotification)) {
    const { sessionId, sessionStatus, FIStatusResponse } = message.FIStatusNotification;
    const state = states[textOf(sessionStatus)];
    if (!state)
      throw new ProviderError(
        'invalid_input',
        'The notification names a status of a fetch that is not known.',
      );
    const accounts = bagsOf(FIStatusResponse).flatMap((bank) => bagsOf(bank.Accounts));
    const lacking = accounts.some(({ FIStatus }) => FIStatus === 'TIMEOUT' || FIStatus === 'DENIED');
    return {
      kind: 'data',
      id,
      sessionId: textOf(sessionId),
      handle: null,
      state: state === 'complete' && lacking ? 'partial' : state,
    };
  }
  throw new ProviderError('invalid_input', 'The notification is of a kind that is not known.');
}

interface Trust {
  aggregatorKeys: FlattenedVerifyGetKey;
  /** Which aggregator may notify. */
  aggregatorId: string;
  firstTime: FirstTime;
  now: number;
}

/** A notification of ReBIT's callback API: signed, fresh, new and known. Throws ProviderError. */
export async function readRebitNotification(
  notification: Notification,
  trust: Trust,
): Promise<AggregatorEvent> {
  await checkBody(headerOf(notification, 'x-jws-signature'), notification.body, trust.aggregatorKeys);
  const message = parseBag(notification.body);
  checkEnvelope(message, trust.now);
  const { type, id: notifier } = bagOf(message.Notifier);
  if (type !== 'AA' || notifier !== trust.aggregatorId)
    throw new ProviderError('refused', 'The notification is of another aggregator than the one agreed with.');
  const id = textOf(message.txnid);
  if (id === '') throw new ProviderError('invalid_input', 'The notification has no id.');
  const event = readEvent(message, id);
  if (!(await trust.firstTime(`rebit ${notifier} ${id}`)))
    throw new ProviderError('replayed', 'The notification came before.');
  return event;
}
