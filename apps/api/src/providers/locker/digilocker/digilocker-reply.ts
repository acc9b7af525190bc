import { ProviderError } from '../../bank-aggregator/outcome.ts';
import { type Bag, bagsOf, textOf } from '../../bank-aggregator/read-value.ts';
import type { IssuedDocument, LockerAccount, LockerSession } from '../port.ts';

/** DDMMYYYY as YYYY-MM-DD; blank for anything else. */
function dayOf(text: string): string {
  const parts = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : '';
}

export function readAccount(reply: Bag): LockerAccount {
  const id = textOf(reply.digilockerid);
  if (id === '' || id.length > 64)
    throw new ProviderError('unreadable', 'DigiLocker does not say whose locker it is.');
  return {
    id,
    name: textOf(reply.name).slice(0, 200),
    dob: dayOf(textOf(reply.dob)),
    gender: textOf(reply.gender).slice(0, 1),
    mobile: textOf(reply.mobile).slice(-10),
    hasAadhaar: textOf(reply.eaadhaar).toUpperCase() === 'Y',
  };
}

/** A token as it goes into a header; anything else is none. */
const tokenOf = (value: unknown): string => {
  const token = textOf(value);
  return /^[\x21-\x7e]{1,4000}$/.test(token) ? token : '';
};

export function readSession(reply: Bag, now: Date): LockerSession {
  const accessToken = tokenOf(reply.access_token);
  if (accessToken === '') throw new ProviderError('unreadable', 'DigiLocker gave no access token.');
  const seconds = Number(textOf(reply.expires_in));
  const till = Number(textOf(reply.consent_valid_till));
  return {
    accessToken,
    refreshToken: tokenOf(reply.refresh_token),
    expiresAt: new Date(+now + (seconds > 0 && seconds < 1e8 ? seconds : 0) * 1000),
    consentTill: till > 0 && till < 1e11 ? new Date(till * 1000) : null,
    account: readAccount(reply),
  };
}

/** `issuerId-DOCTYPE-id` (standards §5.2); nothing in it may leave its place in a path. */
export const isDocumentUri = (uri: string) => /^[a-z0-9.]{3,80}-[a-z0-9]{3,10}-[\w.-]{1,200}$/i.test(uri);

/** Documents with an address of the right shape; others cannot be asked for and are left out. */
export function readIssued(reply: Bag): IssuedDocument[] {
  return bagsOf(reply.items).flatMap((item) => {
    const uri = textOf(item.uri);
    if (!isDocumentUri(uri)) return [];
    // A list in the specification, one text at some partners.
    const mime = [item.mime].flat().map(textOf);
    return [
      {
        uri,
        doctype: (textOf(item.doctype) || (uri.split('-')[1] ?? '')).toUpperCase().slice(0, 10),
        name: (textOf(item.name) || textOf(item.description)).slice(0, 200),
        issuer: textOf(item.issuer).slice(0, 200),
        date: textOf(item.date).slice(0, 40),
        hasPdf: mime.includes('application/pdf'),
        hasXml: mime.some((type) => /^(?:application|text)\/xml$/.test(type)),
      },
    ];
  });
}
