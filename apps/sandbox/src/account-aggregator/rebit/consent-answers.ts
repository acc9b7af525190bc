import type { Consent, ConsentBook } from '../consents.ts';
import type { Client } from '../registry.ts';
import { readAddress } from '../triggers.ts';
import { type Members, partOf, textOf } from './envelope.ts';
import { RebitError } from './errors.ts';
import { readTerms } from './terms.ts';

/** `POST /Consent`. */
export function askConsent(client: Client, message: Members, book: ConsentBook) {
  const detail = partOf(message, 'ConsentDetail');
  const address = textOf(partOf(detail, 'Customer'), 'id');
  const consumer = partOf(detail, 'DataConsumer');
  if (consumer.id !== client.id || consumer.type !== 'FIU')
    throw new RebitError('InvalidRequest', 'DataConsumer is not the sender.');
  const terms = readTerms(detail);
  const asked = readAddress(address)
    ? book.ask({ client, address, terms, redirectUrl: null, setu: false })
    : null;
  if (!asked) throw new RebitError('InvalidCustomerAddress', 'The customer’s address must be mobile@handle.');
  return { Customer: { id: address }, ConsentHandle: asked.handle };
}

/** Approved once, a request is READY for good; what became of the consent since is its own status. */
const handleStatus = ({ status }: Consent) =>
  status === 'PENDING' || status === 'REJECTED' || status === 'EXPIRED' ? status : 'READY';

/** `POST /Consent/handle`. */
export function consentOfHandle(client: Client, message: Members, book: ConsentBook) {
  const consent = book.ofHandle(textOf(message, 'ConsentHandle'));
  if (consent?.client.id !== client.id || consent.setu)
    throw new RebitError('InvalidConsentHandle', 'There is no request of that handle.');
  const ready = consent.id !== null;
  return {
    ConsentHandle: consent.handle,
    ConsentStatus: ready ? { id: consent.id, status: 'READY' } : { status: handleStatus(consent) },
  };
}

/** The approved consent of that id; throws RebitError. */
export function consentOfId(client: Client, id: string, book: ConsentBook): Consent {
  const consent = book.ofId(id);
  if (consent?.client.id !== client.id || consent.setu)
    throw new RebitError('InvalidConsentId', 'There is no consent of that id.');
  return consent;
}

/** `POST /Consent/fetch`. */
export function fetchConsent(client: Client, message: Members, book: ConsentBook) {
  const consent = consentOfId(client, textOf(message, 'consentId'), book);
  return {
    consentId: consent.id,
    status: consent.status,
    createTimestamp: consent.createdAt,
    signedConsent: consent.signed,
    ConsentUse: {
      logUri: 'consents@sandbox-aa.example',
      count: consent.uses.count,
      lastUseDateTime: consent.uses.last ?? consent.createdAt,
    },
  };
}

/** `POST /Consent/Notification`: the receiver of data asks to pause or end a consent. */
export function changeConsent(client: Client, message: Members, book: ConsentBook) {
  const notifier = partOf(message, 'Notifier');
  if (notifier.type !== 'FIU' || notifier.id !== client.id)
    throw new RebitError('InvalidNotifier', 'The notifier is not the sender.');
  const wanted = partOf(message, 'ConsentStatusNotification');
  const consent = consentOfId(client, textOf(wanted, 'consentId'), book);
  const status = textOf(wanted, 'consentStatus');
  if (status !== 'REVOKED' && status !== 'PAUSED' && status !== 'ACTIVE')
    throw new RebitError('InvalidRequest', 'consentStatus must be ACTIVE, PAUSED or REVOKED.');
  const over = consent.status === 'REVOKED' || consent.status === 'EXPIRED';
  if (over && status !== consent.status)
    throw new RebitError('InvalidRequest', 'The consent has ended and cannot change any more.');
  book.change(consent, status);
  return { response: 'OK' };
}
