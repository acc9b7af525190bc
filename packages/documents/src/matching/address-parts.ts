import { meantInScript } from './address-scripts.ts';
import type { AddressParts, LabelledNumber, Way } from './address-shape.ts';
import { sidesOf } from './address-sides.ts';
import {
  isArea,
  isBuilding,
  isCity,
  isEverywhere,
  isHome,
  isIdle,
  isKind,
  isLandmark,
  isOffice,
  isStreet,
  isWing,
  labelOf,
  meant,
  stateAt,
  stateOfLetters,
  zoneOf,
} from './address-words.ts';
import { oneWay, tidied } from './address-writing.ts';
import { indicScriptOf, romanised } from './indic.ts';
import { plainText } from './plain-text.ts';
import { type Spelt, spelt } from './spelt.ts';

interface Token {
  text: string;
  /** The word for comparing: in its own script where it is a name, since that tells more than one spelling of it. */
  word: Spelt;
  number: boolean;
  ordinal: boolean;
  /** A comma or line break stands before it. */
  parted: boolean;
}

/** Six digits, the last in the text; some write 560 071, or Jaipur-302015. A house number goes on: 12-302015. */
const pinPattern = /(?<![0-9/]|[0-9]\s?[-–])[1-9][0-9]{2}\s?[0-9]{3}(?![0-9/])/g;
const numberPattern =
  /^(?:(?:[A-Z]{1,2}[-/]?)?[0-9]{1,7}[A-Z]?|[A-Z])(?:(?:-|\s?\/\s?)(?:[0-9]{1,5}[A-Z]?|[A-Z])(?![A-Z0-9]))*(?![A-Z0-9])/;
/** House 12 of the part Ka of sector 5, as Jaipur writes it: 5-Ka-12, and 5-Kha-12. Mohali has a phase 3B2. */
const lettered = /^[0-9]{1,3}(?:-[A-Z]{2,3}-|[A-Z])[0-9]{1,4}(?![A-Z0-9])/;

const isKnownWord = (word: string) => isIdle(word) || isKind(word) || isCity(word);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let parted = true;
  let rest = text;
  let last = '';
  const taken = (length: number, text?: string, kind?: 'number' | 'ordinal', word?: Spelt) => {
    if (text !== undefined) {
      const number = kind !== undefined;
      tokens.push({ text, word: word ?? spelt(text), number, ordinal: kind === 'ordinal', parted });
      last = text;
      parted = false;
    }
    rest = rest.slice(length);
  };
  while (rest && tokens.length < 100) {
    const ordinal = /^([0-9]{1,4})(?:ST|ND|RD|TH)(?![A-Z0-9])/.exec(rest);
    const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0];
    const number = lettered.exec(rest)?.[0] ?? numberPattern.exec(rest)?.[0];
    if (ordinal) taken(ordinal[0].length, oneWay(ordinal[1] ?? ''), 'ordinal');
    else if (number && (/[0-9]/.test(number) || /^(?:BLOCK|WING|TOWER|POCKET|SECTOR)$/.test(meant(last))))
      taken(number.length, oneWay(number), 'number');
    else if (word && indicScriptOf(word)) {
      const behind = rest.slice(word.length, word.length + 1);
      const latin = romanised(word).map(meant);
      const known = meantInScript(word, behind) ?? latin.find(isKnownWord);
      const text = known ?? latin[0] ?? word;
      // What the table of short words and older names tells is compared as it says.
      const named = known === undefined && romanised(word)[0] === text;
      taken(word.length, text, undefined, named ? spelt(word) : undefined);
    } else if (word) {
      taken(word.length, meant(word));
    } else {
      const digits = /^[0-9]+/.exec(rest)?.[0].length ?? 1;
      if (/^[,\n;]/.test(rest)) parted = true;
      taken(digits);
    }
  }
  return tokens;
}

const isNumberWord = (word: string) => word === 'NUMBER' || word === 'NO';

const endsPart = (tokens: readonly Token[], at: number) => tokens[at + 1]?.parted ?? true;

/** The POST of "Vill. & Post Rampur", which names the village. */
function ofVillage(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === 'AND' ? tokens[at - 2] : tokens[at - 1];
  return !tokens[at]?.parted && /^(?:VILLAGE|AT)$/.test(before?.text ?? '');
}

/** "Vill. & PO Rampur", VPO Rampur, At Post Rampur; "Village Rampur, Post Rampur". */
function hasOwnPost(tokens: readonly Token[]): boolean {
  const post = (at: number) => /^(?:POST|PO)$/.test(tokens[at]?.text ?? '');
  return tokens.some(({ text }, at) => {
    if (text === 'VPO') return true;
    if (text !== 'VILLAGE' && text !== 'AT') return false;
    if (post(at + 1) || (tokens[at + 1]?.text === 'AND' && post(at + 2))) return true;
    const name = tokens[at + 1]?.text;
    return tokens.some((one, place) => place > at + 1 && one.text === name && post(place - 1));
  });
}

const saysLittle = (tokens: readonly Token[], at: number) => {
  const text = tokens[at]?.text ?? '';
  return isKind(text) || (isEverywhere(text) && !isStreet(tokens[at + 1]?.text ?? ''));
};

/** The words before ROAD or STREET, back to a comma, a number or the kind of a place; at most three. */
function streetName(tokens: readonly Token[], at: number): Spelt[] {
  const name: Spelt[] = [];
  for (let place = at; place > 0 && name.length < 3 && !tokens[place]?.parted; place--) {
    const token = tokens[place - 1];
    if (!token || token.number || isKind(token.text) || isIdle(token.text)) break;
    name.unshift(token.word);
  }
  return name;
}

/** The name that a number stands behind: KAILASH 2; with a house number before it also LAJPAT NAGAR 2. */
function nameBefore(tokens: readonly Token[], at: number, parted: boolean, first: boolean): string {
  const [word, before] = [tokens[at], tokens[at - 1]];
  if (!word || parted || word.number || isIdle(word.text)) return '';
  if (!isKind(word.text)) return word.text;
  return !first && isArea(word.text) && before && !before.number ? `${before.text} ${word.text}` : '';
}

/** The word behind VILLAGE. */
function nameBehind(tokens: readonly Token[], at: number): Spelt[] {
  const next = tokens[at + 1];
  return next && !next.parted && !next.number && !isKind(next.text) && !isIdle(next.text) ? [next.word] : [];
}

/** Where what a word makes of its neighbours is kept. */
function waysOf({ streets, areas, buildings, villages }: AddressParts, text: string): Way[] | null {
  if (isStreet(text)) return streets;
  if (isArea(text)) return areas;
  if (isBuilding(text)) return buildings;
  return text === 'VILLAGE' ? villages : null;
}

/** A house in a wing is one number: 202 and WING A. Papers call a wing a tower or a block too. */
function withWings(numbers: readonly LabelledNumber[]): LabelledNumber[] {
  const wing = numbers.find(({ label, value }) => isWing(label) && /^[A-Z]$/.test(value));
  const home = numbers.find(({ label, value }) => isHome(label) && /^[0-9]+$/.test(value));
  if (!wing || !home) return [...numbers];
  return numbers.flatMap((one) =>
    one === wing ? [] : one === home ? [{ ...one, wing: wing.value }] : [one],
  );
}

const once = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item] as const)).values()].toReversed();

const keyOf = ({ name, kind }: Way) => [...name.map(({ shown }) => shown), kind].join(' ');

/** Kolkata-19 is 700019: the postal zone that a large city had before PIN codes, at the end of an address. */
function shortPin(plain: string): { pin: string; end: number } | null {
  const found = /([A-Z]{2,20})\s?[-–]?\s?([0-9]{1,3})[\s.]*$/.exec(plain);
  const zone = found && zoneOf(meant(found[1] ?? ''));
  return found && zone && Number(found[2]) > 0
    ? { pin: zone + (found[2] ?? '').padStart(3, '0'), end: found.index + (found[1] ?? '').length }
    : null;
}

/** Takes an Indian address apart; at most its first 1,000 signs are read. */
export function addressParts(address: string): AddressParts {
  const plain = plainText(address, 1000).replace(/['’‘`]/g, '');
  const pin = [...plain.matchAll(pinPattern)].at(-1);
  const short = pin ? null : shortPin(plain);
  const rest = pin
    ? `${plain.slice(0, pin.index)} ${plain.slice(pin.index + pin[0].length)}`
    : plain.slice(0, short?.end);
  const tokens = tokensOf(tidied(rest));
  const parts: AddressParts = {
    pin: pin?.[0].replace(/\s/g, '') ?? short?.pin ?? '',
    numbers: [],
    words: [],
    streets: [],
    areas: [],
    buildings: [],
    villages: [],
    cities: [],
    states: [],
    ...sidesOf(tokens),
    ownPost: hasOwnPost(tokens),
  };
  const consumed = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (!token.number) continue;
    const before = at - (isNumberWord(tokens[at - 1]?.text ?? '') && !token.parted ? 2 : 1);
    const [previous, next] = [tokens[before], tokens[at + 1]];
    const [behind, ahead] = [
      token.parted ? '' : (previous?.text ?? ''),
      next?.parted ? '' : (next?.text ?? ''),
    ];
    const series = /^(OLD|NEW|LIG|MIG|HIG|EWS)NO$/.exec(behind)?.[1];
    const said = series ? 'HOUSE' : labelOf(behind, ahead, token.ordinal);
    const first = !parts.numbers.some(({ label }) => isHome(label));
    const name = said ? '' : nameBefore(tokens, before, token.parted, first);
    const named = /^[0-9]$/.test(token.text) || (!first && /^[0-9]\/[0-9]$/.test(token.text));
    const place = named && name ? { behind: name } : {};
    const label = said || (first && !place.behind ? 'HOUSE' : 'OTHER');
    parts.numbers.push({
      label,
      value: token.text,
      ...place,
      ...(series ? { series } : {}),
      ...(said ? {} : { bare: true }),
    });
    if (series) consumed.add(before);
    else if (said) consumed.add(said === ahead && (token.ordinal || said !== behind) ? at + 1 : before);
  }
  const texts = tokens.map(({ text }) => text);
  const tail = tokens.flatMap(({ text, number }, at) => (number || isIdle(text) ? [] : [at])).slice(-2);
  let landmark = false;
  let of = '';
  let begun = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.parted) [landmark, of, begun] = [false, '', parts.words.length];
    if (isOffice(token.text) && !ofVillage(tokens, at)) {
      const named = of === '' && !isStreet(tokens[at + 1]?.text ?? '');
      of = token.text;
      // Pedda Kakani Mandal, Karimnagar Dist.: what such a word ends, it is said of.
      if (named && endsPart(tokens, at))
        for (const word of parts.words.slice(begun)) Object.assign(word, { of, after: true });
    }
    if (token.number || consumed.has(at)) continue;
    if (isLandmark(token.text)) landmark = true;
    const code = tail.includes(at) ? stateOfLetters(token.text) : null;
    const state = code ? { name: code, length: 1 } : stateAt(texts, at);
    const named = isStreet(texts[at + 1] ?? '') || /^(?:GATE|CROSS|COLONY|NAGAR)$/.test(texts[at + 1] ?? '');
    if (isCity(token.text) && !named) {
      parts.cities.push(token.text);
      consumed.add(at);
      // Delhi and Chandigarh are both.
      if (state) parts.states.push(state.name);
      if (texts[at - 1] === 'NEW' || texts[at - 1] === 'NAVI') parts.words.pop();
    } else if (state && !named) {
      parts.states.push(state.name);
      for (let place = 0; place < state.length; place++) consumed.add(at + place);
    } else if (!isIdle(token.text) && [...token.text].length > 1)
      parts.words.push({
        word: token.word,
        weight: landmark || saysLittle(tokens, at) ? 0.25 : 1,
        ...(of ? { of } : {}),
      });
    if (landmark) continue;
    const ways = waysOf(parts, token.text);
    // "Lake Cross Road" leaves Lake Road.
    const crossing = isStreet(token.text) && texts[at - 1] === 'CROSS' && !token.parted;
    const name =
      token.text === 'VILLAGE' ? nameBehind(tokens, at) : streetName(tokens, crossing ? at - 1 : at);
    if (ways && name.length > 0) ways.push({ name, kind: crossing ? `CROSS ${token.text}` : token.text });
  }
  return {
    ...parts,
    numbers: withWings(once(parts.numbers, ({ label, value }) => `${label} ${value}`)),
    words: once(parts.words, ({ word }) => word.shown),
    streets: once(parts.streets, keyOf).slice(0, 4),
    areas: once(parts.areas, keyOf).slice(0, 4),
    buildings: once(parts.buildings, keyOf).slice(0, 4),
    villages: once(parts.villages, keyOf).slice(0, 4),
    cities: once(parts.cities, (city) => city),
    states: once(parts.states, (state) => state),
  };
}
