import { mrzDigit } from '@pramaan/documents/identifiers/mrz.ts';
import type { InventedPerson } from '../people.ts';

const shortDate = (date: string) => date.replaceAll('-', '').slice(2);
const filled = (text: string, length: number) => text.padEnd(length, '<').slice(0, length);

/** The two lines at the foot of the person's passport (TD3). Source: ICAO Doc 9303 part 4, standards §4.2. */
export function mrzOf(person: InventedPerson): readonly [string, string] {
  const names = `${person.lastName}<<${person.firstName.replaceAll(' ', '<')}`.toUpperCase();
  const checked = (text: string) => text + mrzDigit(text);
  const number = checked(filled(person.passport, 9));
  const birth = checked(shortDate(person.dob));
  const expiry = checked(shortDate(person.passportExpires));
  const personal = '<'.repeat(15);
  const whole = mrzDigit(number + birth + expiry + personal);
  return [`P<IND${filled(names, 39)}`, `${number}IND${birth}${person.gender}${expiry}${personal}${whole}`];
}
