import { findLabel, findRow, wordsBetween } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row, rowText } from '../printed-forms/rows.ts';
import { panShape, type Shaped, shapesIn, tanShape } from '../printed-forms/shapes.ts';
import type { Word } from '../reading/page.ts';

export interface Found {
  text: string;
  page: number;
  words: Word[];
  /** Signs read as their look-alikes. */
  repairs: number;
}

interface Party {
  name: Found | null;
  address: Found | null;
}

/** What the head of either part says. What it does not say is null. */
export interface Heading {
  certificateNo: Found | null;
  employer: Party & { pan: Found | null; tan: Found | null };
  employee: Party & { pan: Found | null };
  assessmentYear: Found | null;
  /** The first and the last day of the employment within the year, as printed: 01-Apr-2024. */
  period: readonly string[];
}

const numberLabels = [
  'PAN of the Deductor',
  'TAN of the Deductor',
  'PAN of the Employee',
  'Employee Reference No',
];

/** Reads the boxes above a part's figures. */
export function headingOf(rows: readonly Row[]): Heading {
  const names = findRow(['Name and address of the Employer'], rows);
  const numbers = findRow(numberLabels, rows, names ? names.index + 1 : 0);
  const office = findRow(['CIT (TDS)', 'Assessment Year'], rows, (numbers?.index ?? -1) + 1);
  const block = names && numbers ? rows.slice(names.index + 1, numbers.index) : [];
  const columns = names ? columnsOf(names.row, block) : { left: [], right: [] };
  const between = numbers ? rows.slice(numbers.index, office?.index ?? numbers.index + 12) : [];
  const { employerPan, employeePan, tan } = numbersOf(between);
  return {
    certificateNo: certificateOf(rows),
    employer: { ...partyOf(columns.left), pan: employerPan, tan },
    employee: { ...partyOf(columns.right), pan: employeePan },
    assessmentYear: assessmentYearOf(rows),
    period: periodOf(rows),
  };
}

function certificateOf(rows: readonly Row[]): Found | null {
  const place = findRow(['Certificate No.'], rows);
  if (!place) return null;
  const end = findRow(['Last updated on'], [place.row]);
  const words = wordsBetween(place.row, place.to, end?.from ?? place.row.key.length);
  const word = words.find(({ text }) => /^[A-Z0-9]{5,10}$/i.test(text));
  return word ? { text: word.text.toUpperCase(), page: place.row.page, words: [word], repairs: 0 } : null;
}

interface Line {
  page: number;
  words: Word[];
}

/**
 * The two columns under "Name and address of the Employer | … of the Employee". Text is set from the left or in the
 * middle of a column, so what begins before the middle between the two headings is of the left one.
 */
function columnsOf(head: Row, block: readonly Row[]): { left: Line[]; right: Line[] } {
  const second = findLabel('Name and address of the Employee', head, 0, 20);
  const from = second ? head.origins[second.from]?.word : undefined;
  const rightEdge = from === undefined ? undefined : head.words[from]?.box.left;
  const before = from === undefined ? undefined : head.words[from - 1]?.box;
  const border =
    rightEdge === undefined
      ? Number.POSITIVE_INFINITY
      : before
        ? (before.left + before.width + rightEdge) / 2
        : rightEdge;
  const columns: { left: Line[]; right: Line[] } = { left: [], right: [] };
  for (const { page, words } of block) {
    const groups = groupsOf(words).flatMap((group) => splitAt(group, rightEdge ?? border));
    const left = groups.filter((group) => (group[0]?.box.left ?? 0) < border).flat();
    const right = groups.filter((group) => (group[0]?.box.left ?? 0) >= border).flat();
    if (left.length > 0) columns.left.push({ page, words: left });
    if (right.length > 0) columns.right.push({ page, words: right });
  }
  return columns;
}

/** Two cells that nearly touch part where the right column's heading begins. */
function splitAt(words: Word[], edge: number): Word[][] {
  const at = words.findIndex(({ box }) => Math.abs(box.left - edge) < box.height / 2);
  return at > 0 ? [words.slice(0, at), words.slice(at)] : [words];
}

const contact = /@|^\+?\(?\d{2,3}\)?[\d\s-]{7,}$/;
const goesOn = /(?:\b(?:PRIVATE|PVT\.?|AND|OF|THE|&)|[,&-])$/i;

/** The name stands on the first line, and on the second where the first breaks off within it; the address follows. */
function partyOf(lines: readonly Line[]): Party {
  const texts = lines.map(({ words }) => joined(words));
  const nameLines = goesOn.test(texts[0] ?? '') ? 2 : 1;
  const rest = lines.slice(nameLines).filter((_, at) => !contact.test(texts[at + nameLines] ?? ''));
  return { name: textOf(lines.slice(0, nameLines)), address: textOf(rest) };
}

function textOf(lines: readonly Line[]): Found | null {
  const words = lines.flatMap((line) => line.words);
  const [first] = lines;
  if (!first || words.length === 0) return null;
  const text = joined(words);
  return { text: text.replace(/[\s,]+$/, ''), page: first.page, words, repairs: 0 };
}

/** A TAN is known by its shape; of the PANs the employer's stands on the left. */
function numbersOf(rows: readonly Row[]) {
  const tans: Found[] = [];
  const pans: Found[] = [];
  for (const { page, words } of rows) {
    tans.push(...shapesIn(words, tanShape).map((found) => foundOf(found, page)));
    pans.push(...shapesIn(words, panShape).map((found) => foundOf(found, page)));
  }
  const leftOf = (found: Found) => found.words[0]?.box.left ?? 0;
  const tan = best(tans);
  // With a misread digit a TAN has the shape of a PAN too.
  const apart = pans
    .filter(({ words }) => !tan || !words.some((word) => tan.words.includes(word)))
    .sort((a, b) => leftOf(a) - leftOf(b));
  const alone = apart.length === 1 ? apart[0] : undefined;
  const beforeTan = alone && tan ? leftOf(alone) < leftOf(tan) : false;
  return {
    tan,
    employerPan: (alone ? (beforeTan ? alone : undefined) : apart[0]) ?? null,
    employeePan: (alone ? (beforeTan ? undefined : alone) : apart.at(-1)) ?? null,
  };
}

const foundOf = ({ text, words, repairs }: Shaped, page: number): Found => ({ text, page, words, repairs });
const best = (found: readonly Found[]): Found | null =>
  [...found].sort((a, b) => a.repairs - b.repairs)[0] ?? null;

const yearShape = /^(20\d\d)[-–](\d\d)$/;

function assessmentYearOf(rows: readonly Row[]): Found | null {
  const place = findRow(['Assessment Year'], rows);
  if (!place) return null;
  for (const { page, words } of rows.slice(place.index, place.index + 9)) {
    const word = words.find(({ text }) => yearShape.test(text));
    if (word) return { text: word.text.replace('–', '-'), page, words: [word], repairs: 0 };
  }
  return null;
}

function periodOf(rows: readonly Row[]): string[] {
  const place = findRow(['Period with the Employer'], rows);
  if (!place) return [];
  const text = rows
    .slice(place.index, place.index + 9)
    .map(rowText)
    .join(' ');
  return text.match(/\d{2}-[A-Za-z]{3}-\d{4}/g)?.slice(0, 2) ?? [];
}

/** What the head of every further page says again. */
export function repeatedOn(rows: readonly Row[]) {
  const heads = rows.filter((row) =>
    /Certificate\s*Number|PAN\s*of\s*Employee\s*:|TAN\s*of\s*Employer\s*:/i.test(rowText(row)),
  );
  const all = (pattern: RegExp) =>
    heads.flatMap((row) => pattern.exec(rowText(row))?.[1]?.toUpperCase() ?? []);
  return {
    certificateNo: all(/Certificate\s*Number\s*:?\s*([A-Z0-9]{5,10})\b/i),
    tan: all(/TAN\s*of\s*Employer\s*:?\s*([A-Z0-9]{10})\b/i),
    pan: all(/PAN\s*of\s*Employee\s*:?\s*([A-Z0-9]{10})\b/i),
    assessmentYear: all(/Assessment\s*Year\s*:?\s*(20\d\d-\d\d)/i),
  };
}
