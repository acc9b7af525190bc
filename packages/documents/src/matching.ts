/** Names and addresses compared, and the specification's codes for what the comparison said (P §8). */

export type { AddressMatched, PartMatched } from './matching/addresses.ts';
export { matchAddresses } from './matching/addresses.ts';
export type { Matched, Met } from './matching/matched.ts';
export { matchNames } from './matching/names.ts';

/** −1: nothing to compare with; 0: they differ; 1: they agree. */
type MatchCode = -1 | 0 | 1;

/** The specification's messages, word for word. */
export const matchingMessages = {
  'No Previous Address Found': -1,
  'Address did not match': 0,
  'Profile Name Not Match': 0,
  'Address matched': 1,
  'Profile Name Match': 1,
} as const satisfies Record<string, MatchCode>;

/** The code of a matching message; null for a message that is none of them. */
export function matchCode(message: string): MatchCode | null {
  return Object.hasOwn(matchingMessages, message)
    ? matchingMessages[message as keyof typeof matchingMessages]
    : null;
}

/** How a comparison of names is worded. */
export function nameMessage(match: boolean): keyof typeof matchingMessages {
  return match ? 'Profile Name Match' : 'Profile Name Not Match';
}

/** How a comparison of addresses is worded; null when there was no address to compare with. */
export function addressMessage(match: boolean | null): keyof typeof matchingMessages {
  if (match === null) return 'No Previous Address Found';
  return match ? 'Address matched' : 'Address did not match';
}
