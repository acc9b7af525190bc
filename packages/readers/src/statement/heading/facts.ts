import { bankOf } from '../layouts/banks.ts';
import type { Bank } from '../layouts/layout.ts';
import type { Account } from '../statement.ts';
import { accountFrom } from './account.ts';
import { balancesFrom, type PrintedBalances } from './balances.ts';
import { periodFrom } from './period.ts';
import { printedBank, sponsoredBank } from './printed-bank.ts';

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
  /** The words over a table: what was added before is the heading, once and for all. */
  table(): void;
  /** The lines so far, for a first guess of the bank. */
  bank(): Bank | null;
  facts(): Facts;
}

const mostFirst = 300;
const mostLast = 120;
/** No heading is longer. */
const mostHeading = 60;

/** Keeps the first and last lines outside the table: headings repeat on a thousand pages, and memory does not grow. */
export function factCollector(): FactCollector {
  const first: string[] = [];
  const last: string[] = [];
  const pages: Facts['pages'] = [];
  let over: number | null = null;
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
    table() {
      over ??= first.length;
    },
    bank() {
      if (known?.count !== first.length) known = { count: first.length, bank: bankOf(first, ifscIn(first)) };
      return known.bank;
    },
    facts() {
      const all = lines();
      const ifsc = ifscIn(all);
      const bank = sponsoredBank(all) ? null : bankOf(all, ifsc);
      const account: Account = {
        ...accountFrom(all, first.slice(0, Math.min(over ?? mostHeading, mostHeading))),
        bank: bank?.name ?? printedBank(all, ifsc),
      };
      if (ifsc) account.ifsc = ifsc;
      return { account, bank, period: periodFrom(all), pages, ...balancesFrom(all) };
    },
  };
}

/** The branch's code: after its label, else the only one that stands there. Its fifth sign is a zero, which OCR may take for an O. */
function ifscIn(lines: readonly string[]): string {
  let other = '';
  for (const line of lines) {
    if (!/[A-Z]{4}[0O]/i.test(line)) continue;
    const labelled =
      /\bIFSC?\b[^A-Za-z0-9]*(?:code)?[^A-Za-z0-9]*([A-Z]{4}[0O][A-Z0-9]{6})\b/i.exec(line)?.[1] ??
      /\b([A-Z]{4}0[A-Z0-9]{6})\s*IFSC\b/.exec(line)?.[1];
    if (labelled && /\d/.test(labelled.slice(4).replace(/^O/i, '0')))
      return `${labelled.slice(0, 4)}0${labelled.slice(5)}`.toUpperCase();
    other ||= /^\W*([A-Z]{4}0[A-Z0-9]{6})\W*$/.exec(line)?.[1] ?? '';
  }
  return other;
}
