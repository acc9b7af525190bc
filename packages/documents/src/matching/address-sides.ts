import type { AddressParts, PlaceWord, Side } from './address-shape.ts';
import { isArea, isCity, isKind, isStreet, sideOfLetter } from './address-words.ts';
import { closeSound } from './sound.ts';

/* East Patel Nagar and Patel Nagar, Old Katra and New Katra: which of two places of one name. */

const groups = ['EAST WEST NORTH SOUTH', 'OLD NEW', 'UPPER LOWER', 'INNER OUTER'].map((words) =>
  words.split(' '),
);
const groupOf = (word: string) => groups.find((words) => words.includes(word));
/** The small and the large one of two villages. */
const sizes = ['KHURD', 'KALAN', 'BUZURG', 'BUDRUK'];

interface Token {
  text: string;
  number: boolean;
  parted: boolean;
}

/** What an address says of sides, and every word of a side in it, also in short. */
export function sidesOf(tokens: readonly Token[]): { sides: Side[]; sideWords: string[] } {
  const sides: Side[] = [];
  const sideWords: string[] = [];
  for (const [at, { text, parted }] of tokens.entries()) {
    const says = sideOfLetter[text] ?? text;
    const behind = /^(?:EAST|WEST|NORTH|SOUTH|EXTENSION)$/.test(text);
    if (sizes.includes(text)) {
      const whole = tokens[at - 1];
      sideWords.push(text);
      if (whole && !parted && !whole.number) sides.push({ says: text, of: whole.text, behind: true });
    }
    if (!groupOf(says) && !behind) continue;
    sideWords.push(says);
    if (says !== text) continue;
    const [named, kind, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    const follows = next && !next.parted && !next.number ? next.text : '';
    if (groupOf(text) && follows && !isKind(follows) && !isCity(follows) && !groupOf(follows))
      sides.push({ says, of: follows, behind: false });
    else if (behind && kind && !parted && (isStreet(kind.text) || isArea(kind.text)) && named && !kind.parted)
      sides.push({ says, of: named.text, behind: true });
  }
  return { sides, sideWords };
}

const alike = (one: string, other: string) => closeSound(one) === closeSound(other);
const often = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
/** The other says the word as often, of whatever: "Patel Nagar (E)". Goregaon East says nothing of East Gandhi Street. */
const saidToo = ({ says }: Side, own: AddressParts, other: AddressParts) =>
  often(other.sideWords, says) >= often(own.sideWords, says);
const told = ({ says, of, behind }: Side) => (behind ? `${of} ${says}` : `${says} ${of}`);

/** Old Katra and New Katra. */
function opposed(a: AddressParts, b: AddressParts): string | null {
  for (const one of a.sides) {
    const other = b.sides.find(
      ({ of, says }) => alike(of, one.of) && says !== one.says && groupOf(says) === groupOf(one.says),
    );
    if (other && !saidToo(one, a, b)) return `${told(one)} and ${told(other)} are different places.`;
  }
  return null;
}

/** Patel Nagar, where the other says East Patel Nagar. Of a landmark, or of a suburb behind its name, it says little. */
function leftOut(a: AddressParts, b: AddressParts): string | null {
  const named = (words: readonly PlaceWord[], name: string) =>
    words.some(({ word, weight }) => weight === 1 && word.close.includes(closeSound(name)));
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const side = one.sides.find(
      (side) => !saidToo(side, one, other) && named(one.words, side.of) && named(other.words, side.of),
    );
    if (side) return `${told(side)} and ${side.of} are different places.`;
  }
  return null;
}

/** Where a word like EAST or OLD makes two places of one name; null when none does. */
export const otherSideOfName = (a: AddressParts, b: AddressParts): string | null =>
  opposed(a, b) ?? leftOut(a, b);
