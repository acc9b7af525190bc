import { createHash } from 'node:crypto';
import type { Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import { type Person, people } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarDoctype } from '@pramaan/readers/locker-xml/layouts.ts';
import { type LockerDocument, lockerDocuments } from '@pramaan/specimens/locker/locker-documents.ts';
import { someoneElse } from '../karza/triggers.ts';

/** What a person's locker does, chosen by the last digit of the mobile (standards, appendix B). */
export const endings = {
  good: 'every document available',
  'token-ends': 'first access token already expired; a refreshed one works',
  'no-aadhaar': 'no Aadhaar linked to the account',
  'someone-else': 'every document in the name of SOMEONE ELSE',
  empty: 'no documents in the account',
  down: 'issuers do not respond',
  slow: 'issuers respond after a few seconds',
} as const;
export type Ending = keyof typeof endings;

export const byDigit: Readonly<Record<string, Ending>> = {
  4: 'token-ends',
  5: 'no-aadhaar',
  6: 'someone-else',
  7: 'empty',
  8: 'down',
  9: 'slow',
};

/** Whoever signs in with a mobile number. */
export interface Holder {
  mobile: string;
  /** 36 characters, the same for the same mobile. */
  lockerId: string;
  person: Person;
  ending: Ending;
  documents: readonly LockerDocument[];
}

const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};

export const isMobile = (text: string) => /^[6-9]\d{9}$/.test(text);

/** The locker of a mobile number: a demo person's own, any other number like Asha's. */
export function holderOf(mobile: string, fixtures: Readonly<Record<string, Fixtures>>): Holder {
  const ending = byDigit[mobile.slice(-1)] ?? 'good';
  const own = { ...(people.find((person) => person.mobile === mobile) ?? people[0]), mobile };
  const person = ending === 'someone-else' ? someoneElse(own) : own;
  const all = ending === 'empty' ? [] : lockerDocuments(person, fixtures);
  return {
    mobile,
    lockerId: uuidOf(`locker ${mobile}`),
    person,
    ending,
    documents: ending === 'no-aadhaar' ? all.filter(({ doctype }) => doctype !== aadhaarDoctype) : all,
  };
}
