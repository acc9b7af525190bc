import { isAddressee, isBankOrBranch, isHolder } from './name-words.ts';

/** The words before a name, the surest first. Bilingual statements print them after their Hindi ones. */
const labelled: readonly RegExp[] = [
  /\bname of (?:the )?(?:account ?holder|customer|depositor|primary holder|party)(?:\(s\)|s)?\s*[:\-–]*\s*(.+)/i,
  /\bstatement of account holder\s*[:\-–]+\s*(.+)/i,
  /\b(?:account|a\/?c|acct|customer|cust|primary|holder|client|depositor|applicant)\.?(?: ?holder)?(?:'s|’s|\(s\)|s)? name\s*[:\-–]*\s*(.+)/i,
  /\b(?:account|a\/?c|primary|first|sole|main) ?holder(?:\(s\)|s)?\s*[:\-–]+\s*(.+)/i,
  /\(\s*INR\s*\)\s*-\s*(.+)/,
  /^\W*(?:account )?name\s*[:\-–]+\s*(.+)/i,
  /^\W*name {2,}(.+)/i,
  /^\W*(?:customer|client|depositor|party)\s*[:\-–]+\s*(.+)/i,
  /(?:नाम|नांव|நாம்|പേര്)\s*[:\-–]+\s*(.+)/,
];

/** A label `Name` within a line; of what else a bank prints the names of, the words before it tell. */
const within = /(?:^|[\s/|,])name\s*[:\-–]+\s*(.+)/i;
const otherName =
  /(?:branch|bank|scheme|product|nominee|joint|father|mother|spouse|husband|guardian|user|login|file|city|employer|company|beneficiary|relationship|manager|rm)\W*(?:'s|’s)?(?: (?:holder|manager)(?:'s|’s)?)?\s*$/i;

const titled = /^\W*((?:MR|MRS|MS|M\/S|DR|SMT|SHRI|SRI|KUM|MISS|MASTER)\b\.?\s*(?:[.:]\s*)?[A-Za-z].+)/i;

/** A line that ends in a label of the holder: the name stands under it. */
const labelAbove =
  /^\W*(?:(?:account|a\/?c|customer|primary)(?: holder)?(?:'s|’s|\(s\)|s)?(?: name)?|name)(?: (?:and|&) address)?(?: of (?:the )?(?:account holder|customer))?\W*$/i;

/** What follows the name of the holder on one line, or stands under it. */
const numberLabel =
  /^\W*(?:account|a\/?c|aic|acct|customer|cust|client|crn|cif|uci)\b\.?(?:\/\w+)?\W*(?:id|no|num|number|reln|relation|ship|type|crn|x+\d|[x*]*\d{3})/i;

/** A line of the address of somebody’s home or shop: with a number that is no PIN, or of a father or a husband. */
const house = /(?:^|[^\d])\d{1,4}(?!\d| ?\d{3}\b)|^\W*(?:s|w|d|c)\/o\b|^\W*(?:at|near|opp|behind)\b/i;

/** An address ends in a PIN: 411 004, PUNE-411004, 560001 INDIA. */
const pin = /(?:^|[^\d,.])[1-9]\d{2} ?\d{3}(?:\W*(?:india|in))?\W*$/i;

/** No address of a person is longer. */
const mostLines = 8;

/**
 * The holder's name as it is printed; empty where it is not told. By its label with most banks; under MR or SMT with HDFC; without any
 * as the first line of the address with Axis, Kotak and Bank of Baroda, and beside or over the number with Kotak, DBS and wallets'
 * banks. `heading`: the lines over the table, where an addressee can stand. A bank's and a branch's name and address are never taken.
 */
export function holderFrom(lines: readonly string[], heading: readonly string[]): string {
  // OCR takes a speck over a letter for an accent.
  const near = lines.filter(({ length }) => length <= 250).map((line) => line.replace(/é/g, 'e'));
  return (
    byLabels(near) ||
    first(near, (line) => nameIn(otherLabel(line))) ||
    underLabel(near) ||
    first(near, besideLabel) ||
    first(near, (line) => nameIn(titled.exec(line)?.[1] ?? '')) ||
    first(heading, besideNumber) ||
    addressee(heading) ||
    overNumber(heading)
  );
}

function first(lines: readonly string[], nameOf: (line: string) => string): string {
  for (const line of lines) {
    const name = nameOf(line);
    if (name) return name;
  }
  return '';
}

function byLabels(lines: readonly string[]): string {
  for (const form of labelled) {
    const name = first(lines, (line) => nameIn(form.exec(line)?.[1] ?? ''));
    if (name) return name;
  }
  return '';
}

function otherLabel(line: string): string {
  const match = within.exec(line);
  return match && !otherName.test(line.slice(0, match.index)) ? (match[1] ?? '') : '';
}

const cellsOf = (line: string) => line.split(/ {2,}|\t|\|/).map((cell) => cell.trim());
const firstCell = (line: string) => cellsOf(line).find((cell) => cell !== '') ?? '';

/** Where the next label begins on the same line. */
const nextLabel =
  /\s+(?:joint|account|a\/?c|acct|branch|base|home|ifsc|micr|customer|cust|crn|cif|address|currency|period|date|nominee|nomination|e-?mail|mobile|phone|pan|product|scheme|type|kyc|ckyc|status|from|for the period)\b[\w ./()]{0,24}(?:[:\-–].*|$)/i;

/** The name that a label's rest begins with; empty when it is none. */
function nameIn(rest: string): string {
  const name = firstCell(rest)
    .replace(/^\W+(?=[A-Za-z])/, '')
    .replace(nextLabel, '')
    .replace(/\s+for the period\b.*$/i, '')
    .replace(/[\s,:;*|_-]+$/, '')
    .trim();
  return isHolder(name) ? name : '';
}

function underLabel(lines: readonly string[]): string {
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    const place = cells.findIndex((cell) => labelAbove.test(cell));
    if (place < 0) continue;
    const under = cellsOf(lines[at + 1] ?? '');
    const name = nameIn((under.length === cells.length ? under[place] : under[0]) ?? '');
    if (name && isAddressee(name)) return name;
  }
  return '';
}

/** Where columns have collapsed a label and its name stand side by side with nothing between them: `Name RAVI KUMAR`. */
function besideLabel(line: string): string {
  const name = nameIn(/^\W*name\s+(.+)/i.exec(line)?.[1] ?? '');
  return isAddressee(name) ? name : '';
}

/** `RAVI KUMAR | Account number 8810…`: the name is the first of several cells, the number the next. */
function besideNumber(line: string): string {
  const [name = '', next = ''] = cellsOf(line).filter((cell) => cell !== '');
  return numberLabel.test(next) && isAddressee(bareOf(name)) ? bareOf(name) : '';
}

/** Words of the document itself before a name on its line: `Your A/C Status`, `Account Statement of`. */
const bareOf = (cell: string) =>
  cell
    .replace(/^[^A-Za-z]+/, '')
    .replace(/^(?:your )?(?:a\/?c|account) (?:status|statement|details)(?: (?:of|for))?\W+/i, '')
    .replace(/^to\b[\s,:]+/i, '')
    .replace(/[\s,:;|_-]+$/, '');

/** A label and its value, of a column beside the address. */
const labelLine = /^[A-Za-z][A-Za-z ./&()]{1,30}:/;

/** The sign of a bank beside the address: `kotak`. */
const isSign = (cell: string) => /^\S+$/.test(cell) && isBankOrBranch(cell);

/** The first line of a block that ends in a PIN. */
function addressee(heading: readonly string[]): string {
  for (const [at, line] of heading.entries()) {
    const name = bareOf(firstCell(line));
    if (!isAddressee(name)) continue;
    const under = heading.slice(at + 1, at + 1 + mostLines).map(firstCell);
    const end = under.findIndex((cell) => pin.test(cell) && !labelLine.test(cell));
    if (end < 0) continue;
    const block = under.slice(0, end + 1).filter((cell) => !isSign(cell));
    const own = block.filter((cell) => !labelLine.test(cell));
    if (own.some(isBankOrBranch)) continue;
    // The bank's own address may stand beside it, or under its name: only a house tells that somebody lives here.
    const doubtful = block.some(isBankOrBranch) || isBankOrBranch(firstCell(heading[at - 1] ?? ''));
    if (!doubtful || own.some((cell) => house.test(cell))) return name;
  }
  return '';
}

/** Alone on its line, and the number of the account or the customer under it. */
function overNumber(heading: readonly string[]): string {
  for (const [at, line] of heading.entries()) {
    const cells = cellsOf(line).filter((cell) => cell !== '');
    const name = bareOf(cells[0] ?? '');
    if (cells.length === 1 && isAddressee(name) && numberLabel.test(heading[at + 1] ?? '')) return name;
  }
  return '';
}
