import { createHash } from 'node:crypto';
import type { FlattenedVerifyGetKey } from 'jose';
import { ProviderError } from '../../bank-aggregator/outcome.ts';
import { bagOf, parseBag, textOf } from '../../bank-aggregator/read-value.ts';
import { checkBody } from '../detached-jws.ts';
import { type AggregatorEvent, consentStatuses, type FirstTime, type Notification } from '../port.ts';
import { headerOf } from '../rebit/rebit-notification.ts';

const drift = 15 * 60_000;

const states: Readonly<Record<string, 'pending' | 'partial' | 'complete' | 'failed'>> = {
  PENDING: 'pending',
  ACTIVE: 'pending',
  PARTIAL: 'partial',
  COMPLETED: 'complete',
  EXPIRED: 'failed',
  FAILED: 'failed',
};

interface Trust {
  /** Setu's public keys; null where it signs nothing: every notification is refused then, and states are asked for. */
  keys: FlattenedVerifyGetKey | null;
  firstTime: FirstTime;
  now: number;
}

/** A webhook of Setu: signed, fresh and new. Throws ProviderError. */
export async function readSetuNotification(
  notification: Notification,
  trust: Trust,
): Promise<AggregatorEvent> {
  const { body } = notification;
  if (!trust.keys)
    throw new ProviderError(
      'signature',
      'No key of the aggregator is set, so its notifications are not believed. Ask for the state.',
    );
  await checkBody(headerOf(notification, 'x-jws-signature'), body, trust.keys);
  const message = parseBag(body);
  const time = Date.parse(textOf(message.timestamp));
  if (Number.isNaN(time) || Math.abs(trust.now - time) > drift)
    throw new ProviderError('stale', 'The aggregator’s message is more than 15 minutes away from our time.');
  // Older webhooks carry no id of their own; their bytes name them.
  const id = textOf(message.notificationId) || createHash('sha256').update(body).digest('hex');
  const event = readEvent(message, id);
  if (!(await trust.firstTime(`setu ${id}`)))
    throw new ProviderError('replayed', 'The notification came before.');
  return event;
}

function readEvent(message: ReturnType<typeof parseBag>, id: string): AggregatorEvent {
  const handle = textOf(message.consentId);
  const sessionId = textOf(message.dataSessionId ?? message.sessionId);
  const data = bagOf(message.data);
  const said = textOf(data.status ?? message.status);
  if (message.type === 'CONSENT_STATUS_UPDATE') {
    const status = consentStatuses.find((known) => known === said);
    if (!status)
      throw new ProviderError(
        'invalid_input',
        'The notification names a status of a consent that is not known.',
      );
    return { kind: 'consent', id, handle, consentId: handle, status };
  }
  if (message.type === 'SESSION_STATUS_UPDATE' || message.type === 'FI_DATA_READY') {
    const state = states[said];
    if (!state)
      throw new ProviderError(
        'invalid_input',
        'The notification names a status of a fetch that is not known.',
      );
    return { kind: 'data', id, sessionId, handle, state };
  }
  if (message.type === 'FI_DATA_FAILED')
    return {
      kind: 'data',
      id,
      sessionId,
      handle,
      state: 'failed',
    };
  throw new ProviderError('invalid_input', 'The notification is of a kind that is not known.');
}
