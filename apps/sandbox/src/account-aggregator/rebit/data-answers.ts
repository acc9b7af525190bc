import type { Consent, ConsentBook } from '../consents.ts';
import type { FaultList } from '../faults.ts';
import { receiverKey } from '../fip/encrypt.ts';
import { encryptedRecords } from '../fip/encrypted.ts';
import type { Client } from '../registry.ts';
import type { SessionBook } from '../sessions.ts';
import { consentOfId } from './consent-answers.ts';
import { type Members, partOf, textOf } from './envelope.ts';
import { RebitError } from './errors.ts';
import { rangeOf } from './terms.ts';

const ended = { REVOKED: 'ConsentRevoked', PAUSED: 'ConsentPaused', EXPIRED: 'ConsentExpired' } as const;

function inside(range: { from: string; to: string }, { terms }: Consent): boolean {
  const [from, to] = [terms.FIDataRange.from, terms.FIDataRange.to].map((moment) => Date.parse(moment));
  return Date.parse(range.from) >= (from ?? 0) && Date.parse(range.to) <= (to ?? 0);
}

/** `POST /FI/request`. Opens the session; the caller tells of it later. */
export function requestData(client: Client, message: Members, book: ConsentBook, sessions: SessionBook) {
  const named = partOf(message, 'Consent');
  const consent = consentOfId(client, textOf(named, 'id'), book);
  if (consent.status !== 'ACTIVE')
    throw new RebitError('InvalidConsentStatus', `The consent is ${consent.status.toLowerCase()}.`);
  if (textOf(named, 'digitalSignature') !== consent.signed?.split('.')[2])
    throw new RebitError('InvalidConsentDetail', 'The signature is not the consent’s.');
  const range = rangeOf(message, 'FIDataRange');
  if (!inside(range, consent))
    throw new RebitError('InvalidDateRange', 'The consent does not cover those days.');
  const keyMaterial = partOf(message, 'KeyMaterial');
  if (!receiverKey(keyMaterial))
    throw new RebitError('InvalidKey', 'KeyMaterial must be X25519, in PEM, and in force.');
  if (consent.terms.fetchType === 'ONETIME' && consent.uses.count > 0)
    throw new RebitError('InvalidConsentUse', 'The consent was for one fetch, and that was made.');
  return sessions.open({ consent, range, keyMaterial, format: 'xml' });
}

/** `POST /FI/fetch`. */
export function fetchData(
  client: Client,
  message: Members,
  sessions: SessionBook,
  injectedFaults: FaultList,
) {
  const session = sessions.get(textOf(message, 'sessionId'));
  if (session?.consent.client.id !== client.id || !receiverKey(session.keyMaterial))
    throw new RebitError('InvalidSessionId', 'There is no session of that id.');
  const { status } = session.consent;
  if (status in ended)
    throw new RebitError(ended[status as keyof typeof ended], `The consent is ${status.toLowerCase()}.`);
  const state = sessions.state(session);
  if (state === 'PENDING')
    throw new RebitError('DataFetchRequestInProgress', 'The banks have not answered yet.');
  if (state === 'FAILED') throw new RebitError('NoDataFound', 'No bank answered.');
  const FI = encryptedRecords(session, sessions, injectedFaults);
  session.delivered = true;
  return { FI };
}
