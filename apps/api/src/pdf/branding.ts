import { usualAccent } from '@pramaan/contract/accent.ts';
import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { daysHindi } from '@pramaan/documents/days-hindi.ts';
import { date } from '@pramaan/documents/format.ts';
import { breakable } from './breakable.ts';
import { issuedDocumentWords } from './issued-document-words.ts';

/** Whose document it is, and when it was made: what every page says. */
export interface Branding {
  /** The lender's name. */
  lender: string;
  /** The lender's colour, `#1f5fbf`; anything else is passed over. */
  accent?: string;
  /** The lender's logo, and how many times wider than high it is. */
  logo?: { png: Uint8Array; ratio: number };
  /** The lender's own line: registered name, office, number. */
  letterhead?: string;
  /** The outside world is the sandbox: every page says so (product §1). */
  sandbox: boolean;
  madeAt: Date;
  language?: CompleteLanguage;
  /** The QR code (SVG) and the address where the document can be checked. */
  check?: { qr: string; address: string };
}

/** What the top of a page has room for: three lines of 60 letters, 17 or 21 wide. */
const longestName = 60;
const room = { lender: 17, title: 21, heading: 30, letterhead: 60 };

const shortened = (text: string) => {
  const letters = Array.from(text);
  return letters.length <= longestName ? text : `${letters.slice(0, longestName - 1).join('')}…`;
};

/** The title and the branding as the templates read them. */
export function shownBranding(
  title: string,
  { lender, accent, letterhead = '', sandbox, madeAt, language = 'en', check }: Branding,
) {
  const words = issuedDocumentWords[language];
  const moment = `${momentIn(language, madeAt)} IST`;
  return {
    language,
    words: {
      made: words.made.replace('{moment}', moment),
      page: words.page,
      sandbox: words.sandbox,
      missing: words.missing,
    },
    check: check ? { ...check, title: words.checkTitle, words: words.check, alt: words.checkAlt } : null,
    lender,
    letterhead: breakable(letterhead, room.letterhead),
    lenderAbove: breakable(shortened(lender), room.lender),
    titleAbove: breakable(shortened(title), room.title),
    heading: breakable(title, room.heading),
    accent: accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent : usualAccent,
    sandbox,
    madeAt: moment,
  };
}

const indiaAhead = 5.5 * 60 * 60 * 1000;

/** 20 Nov 2026, 15:49, in Indian time. Throws RangeError for a date that is none. */
export function indianMoment(at: Date): string {
  const there = new Date(at.valueOf() + indiaAhead).toISOString();
  return `${date(there)}, ${there.slice(11, 16)}`;
}

/** The same in the words of a paper's language: 20 नवंबर 2026, 15:49. */
export const momentIn = (language: CompleteLanguage, at: Date): string =>
  language === 'hi' ? daysHindi(indianMoment(at)) : indianMoment(at);
