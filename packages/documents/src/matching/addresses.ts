import { type AddressParts, addressParts, isWide } from './address-words.ts';
import { type Matched, rounded } from './matched.ts';
import { compareWords } from './words.ts';

/** From this score on, two addresses are taken for one place. */
const enough = 0.7;
/** The most that two addresses can reach when something says that they are two places, or too little that they are one. */
const notEnough = 0.65;

/** The share of the shorter side's members that the other side has too. */
function shared(a: Set<string>, b: Set<string>, same: (one: string, other: string) => boolean): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0) return 0;
  return [...few].filter((one) => [...many].some((other) => same(one, other))).length / few.size;
}

/** Spellings of one place are one; a mere beginning ("Ram" of "Ramnagar") is not. */
const sameWord = (one: string, other: string) => compareWords(one, other, false).score >= 0.8;

function twoPlaces(a: AddressParts, b: AddressParts): string | null {
  if (a.pincode && b.pincode && a.pincode !== b.pincode) return 'Two PIN codes are two places.';
  const [houseA] = a.numbers;
  const [houseB] = b.numbers;
  if (houseA && houseB && !a.numbers.has(houseB) && !b.numbers.has(houseA))
    return `House ${houseA} and house ${houseB} are two places.`;
  return null;
}

function tooLittle(a: AddressParts, b: AddressParts): string | null {
  if (![...a.words].some((word) => !isWide(word) && [...b.words].some((other) => sameWord(word, other))))
    return 'They have no street or area in common.';
  const sure = (a.pincode && b.pincode) || (a.numbers.size > 0 && b.numbers.size > 0);
  return sure ? null : 'Without a PIN code or a house number in both, they may be two places.';
}

/**
 * Compares two Indian addresses: PIN code, house and street numbers, and the words between. Papers leave parts
 * out, so what the shorter one says is looked for in the longer one. What one side does not say is not counted.
 */
export function matchAddresses(a: string, b: string): Matched {
  const first = addressParts(a);
  const second = addressParts(b);
  if (first.words.size === 0 || second.words.size === 0)
    return { score: 0, match: false, reasons: ['There is no address to compare.'] };
  const reasons: string[] = [];
  const parts = [{ weight: 0.55, found: shared(first.words, second.words, sameWord) }];
  if (parts[0] && parts[0].found < 1) reasons.push('Some words of the shorter address are not in the other.');
  if (first.pincode && second.pincode) {
    const same = first.pincode === second.pincode;
    parts.push({ weight: 0.2, found: same ? 1 : 0 });
    if (!same) reasons.push(`The PIN codes ${first.pincode} and ${second.pincode} differ.`);
  } else reasons.push('One of them has no PIN code.');
  if (first.numbers.size > 0 && second.numbers.size > 0) {
    const found = shared(first.numbers, second.numbers, (one, other) => one === other);
    parts.push({ weight: 0.25, found });
    if (found < 1) reasons.push('The house or street numbers differ.');
  } else if (first.numbers.size + second.numbers.size > 0) {
    parts.push({ weight: 0.1, found: 0 });
    reasons.push('Only one of them has a house number.');
  }
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const score = parts.reduce((sum, { weight, found }) => sum + weight * found, 0) / weights;
  const doubt = twoPlaces(first, second) ?? tooLittle(first, second);
  if (!doubt) return { score: rounded(score), match: score >= enough, reasons };
  return { score: rounded(Math.min(score, notEnough)), match: false, reasons: [...reasons, doubt] };
}
