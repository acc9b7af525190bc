import { enough, type Matched, notEnough, rounded, turned } from './matched.ts';
import { bestPairs, unpaired } from './pairs.ts';
import { plainText } from './plain-text.ts';
import { parted, type Spelt, spelt } from './spelt.ts';
import { firm } from './words.ts';

/** What company papers write short → the word it is compared as. Blank: said by every second company, left out. */
const meaning: Readonly<Record<string, string>> = {
  PVT: 'PRIVATE',
  P: 'PRIVATE',
  LTD: 'LIMITED',
  CO: 'COMPANY',
  CORP: 'CORPORATION',
  INDS: 'INDUSTRIES',
  INDUSTRY: 'INDUSTRIES',
  ENT: 'ENTERPRISES',
  ENTERPRISE: 'ENTERPRISES',
  TRADER: 'TRADERS',
  MFG: 'MANUFACTURING',
  INTL: 'INTERNATIONAL',
  BROS: 'BROTHERS',
  SVCS: 'SERVICES',
  SERVICE: 'SERVICES',
  SOLUTION: 'SOLUTIONS',
  TECHNOLOGY: 'TECHNOLOGIES',
  TECH: 'TECHNOLOGIES',
  THE: '',
  AND: '',
  MESSRS: '',
};

const forms = new Set(['PRIVATE', 'LIMITED', 'LLP', 'OPC']);
/** Words that are no person's name: any of them makes a business of it. */
const trades = new Set(
  'COMPANY CORPORATION INDUSTRIES ENTERPRISES TRADERS TRADING MANUFACTURING INTERNATIONAL BROTHERS SERVICES SOLUTIONS TECHNOLOGIES TEXTILES FOODS MILLS AGENCIES ASSOCIATES EXPORTS STORES INFOTECH SOFTWARE'.split(
    ' ',
  ),
);

/** The words of a name read as a company's: "M/s. Demo & Sons Pvt. Ltd." → DEMO SONS PRIVATE LIMITED. */
export function companyWords(name: string): string[] {
  return plainText(name, 300)
    .replace(/^\s*M\s*\/\s*S\b\.?/, ' ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}0-9]+/u)
    .filter(Boolean)
    .map((word, at, all) =>
      // A lone P is short for Private only before Limited: "Demo (P) Ltd".
      word === 'P' && !/^(?:LTD|LIMITED)$/.test(all[at + 1] ?? '') ? word : (meaning[word] ?? word),
    )
    .filter(Boolean)
    .slice(0, 20);
}

/** True for words that have a legal form or a trade among them. */
export function isCompany(words: readonly string[]): boolean {
  const told = words.some((word) => forms.has(word) || trades.has(word));
  return told && words.length > 1 && words.some((word) => !forms.has(word));
}

function compare(a: readonly string[], b: readonly string[]): Matched {
  const named = (words: readonly string[]) =>
    words.filter((word) => !forms.has(word)).map((word) => spelt(word));
  const [ownA, ownB] = [named(a), named(b)];
  const [wordsA, wordsB] = [parted(ownA, ownB), parted(ownB, ownA)];
  // A company's name is a mark: an initial or a beginning of a word does not stand for it.
  const pairs = bestPairs(wordsA, wordsB).filter(({ score }) => score >= firm);
  const weight = (word?: Spelt) => (word && trades.has(word.shown) ? 0.4 : 1);
  const [loneA, loneB] = [unpaired(wordsA, pairs, 'a'), unpaired(wordsB, pairs, 'b')];
  const left = [...loneA, ...loneB];
  const total = pairs.reduce((sum, pair) => sum + weight(wordsA[pair.a]), 0);
  const found = pairs.reduce((sum, pair) => sum + weight(wordsA[pair.a]) * pair.score, 0);
  const lost = left.reduce((sum, word) => sum + 0.6 * weight(word), 0);
  const [formA, formB] = [a, b].map((words) =>
    [...new Set(words.filter((word) => forms.has(word)))].join(' '),
  );
  const otherForm = Boolean(formA && formB && formA !== formB);
  const reasons = pairs.map(({ reason }) => reason).filter(Boolean);
  const lone = left.map(({ shown }) => shown).join(' ');
  if (lone) reasons.push(`Not in both: ${lone}.`);
  if (otherForm)
    reasons.push(`${formA} and ${formB} are different legal forms, so these are different companies.`);
  else if (formA !== formB) reasons.push('Only one name states its legal form.');
  const incomplete = formA === formB ? 0 : 0.05;
  const own = pairs.some((pair) => weight(wordsA[pair.a]) === 1) || left.length === 0;
  if (!own) reasons.push('The names share only common business words.');
  const score = pairs.length === 0 ? 0 : found / (total + lost + incomplete);
  const match = pairs.length > 0 && own && !otherForm && rounded(score) >= enough;
  return {
    score: rounded(match ? score : Math.min(score, notEnough)),
    match,
    reasons,
    met: pairs.map((pair) => ({
      a: wordsA[pair.a]?.shown ?? '',
      b: wordsB[pair.b]?.shown ?? '',
      how: pair.how,
      score: rounded(pair.score),
    })),
    onlyA: loneA.map(({ shown }) => shown),
    onlyB: loneB.map(({ shown }) => shown),
  };
}

/** Compares two company names, taken apart by `companyWords`: short forms are spelt out, legal forms must agree. */
export function matchCompanies(a: readonly string[], b: readonly string[]): Matched {
  return a.join(' ') <= b.join(' ') ? compare(a, b) : turned(compare(b, a));
}
