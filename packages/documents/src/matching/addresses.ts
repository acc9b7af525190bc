import { homesOf, meet, otherNumbers, sameNumber, written } from './address-numbers.ts';
import { addressParts } from './address-parts.ts';
import type { AddressParts, LabelledNumber, PlaceWord } from './address-shape.ts';
import { otherSideOfName } from './address-sides.ts';
import { otherEnding, otherFloor, otherKind, otherName, otherSide, otherWay } from './address-ways.ts';
import { isHome, isNumberedPlace, isWay, sameWay } from './address-words.ts';
import { enough, type Matched, type Met, notEnough, nothingToCompare, rounded, turned } from './matched.ts';
import { bestPairs, type Pair, unpaired } from './pairs.ts';
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
const meets = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

function twoPlaces(a: AddressParts, b: AddressParts): string | null {
  if (a.pin && b.pin && a.pin !== b.pin) return 'Different PIN codes are different places.';
  const differs =
    otherNumbers(a, b) ?? otherWay(a, b) ?? otherSide(a, b) ?? otherSideOfName(a, b) ?? otherFloor(a, b);
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
  const ending = otherEnding(a.streets, b.streets, shareName, shareLast);
  if (ending) return ending;
  for (const kinds of ['villages', 'buildings', 'areas'] as const) {
    const names =
      otherName(a[kinds], b[kinds], shareName) ?? otherEnding(a[kinds], b[kinds], shareName, shareLast);
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
  // A sector or a lane is no house.
  const own = ({ numbers }: AddressParts) =>
    numbers.filter(({ label }) => !isNumberedPlace(label) && !isWay(label));
  const sure = (a.pin && b.pin) || meet(own(a), own(b));
  // A village often has neither, nor a street: three names in common, and none that is missing, will do; two, where it has
  // a post office of its own.
  const village = a.numbers.length + b.numbers.length + a.streets.length + b.streets.length === 0;
  const names = areas + (meets(a.cities, b.cities) ? 1 : 0);
  const enoughNames = areas >= 3 || (a.ownPost && b.ownPost && names >= 2);
  return sure || (village && enoughNames && found === 1)
    ? null
    : 'Without a PIN code or a house number in both addresses, they may be different places.';
}

/**
 * What one says as the place, the other says as its post office, its taluk or its district alone, beside a place of another
 * name: Pedda Kakani, and Nambur of Pedda Kakani Mandal.
 */
function withinIt({ pairs, onlyA, onlyB }: Street): string | null {
  const places = pairs.filter(({ a, b }) => a.weight === 1 && b.weight === 1);
  const named = ({ weight, of }: PlaceWord) => weight === 1 && !of;
  // A house in Rampura of Sikar is told by Rampura, whatever is said of Sikar.
  const told = (side: 'atA' | 'atB', place: number) =>
    places.some((pair) => !pair.a.of && !pair.b.of && pair[side] < place);
  for (const { a, b, atA, atB } of places) {
    const lone = b.of && !a.of ? onlyB.find(named) : a.of && !b.of ? onlyA.find(named) : undefined;
    const first = a.of ? !told('atB', atB) : !told('atA', atA);
    if (lone && first) return `${(a.of ? b : a).word.shown} and ${lone.word.shown} are different places.`;
  }
  return null;
}

/** Shivaji Chowk, and a road near Shivaji Chowk: what one says as the place is the landmark of another street. */
function besideIt({ pairs, onlyA, onlyB }: Street): string | null {
  const named = ({ weight, of }: PlaceWord) => weight === 1 && !of;
  for (const [place, lone] of [
    [pairs.find(({ a, b }) => a.weight === 1 && b.weight < 1)?.a, onlyB.find(named)],
    [pairs.find(({ a, b }) => b.weight === 1 && a.weight < 1)?.b, onlyA.find(named)],
  ])
    if (place && lone) return `${place.word.shown} and ${lone.word.shown} are different places.`;
  return null;
}

/**
 * Each says a name that the other does not: one house number in two areas, buildings or streets of one town. A post office, a
 * police station, a taluk or a district is named beside a place: one of a kind differs from another of that kind alone.
 */
function otherWords({ onlyA, onlyB }: Street, onePin: boolean): string | null {
  const names = ({ weight }: PlaceWord) => weight === 1;
  // Only of a district with one PIN code we know that "East Godavari" and "Konaseema Dist." say one thing of a place.
  const of = (word: PlaceWord) => (word.after && !(word.of === 'DISTRICT' && onePin) ? undefined : word.of);
  for (const first of onlyA.filter(names)) {
    const second = onlyB.filter(names).find((other) => of(other) === of(first));
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
  /** Words that met, with their places on either side. */
  pairs: { a: PlaceWord; b: PlaceWord; atA: number; atB: number }[];
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
/** The word before NAGAR or ROAD is on both sides: not of Thiru Vi Ka Nagar and Thiru Nagar. */
const shareLast = (a: readonly Spelt[], b: readonly Spelt[]) => {
  const [one, other] = [parted(a, b), parted(b, a)];
  return placePairs(one, other).some((pair) => pair.a === one.length - 1 && pair.b === other.length - 1);
};
const nameOf = (words: readonly Spelt[]) => words.map(({ shown }) => shown).join(' ');

function compareStreets(a: readonly PlaceWord[], b: readonly PlaceWord[]): Street {
  const plain = (words: readonly PlaceWord[]) => words.map(({ word }) => word);
  const against = (own: readonly PlaceWord[], other: readonly PlaceWord[]): PlaceWord[] => {
    const known = new Map(own.map((one) => [one.word.shown, one]));
    return parted(plain(own), plain(other)).map((word) => ({
      weight: 1,
      ...(known.get(word.shown) ?? known.get(word.from ?? '')),
      word,
    }));
  };
  const [sideA, sideB] = [against(a, b), against(b, a)];
  const pairs = placePairs(plain(sideA), plain(sideB));
  const weightAt = (at: number) => sideA[at]?.weight ?? 1;
  // A landmark on one side is no street on the other.
  const lesser = (pair: Pair) => Math.min(weightAt(pair.a), sideB[pair.b]?.weight ?? 1);
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
    pairs: pairs.flatMap((pair) => {
      const [one, other] = [sideA[pair.a], sideB[pair.b]];
      return one && other ? [{ a: one, b: other, atA: pair.a, atB: pair.b }] : [];
    }),
    onlyA,
    onlyB,
    found: fewer === 0 ? 0 : common / fewer,
    areas: pairs.filter((pair) => lesser(pair) === 1).length,
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
      (other) => same(other) && (sameWay(other.label, one.label) || (loose(other.label) && loose(one.label))),
    );
    const other = left[at];
    if (!other) return true;
    left.splice(at, 1);
    met.push({ a: written(one), b: written(other), how: 'same number', score: 1 });
    return false;
  });
  return { met, onlyA, onlyB: left };
}

/** A floor is counted from the ground or from one. */
const counted = ({ label }: LabelledNumber) => label !== 'FLOOR';

/**
 * Each says a number that the other does not, of whatever it is: 2nd Cross, whose word nobody knows here, is not the 7th. Of `22 Phase 2` the
 * words do not say which of both is the house.
 */
function otherNumber(a: AddressParts, b: AddressParts, { onlyA, onlyB }: Numbers): string | null {
  const unsaid = (own: readonly LabelledNumber[], other: AddressParts) =>
    own.find((one) => counted(one) && !other.numbers.some(({ value }) => value === one.value));
  const [first, second] = [unsaid(onlyA, b), unsaid(onlyB, a)];
  return first && second ? `${written(first)} and ${written(second)} are different places.` : null;
}

type Numbers = ReturnType<typeof compareNumbers>;

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
  const doubt =
    twoPlaces(a, b) ??
    otherNumber(a, b, numbers) ??
    otherWords(street, a.pin !== '' && a.pin === b.pin) ??
    withinIt(street) ??
    besideIt(street) ??
    (same ? null : little);
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
