import { numberIn, otherAccount } from './account.ts';
import type { FactCollector } from './facts.ts';

/** Tells the tables of one file apart by the account that is named over each. */
interface AccountSections {
  /** A line outside the tables: of the account whose table follows, or of the one before. */
  outside(text: string, page: number): void;
  /** The words over a table: what was named since the last row is its account. */
  header(): void;
  /** False for a row of a loan, a deposit or a card, which is passed over. The last row of a page may come late. */
  row(page: number): boolean;
  end(): void;
  /** Accounts on demand that have rows. */
  accounts(): number;
  /** Rows were passed over. */
  passed(): boolean;
}

const ownAccount = /\b(?:savings?|current|salary)(?: bank)? (?:account|a\/?c|acct)\b/i;

interface Section {
  /** Where it is named; its rows stand there or after. */
  page: number;
  number: string;
  other: boolean;
}

export function accountSections(facts: FactCollector): AccountSections {
  const numbers = new Set<string>();
  let before: Section | null = null;
  let current: Section = { page: 0, number: '', other: false };
  /** Named since the last row. */
  let next: Section | null = null;
  let waiting: { text: string; page: number }[] = [];
  let passed = 0;

  const settle = (own: boolean) => {
    for (const { text, page } of waiting) {
      if (own) facts.add(text, page);
      else facts.pass(text, page);
    }
    waiting = [];
  };
  return {
    outside(text, page) {
      const named = numberIn(text);
      const isSum = /\d\.\d{2}\b/.test(text);
      if (!isSum && otherAccount.test(text)) next = { page, number: named, other: true };
      else if (named && !isSum) next = { page, number: named, other: false };
      else if (!isSum && ownAccount.test(text)) next = { page, number: next?.number ?? '', other: false };
      if ((next ?? current).other) waiting.push({ text, page });
      else {
        settle(true);
        facts.add(text, page);
      }
    },
    header() {
      if (next) {
        before = current;
        current = { ...next, number: next.number || current.number };
      }
      settle(!current.other);
      next = null;
    },
    row(page) {
      const late = page < current.page || page < (next?.page ?? 0);
      const section = page < current.page && before ? before : current;
      if (section.other) passed += 1;
      else numbers.add(section.number.replace(/\D/g, '').slice(-4));
      // What stands between rows of one table names no other account.
      if (!late) {
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
