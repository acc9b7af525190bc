import { bareName } from './name-like.ts';

const titles = ['M/s', 'Mr', 'Mrs', 'Ms', 'Miss', 'Shri', 'Sri', 'Shree', 'Sh', 'Smt', 'Kumari', 'Kum', 'Km'];
const learned = ['Dr', 'Er', 'Prof', 'Adv', 'Thiru', 'Tmt', 'Selvi'];
/** Words in both their spellings, one of which is to match. */
const anyOf = (words: readonly string[]) =>
  `(?:${words.flatMap((one) => [one, one.toUpperCase()]).join('|')})`;
const anyTitle = anyOf([...titles, ...learned]);
/** Titles that are no name's own words, as Kumari and Sri are. */
const nextTitle = anyOf(['M/s', 'Mr', 'Mrs', 'Ms', 'Smt', 'Shri', 'Sh', 'Dr']);

/** What follows a name with a capital and is none of its words. */
const notOfName = [
  ...[
    'Employee',
    'Emp',
    'Has',
    'Is',
    'Was',
    'Who',
    'You',
    'We',
    'He',
    'She',
    'His',
    'Her',
    'The',
    'This',
    'That',
  ],
  ...['Sub', 'Subject', 'Ref', 'Date', 'Dear', 'Age', 'Aged', 'Adult', 'Son', 'Daughter', 'Wife', 'Residing'],
  ...[
    'Resident',
    'Having',
    'Hereinafter',
    'And',
    'Indian',
    'Hindu',
    'Occupation',
    'Designation',
    'PAN',
    'Aadhaar',
  ],
];
const otherWord = `(?:${anyOf(notOfName)}\\b|${nextTitle}[.\\s]|[SDWCR]\\s?/\\s?[oO0])`;

/** `K.R.`, `Mohd.`, `D'Souza`; a longer word with a full stop ends a sentence. */
const nameWord = `(?!${otherWord})(?:(?:[A-Z]\\.)+[\\p{L}'’-]*|[A-Z][\\p{L}'’-]{0,3}\\.(?!\\p{L})|[A-Z][\\p{L}'’-]*)(?![\\p{L}\\d/])`;
const nameWords = (most: number, least = 0) => `${nameWord}(?:\\s(?:&\\s)?${nameWord}){${least},${most}}`;

/** How letters and agreements name a person or a firm: with a title, in words that begin with a capital. */
export const titledName = `(?<![\\p{L}/])${anyTitle}(?:\\.\\s?|\\s)(?:/?\\s?${anyTitle}(?:\\.\\s?|\\s))?(?<value>${nameWords(6)})`;

/** A name without a title, of two words or more. */
export const plainName = `(?<value>(?!${anyTitle}[.\\s])${nameWords(5, 1)})`;

/** Behind these a name is that of somebody else: a parent, a husband, who acts for a firm. */
export const ofAnother =
  '(?:[SDWC]\\s?/\\s?[oO0]|(?:[Ss]on|SON|[Dd]aughter|DAUGHTER|[Ww]ife|WIFE|[Hh]usband|[Ww]idow) (?:of|OF)|[Ll]ate|LATE|[Cc]are of|[Tt]hrough|[Rr]epresented by|[Ff]ather|[Hh]usband|[Pp]roprietor(?:ship)?(?: of)?|[Pp]rop)\\b[.,:]?\\s*(?:the\\s+)?(?:[Ll]ate|LATE)?[.,]?\\s*';

const atStart = new RegExp(`^${plainName}`, 'u');
const one = new RegExp(`^(?<value>${nameWord})$`, 'u');

/**
 * The name with which a text begins, without its title: up to a comma, a father's name, an age. What an engine made of another script
 * may stand before it. Null when that is no name of two words, or one alone.
 */
export function nameAtStart(text: string): string | null {
  const bare = bareName(text.trim().replace(/^(?:[^A-Z\s]\S*\s+)+/, ''));
  return (atStart.exec(bare) ?? one.exec(bare))?.groups?.value ?? null;
}
