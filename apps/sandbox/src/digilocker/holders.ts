import { createHash } from 'node:crypto';
import type { Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarDoctype } from '@pramaan/readers/locker-xml/layouts.ts';
import { type LockerDocument, lockerDocuments } from '@pramaan/specimens/locker/locker-documents.ts';
import { inventPerson } from '@pramaan/specimens/people.ts';
import { someoneElse } from '../karza/triggers.ts';
import type { PeopleBook } from '../people/people-book.ts';

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

/** Whose locker a mobile number opens, and what it does: test numbers differ from a person's own in the last digit. */
function ownerOf(mobile: string, book: PeopleBook): Pick<Holder, 'person' | 'ending'> {
  const own = book.ofMobile(mobile);
  if (own) return { person: own, ending: 'good' };
  const near = book.all().find((person) => person.mobile.slice(0, -1) === mobile.slice(0, -1));
  const ending = byDigit[mobile.slice(-1)];
  return near && ending
    ? { person: { ...near, mobile }, ending }
    : { person: { ...inventPerson(mobile), mobile }, ending: 'empty' };
}

/** The locker of a mobile number: a known person's own; a test number's; an empty one. */
export function holderOf(
  mobile: string,
  book: PeopleBook,
  fixtures: Readonly<Record<string, Fixtures>>,
): Holder {
  const { person: own, ending } = ownerOf(mobile, book);
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
