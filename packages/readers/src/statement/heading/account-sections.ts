import type { Place } from '../statement.ts';
import { numberIn, otherAccount } from './account.ts';
import type { FactCollector } from './facts.ts';

/** Tells the tables of one file apart by the account that is named over each. */
interface AccountSections {
  /** A line outside the tables: of the account whose table follows, or of the one before. */
  outside(text: string, at: Place): void;
  /** The words over a table: what was named over it, on its page, since the last row is its account. */
  header(labels: readonly string[], at: Place): void;
  /** False for a row of a loan, a deposit or a card, which is passed over. It may come after lines that stand under it. */
  row(at: Place): boolean;
  end(): void;
  /** Accounts on demand that have rows. */
  accounts(): number;
  /** Rows were passed over. */
  passed(): boolean;
}

const ownAccount = /\b(?:savings?|current|salary)(?: bank)? (?:account|a\/?c|acct)\b/i;

/** What only the table of a loan has over its columns. */
const loanLabel = /\b(?:outstanding|principal|emi|instal?lments?)\b/i;

interface Section {
  /** Where it is named; its rows stand after it. */
  at: Place;
  number: string;
  other: boolean;
}

const isBefore = (one: Place, other: Place) =>
  one.page < other.page || (one.page === other.page && one.row < other.row);

/** A number so close under a title without one is its own: `Loan Account Details`, and under it `Account Number : 6331…`. */
const isUnder = (title: Place, at: Place) => at.page === title.page && at.row - title.row <= 2;

export function accountSections(facts: FactCollector): AccountSections {
  const numbers = new Set<string>();
  let before: Section | null = null;
  let current: Section = { at: { page: 0, row: 0 }, number: '', other: false };
  /** Named since the last row. */
  let next: Section | null = null;
  let waiting: { text: string; page: number }[] = [];
  let [own, passed] = [0, 0];
  let ownLabels = '';

  const settle = (isOwn: boolean) => {
    for (const { text, page } of waiting) {
      if (isOwn) facts.add(text, page);
      else facts.pass(text, page);
    }
    waiting = [];
  };
  const begin = (section: Section) => {
    before = current;
    current = section;
  };
  return {
    outside(text, at) {
      const named = numberIn(text);
      const isSum = /\d\.\d{2}\b/.test(text);
      if (!isSum && otherAccount.test(text)) next = { at, number: named, other: true };
      else if (named && !isSum) {
        const titled = next?.other && next.number === '' && isUnder(next.at, at);
        next = titled && next ? { ...next, number: named } : { at, number: named, other: false };
      } else if (!isSum && ownAccount.test(text)) next = { at, number: next?.number ?? '', other: false };
      if ((next ?? current).other) waiting.push({ text, page: at.page });
      else {
        settle(true);
        facts.add(text, at.page);
      }
    },
    header(labels, at) {
      const words = labels.join('|');
      // A line at the foot of the page before may speak of any account.
      if (next && (own + passed === 0 || next.at.page === at.page))
        begin({ ...next, number: next.number || current.number });
      else if (own > 0 && words !== ownLabels && !loanLabel.test(ownLabels) && loanLabel.test(words))
        begin({ at, number: '', other: true });
      if (!current.other) ownLabels = words;
      settle(!current.other);
      facts.table();
      next = null;
    },
    row(at) {
      const section = before && isBefore(at, current.at) ? before : current;
      if (section.other) passed += 1;
      else {
        own += 1;
        numbers.add(section.number.replace(/\D/g, '').slice(-4));
      }
      // What stands between rows of one table names no other account.
      if (!isBefore(at, current.at) && !(next && isBefore(at, next.at))) {
        settle(!current.other);
        next = null;
      }
      return !section.other;
    },
    end: () => settle(!current.other),
    accounts: () => [...numbers].filter((last) => last !== '').length,
    passed: () => passed > 0,
  };
}
