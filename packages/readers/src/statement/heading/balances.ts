import { readMoney } from '../money.ts';
import type { Paise } from '../statement.ts';

/** Sums that a statement prints outside its rows. Null where it does not. */
export interface PrintedBalances {
  opening: Paise | null;
  closing: Paise | null;
  debits: Paise | null;
  credits: Paise | null;
  debitCount: number | null;
  creditCount: number | null;
}

type Name = keyof PrintedBalances;

const labels: readonly [Name, RegExp][] = [
  ['opening', /opening ?bal(?:ance)?|bal(?:ance)? brought forward|balance b\/f/i],
  ['closing', /(?:closing|ending) ?bal(?:ance)?/i],
  ['debitCount', /(?:dr|debit|withdrawal)s?\.? ?(?:count|nos?)|(?:no|number) of (?:debits|withdrawals)/i],
  ['creditCount', /(?:cr|credit|deposit)s?\.? ?(?:count|nos?)|(?:no|number) of (?:credits|deposits)/i],
  ['debits', /(?:total )?(?:debits?|withdrawals?|money out|paid out)(?: amount)?(?: \(?dr\.?\)?)?/i],
  ['credits', /(?:total )?(?:credits?|deposits?|money in|paid in)(?: amount)?(?: \(?cr\.?\)?)?/i],
];

const any = new RegExp(labels.map(([, form]) => `(${form.source})`).join('|'), 'gi');
/** Banks put the minus of an overdrawn account behind its balance, or brackets around it (UCO, State Bank’s cash credits). */
const overdrawn = '(?:-(?![\\d-])|\\s?\\(?(?:CR|DR)\\b\\.?\\)?)?';
const amount = new RegExp(
  `\\([\\d,]*\\d\\.\\d{2}\\)|[-+]?(?:INR|Rs\\.?|₹)?\\s?[-+]?[\\d,]*\\d\\.\\d{2}${overdrawn}`,
  'i',
);
const values = new RegExp(`[-+]?(?:INR|Rs\\.?|₹)?\\s?[-+]?\\d[\\d,]*(?:\\.\\d{1,2})?${overdrawn}`, 'gi');

/** Opening and closing balances, totals and counts from the lines around the table. */
export function balancesFrom(lines: readonly string[]): PrintedBalances {
  const found: PrintedBalances = {
    ...{ opening: null, closing: null, debits: null, credits: null },
    ...{ debitCount: null, creditCount: null },
  };
  for (const [at, line] of lines.entries()) {
    if (line.length > 250) continue;
    summary(found, line, lines[at + 1] ?? '');
    single(found, line, lines[at + 1] ?? '');
    totals(found, line);
  }
  return found;
}

/** A line of labels over a line of as many values. */
function summary(found: PrintedBalances, line: string, next: string): void {
  if (amount.test(line)) return;
  const names = [...line.matchAll(any)].map((match) => nameOf(match));
  const printed = next.match(values) ?? [];
  if (names.length < 3 || printed.length !== names.length) return;
  for (const [at, name] of names.entries()) {
    const text = printed[at] ?? '';
    if (!name || found[name] !== null) continue;
    if (name === 'debitCount' || name === 'creditCount') found[name] = Number(text.replaceAll(',', ''));
    else found[name] = isSum(name) ? sumIn(text) : signed(text);
  }
}

const isSum = (name: Name) => name === 'debits' || name === 'credits';

const nameOf = (match: RegExpExecArray): Name | undefined =>
  labels[match.slice(1, labels.length + 1).findIndex((group) => group !== undefined)]?.[0];

/** "Opening Balance on 01-12-25: 326.21", with the amount on this line, or alone on the next. */
function single(found: PrintedBalances, line: string, next: string): void {
  const opening =
    /(?:opening ?bal(?:ance)?|balance (?:brought forward|b\/f)|^\W*b ?\/ ?f\b|brought forward)(.*)/i.exec(
      line,
    );
  const closing = /(?:closing|ending) ?bal(?:ance)?(?! includes)(.*)/i.exec(line);
  const asOn = /^\W*balance as on\b(.*)/i.exec(line);
  if (opening && closing) both(found, line);
  if (opening && !closing) found.opening ??= after(opening[1] ?? '', next);
  if (closing && !opening) found.closing = after(closing[1] ?? '', next) ?? found.closing;
  if (asOn) found.opening ??= after(asOn[1] ?? '', '');
}

/**
 * Both on one line, each with its amount, as IndusInd and Yes Bank print them: "Opening Balance : 1.00 | Total Withdrawals : 2.00 |
 * Closing Balance : 3.00". The sums between them are none of the two. With all labels first, as many amounts follow.
 */
function both(found: PrintedBalances, line: string): void {
  const names = [...line.matchAll(any)];
  const each = names.map((match, at) => {
    const rest = line.slice(match.index + match[0].length, names[at + 1]?.index);
    return { name: nameOf(match), own: after(rest, '') };
  });
  const amounts = line.match(new RegExp(amount.source, 'gi')) ?? [];
  const apart = each.slice(0, -1).every(({ own }) => own === null);
  for (const [at, { name, own }] of each.entries()) {
    if (name !== 'opening' && name !== 'closing') continue;
    const printed = apart ? (amounts.length === each.length ? signed(amounts[at] ?? '') : null) : own;
    found[name] ??= printed;
  }
}

/** Rupees without paise right behind their label: what follows has labels of its own. */
const rupees = /^[^\d]{0,12}?((?:INR|Rs\.?|₹)?\s?\d{1,3}(?:,\d{2,3})+)(?![\d.,/-])/i;

function after(rest: string, next: string): Paise | null {
  const bare = rupees.exec(rest)?.[1];
  if (bare) return signed(bare);
  const here = amount.exec(rest);
  if (here) {
    const printed = signed(here[0]);
    const before = /\bdr\.?\W*$/i.test(rest.slice(0, here.index));
    return printed !== null && before ? -Math.abs(printed) : printed;
  }
  return /^[\s:()A-Za-z.\-₹]*$/.test(rest) && /^\W*[\d,]+\.\d{2}\W*(?:CR|DR)?\W*$/i.test(next)
    ? signed(next)
    : null;
}

/** "TRANSACTION TOTAL 106000.00 30000.00" and "Sub Total : 10,069.00 Dr 55,125.00 Cr": debits, then credits. */
function totals(found: PrintedBalances, line: string): void {
  const named =
    /\btotal (debit|withdrawal|credit|deposit)s?\b(?: amount| transactions)?\D{0,12}([\d,]+\.\d{2})/gi;
  for (const [, kind = '', sum = ''] of line.matchAll(named))
    found[/^(?:debit|withdrawal)/i.test(kind) ? 'debits' : 'credits'] ??= sumIn(sum);
  const rest = /\b(?:transaction|sub|grand|statement)?\s*total\b\W*(.*)/i.exec(line)?.[1];
  if (!rest || /\bpage\b/i.test(line)) return;
  const [first, second] = rest.match(new RegExp(amount.source, 'gi')) ?? [];
  if (!first || !second || !/^\W*(?:INR|Rs|₹)?\W*\d/i.test(rest)) return;
  found.debits ??= sumIn(first) ?? 0;
  found.credits ??= sumIn(second) ?? 0;
}

/** A total has no sign: what is printed before it says which way the money went. */
function sumIn(text: string): Paise | null {
  const printed = signed(text);
  return printed === null ? null : Math.abs(printed);
}

function signed(text: string): Paise | null {
  const printed = readMoney(text.replace(/\.$/, ''));
  if (!printed) return null;
  return printed.side === 'debit' ? -Math.abs(printed.paise) : printed.paise;
}
