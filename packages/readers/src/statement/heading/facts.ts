import { bankOf } from '../layouts/banks.ts';
import type { Bank } from '../layouts/layout.ts';
import type { Account } from '../statement.ts';
import { accountFrom } from './account.ts';
import { balancesFrom, type PrintedBalances } from './balances.ts';
import { periodFrom } from './period.ts';

/** What a statement says outside its table. */
export interface Facts extends PrintedBalances {
  account: Account;
  bank: Bank | null;
  period: { from: string; to: string } | null;
  /** Page numbers as printed, in order: "Page 2 of 7". */
  pages: { page: number; number: number; of: number | null }[];
}

export interface FactCollector {
  add(text: string, page: number): void;
  /** A line of another account: only its page number counts. */
  pass(text: string, page: number): void;
  /** The lines so far, for a first guess of the bank. */
  bank(): Bank | null;
  facts(): Facts;
}

const mostFirst = 300;
const mostLast = 120;

/** Keeps the first and last lines outside the table: headings repeat on a thousand pages, and memory does not grow. */
export function factCollector(): FactCollector {
  const first: string[] = [];
  const last: string[] = [];
  const pages: Facts['pages'] = [];
  const lines = () => [...first, ...last];
  let known: { count: number; bank: Bank | null } | null = null;
  const number = (text: string, page: number) => {
    const numbered = /\bpage\s*(?:no)?[\s.:]*(\d{1,4})(?:\s*(?:of|\/)\s*(\d{1,4}))?\b/i.exec(text);
    if (numbered)
      pages.push({
        page,
        number: Number(numbered[1]),
        of: numbered[2] === undefined ? null : Number(numbered[2]),
      });
  };
  return {
    pass: (text, page) => number(text.slice(0, 400), page),
    add(raw, page) {
      const text = raw.length > 400 ? raw.slice(0, 400) : raw;
      number(text, page);
      if (first.length < mostFirst) first.push(text);
      else {
        last.push(text);
        if (last.length > mostLast) last.shift();
      }
    },
    bank() {
      if (known?.count !== first.length) known = { count: first.length, bank: bankOf(first, ifscIn(first)) };
      return known.bank;
    },
    facts() {
      const all = lines();
      const ifsc = ifscIn(all);
      const bank = bankOf(all, ifsc);
      const account: Account = { ...accountFrom(all), bank: bank?.name ?? printedBank(all) };
      if (ifsc) account.ifsc = ifsc;
      return { account, bank, period: periodFrom(all), pages, ...balancesFrom(all) };
    },
  };
}

/** A line of the heading that is a bank's name and nothing else. */
function printedBank(lines: readonly string[]): string {
  const name = lines
    .slice(0, 40)
    .find((line) =>
      /^[A-Za-z][A-Za-z .&-]{2,40}\bbank(?: (?:of|ltd|limited)\b[A-Za-z .]{0,20})?\.?$/i.test(line.trim()),
    );
  return name?.trim() ?? '';
}

/** The branch's code: after its label, else the only one that stands there. */
function ifscIn(lines: readonly string[]): string {
  let other = '';
  for (const line of lines) {
    if (!/[A-Z]{4}0/i.test(line)) continue;
    const labelled =
      /\bIFSC?\b[^A-Za-z0-9]*(?:code)?[^A-Za-z0-9]*([A-Z]{4}0[A-Z0-9]{6})\b/i.exec(line)?.[1] ??
      /\b([A-Z]{4}0[A-Z0-9]{6})\s*IFSC\b/.exec(line)?.[1];
    if (labelled) return labelled.toUpperCase();
    other ||= /^\W*([A-Z]{4}0[A-Z0-9]{6})\W*$/.exec(line)?.[1] ?? '';
  }
  return other;
}
