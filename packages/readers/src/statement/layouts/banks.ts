import { axis } from './axis.ts';
import { bankOfBaroda } from './bank-of-baroda.ts';
import { bankOfIndia } from './bank-of-india.ts';
import { canara } from './canara.ts';
import { federal } from './federal.ts';
import { hdfc } from './hdfc.ts';
import { icici } from './icici.ts';
import { idfcFirst } from './idfc-first.ts';
import { indusInd } from './indusind.ts';
import { kotak } from './kotak.ts';
import type { Bank, Layout } from './layout.ts';
import { moreBanks } from './more-banks.ts';
import { pnb } from './pnb.ts';
import { sbi } from './sbi.ts';
import { union } from './union.ts';
import { yes } from './yes.ts';

/** Every bank whose tables are known. "Bank of India" is part of other banks' names, so it comes last. */
export const banks: readonly Bank[] = [
  ...[hdfc, icici, sbi, axis, kotak, pnb, bankOfBaroda, canara, yes, idfcFirst, indusInd, federal, union],
  ...moreBanks,
  bankOfIndia,
];

/** Marks at the start of names of other banks are taken out before "Bank of India" is looked for. */
const plain = (text: string) => ` ${text.toUpperCase().replace(/[^A-Z0-9]+/g, ' ')} `;

/**
 * The bank whose statement this is, from the lines around its table and the IFSC printed there. Narrations name other
 * banks, so they are not to be in `lines`. Null when none of the known ones is named.
 */
export function bankOf(lines: readonly string[], ifsc: string): Bank | null {
  const issuer = banks.find((bank) => ifsc.startsWith(bank.ifsc));
  if (issuer) return issuer;
  let best: { bank: Bank; times: number } | null = null;
  const texts = lines.map(plain);
  for (const bank of banks) {
    let times = 0;
    for (const text of texts) if (bank.marks.some((mark) => holds(text, mark))) times += 1;
    if (times > (best?.times ?? 0)) best = { bank, times };
  }
  return best?.bank ?? null;
}

/** STATE, UNION or CENTRAL before "Bank of India" makes it another bank. */
function holds(text: string, mark: string): boolean {
  const at = text.indexOf(` ${mark} `);
  if (at < 0) return false;
  return (
    mark !== 'BANK OF INDIA' || !/ (?:STATE|UNION|CENTRAL|RESERVE|EXPORT IMPORT)$/.test(text.slice(0, at))
  );
}

/** The table with exactly these column words, of `bank` if it prints it, else of any bank that does. */
export function layoutOf(labels: readonly string[], bank: Bank | null): Layout | null {
  const wanted = labels.join('|');
  const all = [...(bank ? [bank] : []), ...banks].flatMap(({ layouts }) => layouts);
  return all.find(({ columns }) => columns.map(([, label]) => labelKey(label)).join('|') === wanted) ?? null;
}

/** The letters and digits of a column's words, currency left out: `Balance (INR )` → BALANCE. */
export function labelKey(label: string): string {
  const bare = label.toUpperCase().replace(/\(?\s*\b(?:INR|RS)\b\.?\s*\)?|₹/g, '');
  return bare.replace(/[^A-Z0-9#]/g, '');
}
