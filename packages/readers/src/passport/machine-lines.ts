import { mrzDigit } from '@pramaan/documents/identifiers/mrz.ts';
import { asShape } from '../reading/look-alikes.ts';
import { type Box, boxAround, type Page, textOf } from '../reading/page.ts';
import { type Day, realDay } from '../reading/printed-date.ts';

/** A date of the machine-readable lines, and whether its check digit holds. */
export interface MachineDate {
  day: Day;
  holds: boolean;
}

/** The second line, cut into its parts. Its number may have lost or won a repeated sign: `fits` tells. */
export interface NumberLine {
  /** As it was read, with its fillers. */
  number: string;
  /** Does this number, filled to nine signs, have the check digit that is printed? */
  fits(number: string): boolean;
  country: string;
  birth: MachineDate | null;
  sex: 'M' | 'F' | 'X' | null;
  expiry: MachineDate | null;
  page: number;
  box: Box;
}

/** The first line: who issued it, and its letters after that, fillers as they were read. */
export interface NameLine {
  country: string;
  names: string;
  page: number;
  box: Box;
}

const sign = '[A-Z0-9<|!$]';
const digitLike = '[0-9ODQUILTJZASGB|!$]';
const second = new RegExp(
  `^(${sign}{6,13}?)(${digitLike})([A-Z0-9]{3})(${digitLike}{6})(${digitLike})([MFX<H])(${digitLike}{6})(${digitLike})(?=${sign}*$)`,
);

/** The two lines at the foot of a passport's page (TD3), as far as they can be made out. Source: ICAO Doc 9303 part 4. */
export function machineLines(pages: readonly Page[]): { first: NameLine | null; second: NumberLine | null } {
  const lines = pages.flatMap((page, number) =>
    page.lines.map((route) => ({
      text: packed(textOf(route)),
      page: number,
      box: boxAround([route.box]) ?? route.box,
    })),
  );
  const long = lines.filter(({ text }) => text.length >= 28);
  if (long.some(({ text }) => opensOther.test(text))) return { first: null, second: null };
  const numberLine =
    long.map(({ text, ...where }) => readNumberLine(text, where)).find((route) => route !== null) ?? null;
  const nameLine =
    long.map(({ text, ...where }) => readNameLine(text, where)).find((route) => route !== null) ?? null;
  // Without the first line its size tells: two lines of 36 signs are a card's.
  const card = nameLine === null && long.some(({ text }) => isCardLine(text));
  return { first: nameLine, second: card ? null : numberLine };
}

/** The first line of an identity card (A, C, I) or a visa (V): the second is laid out as a passport's. */
const opensOther = /^[ACIV][A-Z<][A-Z]{3}[A-Z<]{3,}<</;

/** The second line of a card of two lines (TD2, 2 × 36): its last sign is the check digit of the whole line. */
const isCardLine = (text: string) =>
  text.length === 36 &&
  second.test(text) &&
  mrzDigit(text.slice(0, 10) + text.slice(13, 20) + text.slice(21, 35)) === text.at(-1);

const packed = (text: string) =>
  text
    .toUpperCase()
    .replace(/[«‹]/g, '<')
    .replace(/[^A-Z0-9<|!$]/g, '');

type Where = Pick<NameLine, 'page' | 'box'>;

function readNumberLine(text: string, where: Where): NumberLine | null {
  const match = second.exec(text);
  if (!match) return null;
  const [
    ,
    number = '',
    check = '',
    country = '',
    birth = '',
    birthCheck = '',
    sex = '',
    expiry = '',
    expiryCheck = '',
  ] = match;
  const letters = asShape(country, 'AAA');
  if (!letters) return null;
  const printed = asShape(check, '9')?.text;
  return {
    number: number.replace(/<+$/, ''),
    fits: (wanted) => mrzDigit(wanted.padEnd(9, '<')) === printed,
    country: letters.text,
    birth: machineDate(birth, birthCheck, 'past'),
    sex: sex === 'M' || sex === 'F' ? sex : sex === 'X' || sex === '<' ? 'X' : null,
    expiry: machineDate(expiry, expiryCheck, 'to come'),
    ...where,
  };
}

/** YYMMDD. Nobody is born in the century to come; a passport of ten years never ended in the last one. */
function machineDate(text: string, check: string, when: 'past' | 'to come'): MachineDate | null {
  const digits = asShape(text, '999999')?.text;
  if (!digits) return null;
  const short = Number(digits.slice(0, 2));
  const century = when === 'past' && short > lastBirthYear ? 1900 : 2000;
  const day = realDay(century + short, Number(digits.slice(2, 4)), Number(digits.slice(4)));
  return day && { day, holds: mrzDigit(digits) === asShape(check, '9')?.text };
}

/** Two digits: a holder born in 2031 or later would not be read before then; a hundred-year-old is asked. */
const lastBirthYear = 30;

function readNameLine(text: string, where: Where): NameLine | null {
  const match = /^P[A-Z<]([A-Z0-9]{3})([A-Z0-9<]+)$/.exec(text);
  const country = match && asShape(match[1] ?? '', 'AAA');
  const names = match?.[2] ?? '';
  return country && names.includes('<') ? { country: country.text, names, ...where } : null;
}

/** What OCR also reads where fillers stand. */
const fillers = '[<KLCSEX4]';

/** Signs that this engine takes for one another in the even print of these lines. */
const alike: Readonly<Record<string, string>> = {
  O: '[O0QD]',
  I: '[I1|]',
  S: '[S5]',
  B: '[B8]',
  Z: '[Z2]',
  G: '[G6]',
};

/**
 * Does the first line print these names? Surname, fillers, given names parted by fillers, fillers to the end. The sign
 * after a name must be a true filler: a name that lost its last letter is another name.
 */
export function namesFit({ names }: NameLine, surname: string, given: string): boolean {
  const spelt = (name: string) =>
    name
      .toUpperCase()
      .split(/[^A-Z]+/)
      .filter((part) => part !== '')
      .map((part) => [...part].map((sign) => alike[sign] ?? sign).join(''))
      .join(`<${fillers}{0,2}`);
  const whole = `^${spelt(surname)}<${fillers}{0,4}${spelt(given)}(?:<${fillers}*)?$`;
  return new RegExp(whole).test(names);
}
