import type { Account } from '../statement.ts';
import { holderFrom } from './holder.ts';

type Found = Omit<Account, 'bank' | 'ifsc'>;

const numberForms: readonly RegExp[] = [
  /\b(?:a\/?c|aic(?= no\b)|acc(?:oun)?t)(?:\s*(?:\d|[IV]{1,3})(?=\s*[:–-]))?\s*(?:(?:no|num(?:ber)?|#)\.?\s*|\.\s*)?(?:[:\-–]+\s*)?(?:\d{1,6}\/)?(?:[A-Z]{2,8}\/)?_?(\d{2,4}-\d{5,8}-\d{3}|(?:[X*\d]{2,6}[ -])*[X*\d]{4,20})\b/i,
  /\b(?:a\/?c|acc(?:oun)?t)\s*(?:no\.?)?\s*[:\-–]+\s*([A-Z]{2,4}[-/]\d{1,4}\/\d{3,10})\b/i,
  /^_?((?:X|\*){2,}\d{3,6})(?!\d)/i,
];

const typeForms: readonly RegExp[] = [
  /\b(?:account|a\/c|acct?)\s*type\s*[:\-–]*\s*(.+)/i,
  /^\s*(savings?|current|salary|overdraft|cash credit)(?: bank)? accounts?\b/i,
  /^\s*scheme\s*[:\-–]+\s*(.+)/i,
];

/** What names an account that is no account of deposits on demand: a loan, a term deposit, a card. */
export const otherAccount =
  /\bloan (?:account|a\/?c|acct)\b|\b(?:account|a\/c) type\W+[\w ]*\bloan\b|^\W*(?:fixed|recurring|term) deposits?(?: accounts?)?\b|\bcredit card (?:account|statement)\b/i;

/**
 * Holder, number and kind of the account, from the lines around the table, of which `heading` stand over it. Empty text for what they
 * do not say.
 */
export function accountFrom(lines: readonly string[], heading: readonly string[]): Found {
  const found: Found = { name: holderFrom(lines, heading), number: '' };
  for (const [at, line] of lines.entries()) {
    if (line.length > 250 || otherAccount.test(line)) continue;
    if (!found.number || (masked(found.number) && !/[X*]/.test(found.number)))
      found.number = numberIn(line) || numberUnder(line, lines[at + 1] ?? '');
  }
  for (const form of typeForms) {
    if (found.type) break;
    for (const line of lines) {
      const type = value(form.exec(line)?.[1] ?? '')
        .replace(/\(\d+\)$/, '')
        .trim();
      if (!type || type.length > 60) continue;
      found.type = /^saving$/i.test(type) ? 'Savings' : type;
      break;
    }
  }
  return found;
}

const masked = (number: string) => number.length < 6;

/** The account number in a line; empty without one. */
export function numberIn(line: string): string {
  for (const form of numberForms) {
    const printed = form.exec(line)?.[1]?.replace(/[ -]/g, '') ?? '';
    if (printed.length >= 6 && /\d{3}/.test(printed)) return printed;
  }
  return '';
}

/** A label at the end of its line, and its number at the start of the next. */
function numberUnder(line: string, next: string): string {
  if (!/\b(?:a\/?c|acc(?:oun)?t) ?(?:no|num(?:ber)?)\W*$/i.test(line)) return '';
  const printed = /^\W*([X*\d](?:[X*\d -]{4,22})\d)(?!\S)/.exec(next)?.[1]?.replace(/[ -]/g, '') ?? '';
  return printed.length >= 6 ? printed : '';
}

/** Up to where the next column begins. */
const value = (text: string) => text.split(/ {2,}|\t|\|/)[0]?.trim() ?? '';
