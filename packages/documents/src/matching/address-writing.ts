import { letterNamed, meantInScript } from './address-scripts.ts';
import { sideOfLetter } from './address-words.ts';

const ordinals = 'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH'.split(' ');
const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');
const counted = 'PHASE|STAGE|SECTOR|BLOCK|FLOOR|CROSS|MAIN|WARD|LANE|STREET|TYPE';

/** The relation that Aadhaar prints before an address, with the name in it: up to the comma, a number, or three words. */
const relation =
  /(?<![A-Z])[SDWCH]\s*\/\s*O\b\.?:?(?:[^,0-9\n]{0,60}(?=[,\n])|[^,0-9\n]{0,40}(?=[0-9#])|(?:\s*\p{L}+){0,3})/gu;

/** A letter by its name, where it stands before a number: बी-31. */
const wingNames = 'विंग|ब्लॉक|વિંગ|బ్లాక్|ವಿಂಗ್'.normalize('NFKD');
const wingInScript = new RegExp(wingNames, 'gu');
const nameOfLetter = new RegExp(
  `(?<![\\p{L}\\p{M}])[\\u0900-\\u0dff]{1,4}(?=\\s?-?\\s?[0-9]|\\s+(?:${wingNames}))`,
  'gu',
);
/** The same behind a number: २३/१बी. */
const nameOfLastLetter = /(?<=[0-9]-?)[\u0900-\u0dff]{1,4}(?![\p{L}\p{M}])/gu;
/** M G Road by the names of its letters: एम जी रोड. */
const namesOfLetters = /(?<![\p{L}\p{M}])(?:[\u0900-\u0dff]{1,4}[.\s]\s?){2,3}(?=[\u0900-\u0dff]{3})/gu;
function lettersOf(run: string): string {
  const letters = run
    .split(/[.\s]+/)
    .filter(Boolean)
    .map((name) => (meantInScript(name, '.') ? null : letterNamed(name)));
  return letters.every((letter) => letter !== null) ? `${letters.join('')} ` : run;
}
const letterOf = (whole: string) => (meantInScript(whole, '') ? whole : (letterNamed(whole) ?? whole));

/** 4ನೇ, 5वां, 3வது: the fourth, the fifth, the third. */
const ordinalEndings = 'ನೇ|ನೆಯ|वां|वीं|वी|वा|வது|ஆவது|వ|మో|তম|મી|મો'.normalize('NFKD');
const ordinalEnding = new RegExp(`([0-9]+)\\s?(?:${ordinalEndings})(?![\\p{L}\\p{M}])`, 'gu');

/** An address with its numbers, wings and short words written in one way. */
export function tidied(plain: string): string {
  return (
    plain
      .replace(relation, ' ')
      .replace(ordinalEnding, '$1TH')
      .replace(namesOfLetters, lettersOf)
      .replace(nameOfLetter, letterOf)
      .replace(wingInScript, ' WING ')
      .replace(nameOfLastLetter, letterOf)
      .replace(/\bW\.? ?NO\b\.?/g, ' WARD ')
      // T3-1402 is 1402 in tower 3; D 14 A is D-14A.
      .replace(/(?<![A-Z0-9])T-?([0-9]{1,2})[-/]([0-9]{2,4}[A-Z]?|[0-9][A-Z])(?![A-Z0-9])/g, 'TOWER $1, $2')
      .replace(/(?<![A-Z0-9])([A-Z])[\s-]?([0-9]{1,4})\s([A-Z])(?=\s*,)/g, '$1-$2$3')
      // U.P. → UP, M.G. Road → MG ROAD, M G ROAD → MG ROAD.
      .replace(/(?<![A-Z])(?:[A-Z]\.\s?){2,3}/g, (run) => `${run.replace(/[.\s]/g, '')} `)
      .replace(/(?<![A-Z0-9-])([A-Z]) ([A-Z])(?= [A-Z]{3})/g, '$1$2')
      // B.21/44 is B-21/44, RZ 12 is RZ-12; ward XV of XV/231 is the fifteenth.
      .replace(/(?<![A-Z0-9.])([A-Z])\.\s?(?=[0-9])/g, '$1-')
      .replace(/\b([RW]Z)\s+(?=[0-9])/g, '$1-')
      .replace(/(?<![A-Z0-9/-])[XVI]{2,5}(?=[/-][0-9])/g, (number) =>
        romans.includes(number) ? roman(number) : number,
      )
      // New No. 27 and Old No. 27; 27 (Old 13).
      .replace(
        /\b(OLD|NEW)\s*(?:(?:D|DR|DOOR|H|HO|HOUSE|PLOT)\s*(?:[./-]\s*)?)?(?:(?:NO|NUMBER)\b[.:]?|(?=[0-9]))/g,
        ' $1NO ',
      )
      // The 14th A Main is another one than the 14th.
      .replace(
        /\b([0-9]{1,3})(?:ST|ND|RD|TH)[\s-]+([A-Z])[\s-]+(?=(?:MAIN|CROSS|ROAD|STREET|BLOCK|LANE)\b)/g,
        '$1$2 ',
      )
      .replace(/\b(?:GROUND|GRND|GRD|GR)\.?\s+(?:FLOOR|FLR|FL)\b\.?|\bG\s*\/\s*F\b|\bGF\b/g, ' 0TH FLOOR ')
      .replace(/\bA\s*\/\s*P\b/g, ' AT POST ')
      .replace(/\bPOST\s+OFFICE\b/g, 'POST')
      // Mu. Po., Ta. and Ji. of the West.
      .replace(/\bMU\.\s?PO\b\.?/g, ' AT POST ')
      .replace(/,\s?TA\.(?=\s?[A-Z])/g, ', TALUK ')
      .replace(/,\s?JI\.(?=\s?[A-Z])/g, ', DISTRICT ')
      .replace(/\bTAL\b\.?/g, ' TALUK ')
      .replace(/\bBYE?[\s-]LANE\b/g, ' BYELANE ')
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
        (_, one, other) => ` ${sideOfLetter[one ?? other]} `,
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
      // Houses of a housing board: LIG 56 is not MIG 56.
      .replace(/\b(LIG|MIG|HIG|EWS)[\s-]*(?=[0-9])/g, ' $1NO ')
      // Peddapalli (M) is a mandal, Thekkedath (H) a house.
      .replace(/\(\s*M\s*\)/g, ' TALUK ')
      .replace(/\(\s*H\s*\)/g, ' HOUSE ')
  );
}
const roman = (text: string) => String(romans.indexOf(text) + 1);
const romanAfter = (_: string, word: string, number: string) => `${word} ${roman(number)}`;
const romanBefore = (_: string, number: string, word: string) => `${roman(number)}TH ${word}`;

/** One spelling of a house number: B-12 and B12, 7-2 and 7/2, 007 and 7. */
export const oneWay = (number: string) =>
  number
    .replace(/\s/g, '')
    .replace(/(?<=[A-Z])[-/](?=[0-9])|(?<=[0-9])[-/](?=[A-Z])/g, '')
    .replace(/-/g, '/')
    .replace(/(?<![0-9])0+(?=[0-9])/g, '');
