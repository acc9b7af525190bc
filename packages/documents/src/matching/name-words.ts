import { withoutTitles } from './name-kinds.ts';
import { plainText } from './plain-text.ts';
import { type Spelt, spelt } from './spelt.ts';

/** Where the name of a parent or husband begins: S/O, D/O, W/O, C/O, H/O, or the words, in English and Hindi. */
const relation =
  /(?<![\p{L}\p{M}])([SDWCH]\s*\/\s*O|(?:SON|DAUGHTER|WIFE|CARE|HUSBAND)\s+OF|ਪੁੱਤਰ|ਪੁਤਰ|ਪੁੱਤਰੀ|ਪਤਨੀ|पुत्री|पुत्र|पत्नी|आत्मज|आत्मजा)(?![\p{L}\p{M}])\.?:?/u;

/** What stands between two names of one person: @, alias, urf, a.k.a., or brackets. */
const alias =
  /@|[([](?=[\p{L}\s.]{3,}[)\]])|(?<![\p{L}\p{M}])(?:ALIAS|ALSO\s+KNOWN\s+AS|URF|AKA|A\.?\s?K\.?\s?A|ALS|उर्फ)(?![\p{L}\p{M}])/u;

/** Said of a rank or an age, and no word of the name: Col (Retd) Ravi Demo. */
const aside = /[([]?(?<![\p{L}\p{M}])(?:RETD|RETIRED|MINOR)(?![\p{L}\p{M}])\.?[)\]]?/gu;

/** Courtesies written as one with the name: Rameshbhai, Jigneshkumar, Madhavrao. Ravikumar is a name of its own. */
const suffixed =
  /^(.{3,}(?=(?:BHAI|BEN|BAI|SINGH|SINH|KAUR)$)|(?:.{5,}[^AEIOUY]|.{4,}NDRA)(?=KUMAR$)|.{4,}[^EIOUY](?=RAO$))(.+)$/;
/** The same in the scripts that join them. */
const suffixedInScript = /^(.{2,})(भाई|बाई|बेन|बहन|सिंह|सिंग|कौर|ભાઈ|બેન|બહેન|બાઈ|સિંહ|ਸਿੰਘ|ਕੌਰ|ಬಾಯಿ)$/u;

/** Whose name stands beside one's own. */
export type Relative = 'parent' | 'husband' | 'somebody';

/** One way to read a name. */
export interface NameReading {
  words: Spelt[];
  /** The words of a parent's or husband's name beside it. */
  relation: Spelt[];
  relative: Relative;
}

function relativeOf(written: string): Relative {
  if (/^(?:[SD]\b|SON|DAUGHTER|पुत्र|आत्मज|ਪੁ)/u.test(written)) return 'parent';
  return /^(?:W|पत्नी|ਪਤਨੀ)/u.test(written) ? 'husband' : 'somebody';
}

function wordsOf(text: string): Spelt[] {
  const words = text
    .replace(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, 14);
  return withoutTitles(words.map((word) => spelt(word)))
    .flatMap((word) => {
      const [, stem, suffix] = (word.script ? suffixedInScript : suffixed).exec(word.shown) ?? [];
      return stem && suffix ? [spelt(stem), spelt(suffix, word.shown)] : [word];
    })
    .slice(0, 12);
}

/**
 * The ways to read a name, at most three. "Asha Sample D/O Mohan Sample" is Asha's name; "S/O Mohan Sample" alone is
 * Mohan's. "Ravi Demo @ Raju" is Ravi Demo, Raju Demo, or Raju.
 */
export function nameReadings(name: string): NameReading[] {
  const plain = plainText(name, 300).replace(aside, ' ');
  const [before = '', written = '', ...rest] = plain.split(relation);
  const after = rest.filter((_, at) => at % 2 === 0).join(' ');
  const hasOwn = /\p{L}/u.test(before);
  const own = hasOwn ? before : after;
  const related = hasOwn ? wordsOf(after) : [];
  const [first = [], other] = own
    .split(alias)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const readings = [first];
  if (other) {
    if (other.length === 1 && first.length > 1) readings.push([...other, ...first.slice(1)]);
    readings.push(other);
  }
  return readings.map((words) => ({ words, relation: related, relative: relativeOf(written) }));
}

/** What a form has room for at the least, where it cuts a name off. */
const roomAtLeast = 24;
/** What stops here may be a name of its own: Ram beside Ramesh. */
const wholeNames = new Set(
  (
    'RAM RAMA RAJ RAJA DEV SHIV SIVA HARI KRISHNA GOPAL ANAND CHAND CHANDRA SUNDAR SHANKAR KANT LAL NATH PRASAD MOHAN ' +
    'VENKAT VENKATA NAGA BALA SURYA SATYA GANGA SITA RADHA LAKSHMI GURU MANI JAY JAYA AJAY VIJAY PRIYA DEVI KUMAR SAI'
  ).split(' '),
);

/** True when a long name stops inside a word with which the other goes on: "… Rao Kothap" of "… Rao Kothapalli". */
export function isCutOff(short: string, long: string): boolean {
  const [cut = '', whole = ''] = [short, long].map((name) =>
    plainText(name, 300)
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .trim(),
  );
  const piece = /(?<=\s)\S{3,}$/.exec(cut)?.[0] ?? '';
  return (
    cut.length >= roomAtLeast &&
    piece !== '' &&
    !wholeNames.has(piece) &&
    whole.startsWith(cut) &&
    /^\S+$/.test(whole.slice(cut.length))
  );
}
