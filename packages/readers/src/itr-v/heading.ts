import { dayIn } from '../printed-forms/dates.ts';
import { findLabel, findRow, wordsAfter } from '../printed-forms/labels.ts';
import { type Row, rowText } from '../printed-forms/rows.ts';
import { panShape, shapesIn } from '../printed-forms/shapes.ts';
import { type Found, found, type Heading } from './found.ts';
import { gridOf } from './grid.ts';
import type { Layout } from './returns.ts';

/** Reads the head of an acknowledgement of either layout. */
export function headingOf(rows: readonly Row[], layout: Layout | null): Heading {
  const personal = layout === 'older' ? olderPerson(rows) : newerPerson(rows);
  return {
    ...personal,
    assessmentYear: assessmentYearOf(rows),
    filingDate: filingDateOf(rows),
    ackNo: ackNoOf(rows),
  };
}

type Personal = Omit<Heading, 'assessmentYear' | 'filingDate' | 'ackNo'>;

/** A label on the left and its value beside it; an address may stand on several rows around its label. */
function newerPerson(rows: readonly Row[]): Personal {
  const at = (label: string, start = 0) =>
    rows.findIndex((row, index) => index >= start && findLabel(label, row)?.from === 0);
  const name = at('Name');
  const address = at('Address', name + 1);
  const status = at('Status', Math.max(name, 0) + 1);
  const statusRow = rows[status];
  const form = statusRow ? findLabel('Form Number', statusRow) : null;
  const nameRow = rows[name];
  const place = nameRow ? findLabel('Name', nameRow) : null;
  return {
    pan: panOf(rows),
    name: place ? found(place.row.page, wordsAfter(place)) : null,
    address: address >= 0 && status > name ? addressBetween(rows.slice(name + 1, status)) : null,
    status: statusRow ? statusOf(statusRow, form?.from) : null,
    formNo: formOf(rows),
    aadhaar: aadhaarOf(rows),
  };
}

function addressBetween(rows: readonly Row[]): Found | null {
  const words = rows.flatMap((row) => {
    const place = findLabel('Address', row);
    return place?.from === 0 ? wordsAfter(place) : row.words;
  });
  return rows[0] ? found(rows[0].page, words) : null;
}

function statusOf(row: Row, end: number | undefined): Found | null {
  const place = findLabel('Status', row);
  if (!place) return null;
  const stop = end === undefined ? undefined : row.origins[end]?.word;
  const words = wordsAfter(place).filter((word) => stop === undefined || row.words.indexOf(word) < stop);
  return found(row.page, words);
}

const addressLabels = [
  'Flat/Door/Block No',
  'Name Of Premises/Building/Village',
  'Road/Street/Post Office',
  'Area/Locality',
  'Town/City/District',
  'State',
  'Pin/ZipCode',
] as const;

const gridRows = [
  ['Name', 'PAN'],
  ['Flat/Door/Block No', 'Name Of Premises/Building/Village', 'Form Number'],
  ['Road/Street/Post Office', 'Area/Locality', 'Status'],
  ['Town/City/District', 'State', 'Pin/ZipCode', 'Status', 'Aadhaar Number'],
] as const;

/** Labels in a grid, each with its value below. */
function olderPerson(rows: readonly Row[]): Personal {
  const cells = gridOf(rows, gridRows);
  const parts = addressLabels.map((label) => cells.get(label)).filter((cell) => cell !== undefined);
  const [first] = parts;
  const address = first
    ? found(
        first.page,
        parts.flatMap(({ words }) => words),
        parts.map(({ text }) => text).join(', '),
      )
    : null;
  return {
    pan: panOf(rows),
    name: cells.get('Name') ?? null,
    address,
    status: cells.get('Status') ?? null,
    formNo: formOf(rows),
    aadhaar: aadhaarOf(rows),
  };
}

/** Below this somebody else may sign for a firm or a family, with a PAN of their own. */
const signing =
  /\b(?:digitally|electronically) (?:signed|verified|transmitted)|having PAN|solemnly|I am holding/i;

/** The first PAN of the head; further ones are compared with it. */
function panOf(rows: readonly Row[]): Found | null {
  const end = rows.findIndex((row) => signing.test(rowText(row)));
  for (const { page, words } of end < 0 ? rows : rows.slice(0, end)) {
    const [pan] = shapesIn(words, panShape);
    if (pan && pan.repairs === 0) return { text: pan.text, page, words: pan.words };
  }
  return null;
}

/** ITR-1 to ITR-7 stand in the title's list too: the one behind or below "Form Number" is meant. */
function formOf(rows: readonly Row[]): Found | null {
  const place = findRow(['Form Number', 'Form No'], rows);
  if (!place) return null;
  for (const row of rows.slice(place.index, place.index + 3)) {
    const words = row === place.row ? wordsAfter(place) : row.words;
    const at = words.findIndex(({ text }) => /^ITR-?[1-7][A-Z]?$/i.test(text));
    const word = words[at];
    if (word) return found(row.page, [word], word.text.toUpperCase().replace(/^ITR-?/, 'ITR-'));
  }
  return null;
}

function aadhaarOf(rows: readonly Row[]): Found | null {
  const place = findRow(['Aadhaar Number', 'Aadhaar No'], rows);
  if (!place) return null;
  for (const row of rows.slice(place.index, place.index + 3)) {
    const last = /(?:^|\s)(?:[X*\d]{8}|[X*\d]{4}\s[X*\d]{4}\s)(\d{4})(?:\s|$)/i.exec(rowText(row))?.[1];
    if (!last) continue;
    const words = row.words.filter(({ text }) => text.endsWith(last) && /^[X*\d]+$/i.test(text));
    return found(row.page, words, `XXXX XXXX ${last}`);
  }
  return null;
}

function assessmentYearOf(rows: readonly Row[]): Found | null {
  const place = findRow(['Assessment Year'], rows);
  if (!place) return null;
  for (const { page, words } of rows.slice(place.index, place.index + 4)) {
    const word = words.find(({ text }) => /^20\d\d[-–]\d\d$/.test(text));
    if (word) return found(page, [word], word.text.replace('–', '-'));
  }
  return null;
}

const dateLabels = [
  'Date of filing',
  'Date(DD/MM/YYYY)',
  'submitted electronically on',
  'electronically transmitted on',
];

function filingDateOf(rows: readonly Row[]): Found | null {
  for (const label of dateLabels) {
    const place = findRow([label], rows);
    if (!place) continue;
    for (const row of rows.slice(place.index, place.index + 2)) {
      const words = row === place.row ? wordsAfter(place) : row.words;
      const day = dayIn(words.map(({ text }) => text).join(' '));
      if (!day) continue;
      return found(
        row.page,
        words.filter(({ text }) => text.includes(day.text)),
        day.text,
      );
    }
  }
  return null;
}

/** Fifteen digits; the barcode's longer number holds them too. */
function ackNoOf(rows: readonly Row[]): Found | null {
  for (const { page, words } of rows) {
    const word = words.find(({ text }) => /^(?:[A-Za-z]+:)?\d{15}$/.test(text));
    const digits = /\d{15}$/.exec(word?.text ?? '')?.[0];
    if (word && digits) return found(page, [word], digits);
  }
  return null;
}

/** What the sentence and the barcode at the foot say again of the person and the return. */
export function footOf(rows: readonly Row[]) {
  const text = rows.map(rowText).join(' ');
  return {
    pans: [...text.matchAll(/\bhaving\s+PAN\s+([A-Z0-9]{10})\b/gi)].flatMap(
      ([, pan]) => pan?.toUpperCase() ?? [],
    ),
    numbers: [...text.matchAll(/(?<!\d)(\d{15})(?!\d)/g)].flatMap(([, number]) => number ?? []),
    barcode: /\b([A-Z]{5}\d{4}[A-Z])\d{2}(\d{15})[0-9A-Z]{6,}/i.exec(text)?.slice(1) ?? [],
    days: [...text.matchAll(/(?:transmitted|electronically)\s+on\s+(\S+)/gi)].flatMap(
      ([, day]) => dayIn(day ?? '')?.digits ?? [],
    ),
  };
}
