import type { AddressParts, LabelledNumber, Way } from './address-shape.ts';
import { isWay, sameWay } from './address-words.ts';
import type { Spelt } from './spelt.ts';

/* Where two addresses name one thing by two kinds of it: Gandhi Street and Gandhi Lane, Shastri Nagar and Shastri Colony. */

const nameOf = ({ name, kind }: Way) => [...name.map(({ shown }) => shown), kind].join(' ');

/** Two ways or areas of one name and of different kinds; null when any of one kind meet. */
export function otherKind(
  a: readonly Way[],
  b: readonly Way[],
  alike: (one: readonly Spelt[], other: readonly Spelt[]) => boolean,
): string | null {
  const named = a.flatMap((one) =>
    b.filter((other) => alike(one.name, other.name)).map((other) => [one, other] as const),
  );
  const [first] = named;
  if (!first || named.some(([one, other]) => sameWay(one.kind, other.kind))) return null;
  return `${nameOf(first[0])} and ${nameOf(first[1])} are different places.`;
}

const onWays = ({ numbers }: AddressParts) => numbers.filter(({ label }) => isWay(label));
const told = ({ label, value }: LabelledNumber) => `${label} ${value}`;

/** Both name a way by a number, and not one of a kind: 4th Cross and 3rd Main, Street 5 and Lane 5. */
export function otherWay(a: AddressParts, b: AddressParts): string | null {
  const [[first, ...restA], [second, ...restB]] = [onWays(a), onWays(b)];
  if (!first || !second) return null;
  const met = [first, ...restA].some((one) =>
    [second, ...restB].some(
      ({ label, value }) => label === one.label || (sameWay(label, one.label) && value === one.value),
    ),
  );
  return met ? null : `${told(first)} and ${told(second)} are different places.`;
}

/** Both name something of a kind, and no name is one of the other's: Krishna Nagar and Radha Nagar. */
export function otherName(
  a: readonly Way[],
  b: readonly Way[],
  alike: (one: readonly Spelt[], other: readonly Spelt[]) => boolean,
): string | null {
  const [[first], [second]] = [a, b];
  if (!first || !second || a.some((one) => b.some((other) => alike(one.name, other.name)))) return null;
  return `${nameOf(first)} and ${nameOf(second)} are different places.`;
}

/** Two of one kind that have a word in common and end with different ones: Thiru Vi Ka Nagar and Thiru Nagar. */
export function otherEnding(
  a: readonly Way[],
  b: readonly Way[],
  alike: (one: readonly Spelt[], other: readonly Spelt[]) => boolean,
  endAlike: (one: readonly Spelt[], other: readonly Spelt[]) => boolean,
): string | null {
  const named = a.flatMap((one) =>
    b
      .filter((other) => one.kind === other.kind && alike(one.name, other.name))
      .map((other) => [one, other] as const),
  );
  const [first] = named;
  if (!first || named.some(([one, other]) => endAlike(one.name, other.name))) return null;
  return `${nameOf(first[0])} and ${nameOf(first[1])} are different places.`;
}

/** The floors of two addresses, where they are two or more apart: papers count from the ground or from one. */
export function otherFloor(a: AddressParts, b: AddressParts): string | null {
  const floors = ({ numbers }: AddressParts) =>
    numbers
      .filter(({ label, value }) => label === 'FLOOR' && /^\d+$/.test(value))
      .map(({ value }) => Number(value));
  const [[first], [second]] = [floors(a), floors(b)];
  if (first === undefined || second === undefined || Math.abs(first - second) < 2) return null;
  return `FLOOR ${first} and FLOOR ${second} are different places.`;
}

const opposites = [
  ['EAST', 'WEST'],
  ['NORTH', 'SOUTH'],
  ['KHURD', 'KALAN'],
  ['KHURD', 'BUZURG'],
  ['KHURD', 'BUDRUK'],
] as const;

/** Andheri East and Andheri West, Nangal Khurd and Nangal Kalan. */
export function otherSide(a: AddressParts, b: AddressParts): string | null {
  const has = ({ words }: AddressParts, side: string) => words.some(({ word }) => word.shown === side);
  for (const [one, other] of opposites)
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const)
      if (has(a, first) && !has(a, second) && has(b, second) && !has(b, first))
        return `${first} and ${second} are different places.`;
  return null;
}
