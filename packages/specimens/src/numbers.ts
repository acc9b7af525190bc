import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { isLuhnValid } from '@pramaan/documents/identifiers/luhn.ts';
import { verhoeffDigit } from '@pramaan/documents/identifiers/verhoeff.ts';
import { stateLetters } from '@pramaan/documents/states.ts';
import type { Random } from './random.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isPalindrome = (digits: string) => digits === [...digits].reverse().join('');

/** A number under UIDAI's prefix for tests, 9999, with its check digit. Source: standards §3. */
export function inventAadhaar(random: Random): string {
  const payload = `9999${random.digits(7)}`;
  const number = payload + verhoeffDigit(payload);
  return isPalindrome(number) ? inventAadhaar(random) : number;
}

/** A Virtual ID: 16 digits with their check digit. Source: standards §3. */
export function inventVirtualId(random: Random): string {
  const payload = `9${random.digits(14)}`;
  return payload + verhoeffDigit(payload);
}

/** A person's PAN, its 5th letter that of the surname. The department has not come near ZZ. Source: standards §4.1. */
export function inventPan(random: Random, lastName: string): string {
  const letters = `ZZ${random.pick(alphabet)}P${lastName.charAt(0).toUpperCase()}`;
  return `${letters}${random.whole(1, 9)}${random.digits(3)}${random.pick(alphabet)}`;
}

/** A voter ID number whose last digit is Luhn's. Source: standards §4.2. */
export function inventEpic(random: Random): string {
  const letters = random.pick(['X', 'Y', 'Z']) + random.pick(alphabet) + random.pick(alphabet);
  const payload = random.digits(6);
  const last = [...'0123456789'].find((digit) => isLuhnValid(payload + digit)) ?? '0';
  const { value, fault } = epicNumber.check(letters + payload + last);
  if (fault !== null) throw new Error(fault);
  return value;
}

/** A licence of an office 99, which no State has. Source: standards §4.2. */
export function inventLicence(random: Random, state: string, year: string): string {
  return `${stateLetters[state] ?? 'KA'}99${year}${random.digits(7)}`;
}

/** A passport number of a letter whose books have all run out. Source: standards §4.2. */
export function inventPassport(random: Random): string {
  const letter = random.pick([...'ABCDEFG']);
  return `${letter}${random.whole(1, 9)}${random.digits(5)}${random.whole(1, 9)}`;
}
