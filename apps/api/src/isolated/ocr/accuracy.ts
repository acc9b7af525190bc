import { doubtful, type Reading } from '@pramaan/readers/reading/reading.ts';

/**
 * How one field came out. `wrong-silent` is the one that must never be: a wrong value that nobody is asked to look at.
 */
export type Verdict = 'right' | 'wrong-doubtful' | 'wrong-silent' | 'missing';

export interface FieldVerdict {
  path: string;
  verdict: Verdict;
  /** The person is asked to look at it. */
  asked: boolean;
  wanted: string;
  read: string | null;
  confidence: number;
}

/**
 * Compares a reading with the truth, path by path. Names by their words (a lost space is wrong), dates by their day, amounts by their
 * value, addresses by 90 % of their words, everything else by letters and digits. A field that was read and is not in the truth is not judged.
 */
export function judge(truth: Readonly<Record<string, string>>, reading: Reading): FieldVerdict[] {
  const unsure = new Set(doubtful(reading));
  return Object.entries(truth).map(([path, wanted]) => {
    const field = reading.fields[path];
    const asked = unsure.has(path);
    if (!field) return { path, verdict: 'missing', asked, wanted, read: null, confidence: 0 };
    const right = same(path, wanted, field.value);
    const verdict = right ? 'right' : asked ? 'wrong-doubtful' : 'wrong-silent';
    return { path, verdict, asked, wanted, read: field.value, confidence: field.confidence };
  });
}

function same(path: string, wanted: string, read: string): boolean {
  const day = dayOf(wanted);
  if (day) return day === dayOf(read);
  if (/address/i.test(path)) return sharedWords(wanted, read) >= 0.9;
  const [amount, other] = [amountOf(wanted), amountOf(read)];
  if (amount && other && (amount.paise || other.paise)) return amount.value === other.value;
  if (!/\d/.test(wanted)) return wordsOf(wanted).join(' ') === wordsOf(read).join(' ');
  return plain(wanted) === plain(read);
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** YYYYMMDD of DD-MM-YYYY in any of its spellings, null for what is no date. */
function dayOf(text: string): string | null {
  const match = /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/.exec(text.trim());
  return match ? `${match[3]}${match[2]}${match[1]}` : null;
}

/** A text that may be an amount, and whether it has paise: without them it may as well be the number of an account. */
function amountOf(text: string): { value: number; paise: boolean } | null {
  const bare = text.replace(/[₹,\s]|Rs\.?/g, '');
  return /^\d+(?:\.\d{1,2})?$/.test(bare) ? { value: Number(bare), paise: bare.includes('.') } : null;
}

const wordsOf = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

/** The share of words that both have, of the longer one's. */
function sharedWords(wanted: string, read: string): number {
  const left = wordsOf(read);
  const longest = Math.max(wordsOf(wanted).length, left.length);
  const shared = wordsOf(wanted).filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return longest === 0 ? 0 : shared.length / longest;
}
