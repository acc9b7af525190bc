import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { personCalled } from '@pramaan/specimens/statements/accounts.ts';
import type { PeopleBook } from '../people/people-book.ts';

/** What becomes of a link, by the ending of the user id typed on the bank's page. */
export const endings = {
  '': 'both accounts, all months',
  one: 'only one of two accounts',
  gap: 'only the last two months',
  slow: 'the bank needs a few more seconds; the link is ready later',
  down: 'the bank does not respond',
} as const;
export type Ending = keyof typeof endings;

export const rightPassword = 'demo@1234';
export const rightCode = '123456';

export interface BankUser {
  person: InventedPerson;
  ending: Ending;
}

/** Whose accounts a user id opens, and how: `asha`, `ravi.slow`, `7.gap`; null when the bank does not know it. */
export function bankUser(userId: string, book: PeopleBook): BankUser | null {
  const [name = '', ending = ''] = userId.trim().toLowerCase().split('.', 2);
  const person = book.called(name) ?? personCalled(name);
  return person && Object.hasOwn(endings, ending) ? { person, ending: ending as Ending } : null;
}
