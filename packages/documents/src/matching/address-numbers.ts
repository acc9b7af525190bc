import type { AddressParts, LabelledNumber } from './address-shape.ts';
import { isHome, setsApart, useOf } from './address-words.ts';

/* Where two addresses differ by a number, or by what a number is of. */

export const homesOf = (numbers: readonly LabelledNumber[]) => numbers.filter(({ label }) => isHome(label));
export const written = ({ label, value, wing, series }: LabelledNumber) =>
  [series ?? '', label === 'OTHER' ? '' : label, value, wing ? `WING ${wing}` : ''].filter(Boolean).join(' ');

/** A-202 is 202 in wing A; where one side names no wing, it is left out. */
export function sameNumber(a: LabelledNumber, b: LabelledNumber): boolean {
  if (a.wing && b.wing && a.wing !== b.wing) return false;
  const full = ({ wing = '', value }: LabelledNumber) => `${wing}${value}`;
  return a.value === b.value || full(a) === b.value || full(b) === a.value;
}
export const meet = (a: readonly LabelledNumber[], b: readonly LabelledNumber[]) =>
  a.some((one) => b.some((other) => sameNumber(one, other)));

/** The places where numbers of one kind differ: SECTOR 15 and SECTOR 51. */
function otherOfKind(a: AddressParts, b: AddressParts): string | null {
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
  return null;
}

/** Lajpat Nagar of the other without the number of a part. */
const partLeftOut = (name: string, { areas, numbers }: AddressParts) =>
  numbers.every(({ label }) => label !== 'OTHER') &&
  areas.some((area) => [area.name.at(-1)?.shown, area.kind].join(' ') === name);

/** Greater Kailash 1 and 2 are two areas, and Lajpat Nagar II is one of several. */
function otherPart(a: AddressParts, b: AddressParts): string | null {
  const sides = [...a.numbers.map((one) => [one, b] as const), ...b.numbers.map((one) => [one, a] as const)];
  for (const [one, { numbers, ...rest }] of sides) {
    const others = numbers.filter(({ behind }) => behind !== undefined && behind === one.behind);
    const [other] = others;
    if (!other && one.behind?.includes(' ') && partLeftOut(one.behind, { numbers, ...rest }))
      return `${one.behind} ${one.value} and ${one.behind} are different places.`;
    if (other && !meet([one], others))
      return `${one.behind} ${one.value} and ${one.behind} ${other.value} are different places.`;
  }
  return null;
}

/** One number of a shop and of a flat, of a field and of a house. What a paper calls by a bare number may be either. */
function otherUse(a: AddressParts, b: AddressParts): string | null {
  for (const one of a.numbers) {
    const use = useOf(one);
    const alike = b.numbers.filter((other) => sameNumber(one, other));
    const other = alike.find((number) => useOf(number) && useOf(number) !== use);
    const met = (number: LabelledNumber) =>
      [...a.numbers, ...b.numbers].filter(
        (same) => useOf(same) === useOf(number) && sameNumber(same, number),
      );
    if (use && other && met(one).length === 1 && met(other).length === 1)
      return `${written(one)} and ${written(other)} are different places.`;
  }
  return null;
}

const newOrOld = (series?: string) => series === 'OLD' || series === 'NEW';

/**
 * Chennai numbered its houses anew: New No. 27 and Old No. 27 are two, and 27 alone is either. A housing board has a number
 * for each size: MIG 40 and 40 may be two.
 */
function otherSeries(a: AddressParts, b: AddressParts): string | null {
  const same = homesOf(a.numbers).flatMap((one) =>
    homesOf(b.numbers)
      .filter((other) => sameNumber(one, other))
      .map((other) => [one, other] as const),
  );
  const opposed = same.filter(
    ([{ series: one }, { series: other }]) => one !== other && ((one && other) || !newOrOld(one ?? other)),
  );
  const [first] = opposed;
  return first && opposed.length === same.length
    ? `${written(first[0])} and ${written(first[1])} are different houses.`
    : null;
}

/** What two addresses say by their numbers that makes two places of them; null when nothing does. */
export function otherNumbers(a: AddressParts, b: AddressParts): string | null {
  const differs = otherOfKind(a, b) ?? otherPart(a, b) ?? otherUse(a, b) ?? otherSeries(a, b);
  if (differs) return differs;
  const [homeA, homeB] = [homesOf(a.numbers), homesOf(b.numbers)];
  const [first, second] = [homeA[0], homeB[0]];
  if (first && second && !meet(homeA, b.numbers) && !meet(homeB, a.numbers))
    return `${written(first)} and ${written(second)} are different houses.`;
  return null;
}
