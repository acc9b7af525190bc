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
} from './address-words.ts';
import { indicScriptOf, romanised } from './indic.ts';
import { plainText } from './plain-text.ts';
import { type Spelt, spelt } from './spelt.ts';

/** A number with what it is of: { label: 'CROSS', value: '4' }. The label OTHER: the words do not say. */
export interface LabelledNumber {
  label: string;
  value: string;
  /** The letter of the wing, tower or block that the house is in: A of "202, A Wing". */
  wing?: string;
  /** The name that it stands behind: KAILASH of "Greater Kailash 2". */
  behind?: string;
}

/** A street or area by its name and kind: LAKE VIEW, ROAD. */
export interface Way {
  name: Spelt[];
  kind: string;
}

/** A street or area word; `weight` is small for kinds of places and landmarks. */
export interface PlaceWord {
  word: Spelt;
  weight: number;
  /** What it is the name of, where a word before it says so: POST, PS, TALUK or DISTRICT. */
  of?: string;
}

/** An address taken apart for comparing. */
export interface AddressParts {
  /** Six digits, or blank. */
  pin: string;
  numbers: LabelledNumber[];
  words: PlaceWord[];
  /** Streets with a name: LAKE VIEW of "Lake View Road". Landmarks are not among them. */
  streets: Way[];
  /** Areas whose name has a kind: SHASTRI of "Shastri Nagar". */
  areas: Way[];
  /** Buildings and societies by name: SAI KRUPA of "Sai Krupa CHS". */
  buildings: Way[];
  /** What is named as a village. */
  villages: Way[];
  cities: string[];
  states: string[];
}

interface Token {
  text: string;
  number: boolean;
  ordinal: boolean;
  /** A comma or line break stands before it. */
  parted: boolean;
}

const ordinals = 'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH'.split(' ');
const romans = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const counted = 'PHASE|STAGE|SECTOR|BLOCK|FLOOR|CROSS|MAIN|WARD|LANE|STREET';
/** Six digits, the last in the text; some write 560 071, or Jaipur-302015. A house number goes on: 12-302015. */
const pinPattern = /(?<![0-9/]|[0-9]\s?[-–])[1-9][0-9]{2}\s?[0-9]{3}(?![0-9/])/g;
const numberPattern =
  /^(?:(?:[A-Z]{1,2}[-/]?)?[0-9]{1,7}[A-Z]?|[A-Z])(?:(?:-|\s?\/\s?)(?:[0-9]{1,5}[A-Z]?|[A-Z])(?![A-Z0-9]))*(?![A-Z0-9])/;

/** The relation that Aadhaar prints before an address, with the name in it: up to the comma, a number, or three words. */
const relation =
  /(?<![A-Z])[SDWCH]\s*\/\s*O\b\.?:?(?:[^,0-9\n]{0,60}(?=[,\n])|[^,0-9\n]{0,40}(?=[0-9#])|(?:\s*\p{L}+){0,3})/gu;

const sides: Readonly<Record<string, string>> = { E: 'EAST', W: 'WEST', N: 'NORTH', S: 'SOUTH' };

/** How the letters of the alphabet are called in the scripts of India, where one stands before a number: बी-31. */
const letterNames: Readonly<Record<string, string>> = {
  E: 'A',
  BI: 'B',
  SI: 'C',
  DI: 'D',
  I: 'E',
  EPH: 'F',
  EF: 'F',
  JI: 'G',
  ECH: 'H',
  AICH: 'H',
};
const wingNames = 'विंग|ब्लॉक|વિંગ|బ్లాక్|ವಿಂಗ್'.normalize('NFKD');
const nameOfLetter = new RegExp(
  `(?<![\\p{L}\\p{M}])([\\u0900-\\u0dff]{1,4})(?=\\s?-?\\s?[0-9]|\\s+(?:${wingNames}))`,
  'gu',
);
const letterOf = (whole: string, name: string) => letterNames[romanised(name)[0] ?? ''] ?? whole;

/** 4ನೇ, 5वां, 3வது: the fourth, the fifth, the third. */
const ordinalEndings = 'ನೇ|ನೆಯ|वां|वीं|वी|वा|வது|ஆவது|వ|మో|তম|મી|મો'.normalize('NFKD');
const ordinalEnding = new RegExp(`([0-9]+)\\s?(?:${ordinalEndings})(?![\\p{L}\\p{M}])`, 'gu');

function tidied(plain: string): string {
  return (
    plain
      .replace(relation, ' ')
      .replace(ordinalEnding, '$1TH')
      .replace(nameOfLetter, letterOf)
      .replace(/\bW\.? ?NO\b\.?/g, ' WARD ')
      // T3-1402 is 1402 in tower 3; D 14 A is D-14A.
      .replace(/(?<![A-Z0-9])T-?([0-9]{1,2})[-/]([0-9]{2,4})(?![A-Z0-9])/g, 'TOWER $1, $2')
      .replace(/(?<![A-Z0-9])([A-Z])[\s-]?([0-9]{1,4})\s([A-Z])(?=\s*,)/g, '$1-$2$3')
      // U.P. → UP, M.G. Road → MG ROAD, M G ROAD → MG ROAD.
      .replace(/(?<![A-Z])(?:[A-Z]\.\s?){2,3}/g, (run) => `${run.replace(/[.\s]/g, '')} `)
      .replace(/(?<![A-Z0-9-])([A-Z]) ([A-Z])(?= [A-Z]{3})/g, '$1$2')
      .replace(
        /\b(?:(?:OLD|NEW)\s*)?(?:D|DR|DOOR|H|HO|HOUSE|MAKAN)\s*(?:[./-]\s*)?(?:NO|NUMBER)\b[.:]?/g,
        ' HOUSE ',
      )
      .replace(/\bHNO\b|\bDNO\b|#/g, ' HOUSE ')
      // 202, A WING and WING A, 202; B 31 is B-31.
      .replace(/(?<![A-Z0-9])([A-Z])[\s-]+(WING|BLOCK|BLK|TOWER|TWR)\b/g, ', $2 $1,')
      .replace(/\b(WING|BLOCK|BLK|TOWER|TWR)[\s-]+([A-Z])(?=\s+[A-Z]?[0-9])/g, '$1 $2,')
      .replace(/(?<![A-Z0-9/-])([A-Z])\s+(?=[0-9]{1,5}(?![0-9]))/g, '$1-')
      .replace(
        /\(\s*([EWNS])\s*\)|(?<=[A-Z]{3}[\s-])(?<!(?:WING|BLOCK|TOWER|SECTOR|POCKET|PHASE|FLAT|PLOT|HOUSE)[\s-])([EW])(?=\s*(?:,|\n|$))/g,
        (_, one, other) => ` ${sides[one ?? other]} `,
      )
      .replace(/\b(?:KH|KHASRA)\s*(?:\.\s*)?NO\b\.?/g, ' KHASRA ')
      .replace(/\b(?:SY|SURVEY|SR|S)\s*(?:\.\s*)?NO\b\.?/g, ' SURVEY ')
      .replace(/\b(?:NO|NUMBER)[.:]?\s*(?=[A-Z]?[\s/-]?[0-9])/g, ' ')
      .replace(
        new RegExp(`\\b(?:${ordinals.join('|')})\\b`, 'g'),
        (word) => `${ordinals.indexOf(word) + 1}TH`,
      )
      .replace(new RegExp(`\\b(${counted})[\\s-]+(${romans.join('|')})\\b`, 'g'), romanAfter)
      .replace(new RegExp(`\\b(${romans.join('|')})[\\s-]+(${counted})\\b`, 'g'), romanBefore)
      .replace(/(?<=[A-Z]{4}[\s-])(I{1,3}|IV)(?=\s*(?:,|\n|$))/g, (number) => roman(number))
      .replace(/\b([0-9]+)\s(?:TH|ND)\b/g, '$1TH')
  );
}
const roman = (text: string) => String(romans.indexOf(text) + 1);
const romanAfter = (_: string, word: string, number: string) => `${word} ${roman(number)}`;
const romanBefore = (_: string, number: string, word: string) => `${roman(number)}TH ${word}`;

/** One spelling of a house number: B-12 and B12, 7-2 and 7/2, 007 and 7. */
const oneWay = (number: string) =>
  number
    .replace(/\s/g, '')
    .replace(/(?<=[A-Z])[-/](?=[0-9])|(?<=[0-9])[-/](?=[A-Z])/g, '')
    .replace(/-/g, '/')
    .replace(/(?<![0-9])0+(?=[0-9])/g, '');

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let parted = true;
  let rest = text;
  let last = '';
  const taken = (length: number, token?: Omit<Token, 'parted'>) => {
    if (token) {
      tokens.push({ ...token, parted });
      last = token.text;
      parted = false;
    }
    rest = rest.slice(length);
  };
  while (rest && tokens.length < 100) {
    const ordinal = /^([0-9]{1,4})(?:ST|ND|RD|TH)(?![A-Z0-9])/.exec(rest);
    const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0];
    const number = numberPattern.exec(rest)?.[0];
    if (ordinal) taken(ordinal[0].length, { text: oneWay(ordinal[1] ?? ''), number: true, ordinal: true });
    else if (number && (/[0-9]/.test(number) || /^(?:BLOCK|WING|TOWER|POCKET|SECTOR)$/.test(meant(last))))
      taken(number.length, { text: oneWay(number), number: true, ordinal: false });
    else if (word) {
      const latin = indicScriptOf(word)
        ? (romanised(word)
            .map(meant)
            .find((one) => isIdle(one) || isKind(one) || isCity(one)) ?? meant(romanised(word)[0] ?? word))
        : meant(word);
      taken(word.length, { text: latin, number: false, ordinal: false });
    } else {
      const digits = /^[0-9]+/.exec(rest)?.[0].length ?? 1;
      if (/^[,\n;]/.test(rest)) parted = true;
      taken(digits);
    }
  }
  return tokens;
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
    name.unshift(spelt(token.text));
  }
  return name;
}

/** The word behind VILLAGE. */
function nameBehind(tokens: readonly Token[], at: number): Spelt[] {
  const next = tokens[at + 1];
  return next && !next.parted && !next.number && !isKind(next.text) && !isIdle(next.text)
    ? [spelt(next.text)]
    : [];
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

/** Takes an Indian address apart; at most its first 1,000 signs are read. */
export function addressParts(address: string): AddressParts {
  const plain = plainText(address, 1000).replace(/['’‘`]/g, '');
  const pin = [...plain.matchAll(pinPattern)].at(-1);
  const rest = pin ? `${plain.slice(0, pin.index)} ${plain.slice(pin.index + pin[0].length)}` : plain;
  const tokens = tokensOf(tidied(rest));
  const parts: AddressParts = {
    pin: pin?.[0].replace(/\s/g, '') ?? '',
    numbers: [],
    words: [],
    streets: [],
    areas: [],
    buildings: [],
    villages: [],
    cities: [],
    states: [],
  };
  const consumed = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (!token.number) continue;
    const [previous, next] = [tokens[at - 1], tokens[at + 1]];
    const [behind, ahead] = [
      token.parted ? '' : (previous?.text ?? ''),
      next?.parted ? '' : (next?.text ?? ''),
    ];
    const said = labelOf(behind, ahead, token.ordinal);
    const first = !parts.numbers.some(({ label }) => isHome(label));
    const named = !said && /^[0-9]$/.test(token.text) && previous && !previous.number && !isIdle(behind);
    const place = named && behind && !isKind(behind) ? { behind } : {};
    const label = said || (first && !place.behind ? 'HOUSE' : 'OTHER');
    parts.numbers.push({ label, value: token.text, ...place });
    if (said) consumed.add(said === ahead && (token.ordinal || said !== behind) ? at + 1 : at - 1);
  }
  const texts = tokens.map(({ text }) => text);
  const tail = tokens.flatMap(({ text, number }, at) => (number || isIdle(text) ? [] : [at])).slice(-2);
  let landmark = false;
  let of = '';
  for (const [at, token] of tokens.entries()) {
    if (token.parted) [landmark, of] = [false, ''];
    if (isOffice(token.text)) of = token.text;
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
        word: spelt(token.text),
        weight: landmark || saysLittle(tokens, at) ? 0.25 : 1,
        ...(of ? { of } : {}),
      });
    if (landmark) continue;
    const ways = waysOf(parts, token.text);
    const name = token.text === 'VILLAGE' ? nameBehind(tokens, at) : streetName(tokens, at);
    if (ways && name.length > 0) ways.push({ name, kind: token.text });
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
