import { type AddressParts, addressParts, type LabelledNumber, type PlaceWord } from './address-parts.ts';
import { otherFloor, otherKind, otherName, otherSide, otherWay } from './address-ways.ts';
import { isHome, isNumberedPlace, setsApart } from './address-words.ts';
import { enough, type Matched, type Met, notEnough, nothingToCompare, rounded, turned } from './matched.ts';
import { bestPairs, unpaired } from './pairs.ts';
import { parted, type Spelt, spelt } from './spelt.ts';
import { compareWords, firm } from './words.ts';

/** How one part of two addresses compares. */
export interface PartMatched {
  part: 'pin' | 'house' | 'street' | 'city' | 'state';
  says: 'same' | 'partly' | 'differs' | 'one side' | 'neither';
  a: string;
  b: string;
}

/** A comparison of addresses, also part by part. */
export interface AddressMatched extends Matched {
  parts: PartMatched[];
}

/** What each part that both sides say counts for. */
const weights = { street: 0.5, house: 0.25, pin: 0.2, city: 0.1, state: 0.05 };

const alike = (a: Spelt, b: Spelt) => compareWords(a, b, false).score >= firm;
const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.filter((one) => b.some((other) => one === other || alike(spelt(one), spelt(other))));
const homesOf = (numbers: readonly LabelledNumber[]) => numbers.filter(({ label }) => isHome(label));
const written = ({ label, value, wing }: LabelledNumber) =>
  [label === 'OTHER' ? '' : label, value, wing ? `WING ${wing}` : ''].filter(Boolean).join(' ');

/** A-202 is 202 in wing A; where one side names no wing, it is left out. */
function sameNumber(a: LabelledNumber, b: LabelledNumber): boolean {
  if (a.wing && b.wing && a.wing !== b.wing) return false;
  const full = ({ wing = '', value }: LabelledNumber) => `${wing}${value}`;
  return a.value === b.value || full(a) === b.value || full(b) === a.value;
}
const meet = (a: readonly LabelledNumber[], b: readonly LabelledNumber[]) =>
  a.some((one) => b.some((other) => sameNumber(one, other)));
const meets = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

/** The places where numbers of one kind differ: SECTOR 15 and SECTOR 51. */
function otherNumbers(a: AddressParts, b: AddressParts): string | null {
  const labels = new Set(a.numbers.map(({ label }) => label).filter(setsApart));
  for (const wanted of labels) {
    const [own, other] = [a, b].map(({ numbers }) => numbers.filter(({ label }) => label === wanted)) as [
      LabelledNumber[],
      LabelledNumber[],
    ];
    const [first, second] = [own[0], other[0]];
    if (!first || !second || meet(own, other)) continue;
    // A house number that stands elsewhere on the other side ("Old No. 12") is the same house.
    if (wanted === 'HOUSE' && (meet(own, b.numbers) || meet(other, a.numbers))) continue;
    return `${written(first)} and ${written(second)} are different places.`;
  }
  // Greater Kailash 1 and 2 are two areas.
  for (const one of a.numbers) {
    const others = b.numbers.filter(({ behind }) => behind !== undefined && behind === one.behind);
    const [other] = others;
    if (other && !meet([one], others))
      return `${one.behind} ${one.value} and ${one.behind} ${other.value} are different places.`;
  }
  const [homeA, homeB] = [homesOf(a.numbers), homesOf(b.numbers)];
  const [first, second] = [homeA[0], homeB[0]];
  if (first && second && !meet(homeA, b.numbers) && !meet(homeB, a.numbers))
    return `${written(first)} and ${written(second)} are different houses.`;
  return null;
}

function twoPlaces(a: AddressParts, b: AddressParts): string | null {
  if (a.pin && b.pin && a.pin !== b.pin) return 'Different PIN codes are different places.';
  const differs = otherNumbers(a, b) ?? otherWay(a, b) ?? otherSide(a, b) ?? otherFloor(a, b);
  if (differs) return differs;
  const [[streetA], [streetB]] = [a.streets, b.streets];
  if (
    streetA &&
    streetB &&
    !a.streets.some((one) => b.streets.some((other) => shareName(one.name, other.name)))
  )
    return `${nameOf(streetA.name)} and ${nameOf(streetB.name)} are different streets.`;
  const kind =
    otherKind(a.streets, b.streets, shareName) ??
    otherKind(a.areas, b.areas, shareName) ??
    otherKind([...a.streets, ...a.areas], [...b.streets, ...b.areas], shareName);
  if (kind) return kind;
  for (const kinds of ['villages', 'buildings', 'areas'] as const) {
    const names = otherName(a[kinds], b[kinds], shareName);
    if (names) return names;
  }
  // One PIN code lies in one place, whatever its town and district are called.
  if (a.pin && b.pin) return null;
  for (const [own, other] of [
    [a.cities, b.cities],
    [a.states, b.states],
  ] as const)
    if (own.length > 0 && other.length > 0 && !meets(own, other))
      return `${own[0]} and ${other[0]} are different places.`;
  return null;
}

const numberedPlaces = ({ numbers }: AddressParts) => numbers.filter(({ label }) => isNumberedPlace(label));

function tooLittle(a: AddressParts, b: AddressParts, areas: number, found: number): string | null {
  if (areas === 0 && !meet(numberedPlaces(a), numberedPlaces(b)))
    return 'The addresses share no street or area.';
  const sure = (a.pin && b.pin) || (a.numbers.length > 0 && b.numbers.length > 0);
  // A village often has neither, nor a street: three names in common, and none that is missing, will do.
  const village = a.numbers.length + b.numbers.length + a.streets.length + b.streets.length === 0;
  return sure || (village && areas >= 3 && found === 1)
    ? null
    : 'Without a PIN code or a house number in both addresses, they may be different places.';
}

/**
 * Each says a name that the other does not: one house number in two areas, buildings or streets of one town. A post office, a
 * police station, a taluk or a district is named beside a place: one of a kind differs from another of that kind alone.
 */
function otherWords({ onlyA, onlyB }: Street): string | null {
  const names = ({ weight }: PlaceWord) => weight === 1;
  for (const first of onlyA.filter(names)) {
    const second = onlyB.filter(names).find((other) => other.of === first.of);
    if (second) return `${first.word.shown} and ${second.word.shown} are different places.`;
  }
  return null;
}

const partSays = (a: readonly string[], b: readonly string[], found: number): PartMatched['says'] => {
  if (a.length + b.length === 0) return 'neither';
  if (a.length === 0 || b.length === 0) return 'one side';
  return found === 1 ? 'same' : found > 0 ? 'partly' : 'differs';
};

interface Street {
  met: Met[];
  onlyA: PlaceWord[];
  onlyB: PlaceWord[];
  /** Share of the side that says less, by weight. */
  found: number;
  /** Names (not kinds of places) in common. */
  areas: number;
  reasons: string[];
}

/** Words of two places that are one word. A mere beginning ("Ram" of "Ramnagar") is not; MG for Mahatma Gandhi is. */
const placePairs = (a: readonly Spelt[], b: readonly Spelt[]) =>
  bestPairs(a, b).filter(
    (pair) => pair.score >= firm || (pair.how === 'initial' && Boolean(a[pair.a]?.from ?? b[pair.b]?.from)),
  );
const shareName = (a: readonly Spelt[], b: readonly Spelt[]) =>
  placePairs(parted(a, b), parted(b, a)).length > 0;
const nameOf = (words: readonly Spelt[]) => words.map(({ shown }) => shown).join(' ');

function compareStreets(a: readonly PlaceWord[], b: readonly PlaceWord[]): Street {
  const known = new Map([...a, ...b].map((one) => [one.word.shown, one]));
  const plain = (words: readonly PlaceWord[]) => words.map(({ word }) => word);
  const again = (words: readonly Spelt[]): PlaceWord[] =>
    words.map((word) => ({ weight: 1, ...(known.get(word.shown) ?? known.get(word.from ?? '')), word }));
  const [sideA, sideB] = [again(parted(plain(a), plain(b))), again(parted(plain(b), plain(a)))];
  const pairs = placePairs(plain(sideA), plain(sideB));
  const weightAt = (at: number) => sideA[at]?.weight ?? 1;
  const total = (words: readonly PlaceWord[]) => words.reduce((sum, { weight }) => sum + weight, 0);
  const common = pairs.reduce((sum, pair) => sum + weightAt(pair.a), 0);
  const [onlyA, onlyB] = [unpaired(sideA, pairs, 'a'), unpaired(sideB, pairs, 'b')];
  const fewer = common + Math.min(total(onlyA), total(onlyB));
  return {
    met: pairs.map((pair) => ({
      a: sideA[pair.a]?.word.shown ?? '',
      b: sideB[pair.b]?.word.shown ?? '',
      how: pair.how,
      score: rounded(pair.score),
    })),
    onlyA,
    onlyB,
    found: fewer === 0 ? 0 : common / fewer,
    areas: pairs.filter((pair) => weightAt(pair.a) === 1).length,
    reasons: pairs.map(({ reason }) => reason.replace('one name', 'one place')).filter(Boolean),
  };
}

function compareNumbers(a: readonly LabelledNumber[], b: readonly LabelledNumber[]) {
  const left = [...b];
  const met: Met[] = [];
  const onlyA = a.filter((one) => {
    const same = (other: LabelledNumber) => sameNumber(one, other);
    const loose = (label: string) => isHome(label) || label === 'OTHER';
    const at = left.findIndex(
      (other) => same(other) && (other.label === one.label || (loose(other.label) && loose(one.label))),
    );
    const other = left[at];
    if (!other) return true;
    left.splice(at, 1);
    met.push({ a: written(one), b: written(other), how: 'same number', score: 1 });
    return false;
  });
  return { met, onlyA, onlyB: left };
}

/** Papers write 12, 12/1 and 12A for parts of one house: near, but not the same. */
const near = (a: readonly LabelledNumber[], b: readonly LabelledNumber[]) => {
  const heads = (numbers: readonly LabelledNumber[]) =>
    homesOf(numbers).map(({ value }) => /[0-9]+/.exec(value)?.[0]);
  return heads(a).some((head) => head !== undefined && heads(b).includes(head));
};

function compare(a: AddressParts, b: AddressParts, same: boolean): AddressMatched {
  const street = compareStreets(a.words, b.words);
  const numbers = compareNumbers(a.numbers, b.numbers);
  const [cityMet, stateMet] = [sameTexts(a.cities, b.cities), sameTexts(a.states, b.states)];
  const fewest = Math.min(a.numbers.length, b.numbers.length);
  const of: Record<PartMatched['part'], { a: string[]; b: string[]; found: number }> = {
    pin: { a: a.pin ? [a.pin] : [], b: b.pin ? [b.pin] : [], found: a.pin === b.pin ? 1 : 0 },
    house: {
      a: a.numbers.map(written),
      b: b.numbers.map(written),
      found: fewest === 0 ? 0 : numbers.met.length / fewest,
    },
    street: {
      a: a.words.map(({ word }) => word.shown),
      b: b.words.map(({ word }) => word.shown),
      found: street.found,
    },
    city: { a: a.cities, b: b.cities, found: cityMet.length > 0 ? 1 : 0 },
    state: { a: a.states, b: b.states, found: stateMet.length > 0 ? 1 : 0 },
  };
  const names = ['pin', 'house', 'street', 'city', 'state'] as const;
  const parts = names.map((part): PartMatched => {
    const { a: own, b: other, found } = of[part];
    return { part, says: partSays(own, other, found), a: own.join(' '), b: other.join(' ') };
  });
  const says = Object.fromEntries(parts.map((part) => [part.part, part.says]));
  const both = names.filter((part) => says[part] !== 'neither' && says[part] !== 'one side');
  const total = both.reduce((sum, part) => sum + weights[part], 0) + (says.house === 'one side' ? 0.1 : 0);
  const score = total === 0 ? 0 : both.reduce((sum, part) => sum + weights[part] * of[part].found, 0) / total;

  const reasons = [...street.reasons];
  const onlyWords = (words: readonly PlaceWord[]) => words.map(({ word }) => word.shown).join(' ');
  if (street.found < 1) reasons.push('Some words of the shorter address are not in the other.');
  for (const [own, other] of [
    [street.onlyA, street.onlyB],
    [street.onlyB, street.onlyA],
  ] as const)
    if (own.length > 0 && other.length === 0) reasons.push(`Only one address contains ${onlyWords(own)}.`);
  if (says.pin === 'differs') reasons.push(`The PIN codes ${a.pin} and ${b.pin} differ.`);
  if (says.pin === 'one side' || says.pin === 'neither')
    reasons.push(says.pin === 'neither' ? 'Neither address has a PIN code.' : 'One address has no PIN code.');
  if (says.house === 'differs' || says.house === 'partly')
    reasons.push('The house or street numbers differ.');
  if (says.house === 'one side') reasons.push('Only one address has a house number.');
  if (says.city === 'differs') reasons.push(`The cities ${a.cities[0]} and ${b.cities[0]} differ.`);
  if (says.state === 'differs') reasons.push(`The states ${a.states[0]} and ${b.states[0]} differ.`);

  const little = tooLittle(a, b, street.areas, street.found);
  const doubt = twoPlaces(a, b) ?? otherWords(street) ?? (same ? null : little);
  if (same && little) reasons.push('The addresses are the same, but too short to identify the place.');
  if (doubt) {
    reasons.push(doubt);
    if (doubt.endsWith('houses.') && near(a.numbers, b.numbers))
      reasons.push('The numbers start alike and may belong to one house.');
  }
  const match = !doubt && rounded(score) >= enough;
  const also = (own: readonly string[], other: readonly string[], how: string): Met[] =>
    sameTexts(own, other).map((text) => ({ a: text, b: text, how, score: 1 }));
  return {
    score: rounded(match ? score : Math.min(score, notEnough)),
    match,
    reasons: [...new Set(reasons)],
    met: [
      ...street.met,
      ...numbers.met,
      ...(says.pin === 'same' ? [{ a: a.pin, b: b.pin, how: 'same PIN code', score: 1 }] : []),
      ...also(a.cities, b.cities, 'same city'),
      ...also(a.states, b.states, 'same State'),
    ],
    onlyA: [...street.onlyA.map(({ word }) => word.shown), ...numbers.onlyA.map(written)],
    onlyB: [...street.onlyB.map(({ word }) => word.shown), ...numbers.onlyB.map(written)],
    parts,
  };
}

const nothing = (parts: AddressParts) =>
  parts.words.length + parts.cities.length + parts.states.length + parts.numbers.length === 0;

/**
 * Compares two Indian addresses: PIN code, numbers with what they are of (flat, cross, sector), street and area words,
 * city and State. Papers leave parts out, so what the shorter one says is looked for in the longer one; what one side
 * does not say is not counted. Never throws. docs/decisions/0016-name-and-address-matching.md.
 */
export function matchAddresses(a: string, b: string): AddressMatched {
  const [first, second] = [addressParts(a), addressParts(b)];
  if (nothing(first) || nothing(second))
    return { ...nothingToCompare('There is no address to compare.'), parts: [] };
  const [keyA, keyB] = [JSON.stringify(first), JSON.stringify(second)];
  // Always the same way round, so that the outcome does not depend on who is asked first.
  if (keyA <= keyB) return compare(first, second, keyA === keyB);
  const found = turned(compare(second, first, false));
  return { ...found, parts: found.parts.map((part) => ({ ...part, a: part.b, b: part.a })) };
}
