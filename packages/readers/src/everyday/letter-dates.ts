import { groupsOf, joined, type Row, rowText } from '../printed-forms/rows.ts';
import { besideOrUnder } from './labelled-cell.ts';
import type { LetterParts } from './letter-parts.ts';
import { dayForm, firstOf, type Passage, type Prose, proseOf, within, writtenDay } from './prose.ts';
import { onlyDay, plainDay } from './written-day.ts';

const joiningLabels = [
  ...['DATE OF JOINING', 'JOINING DATE', 'DATE OF APPOINTMENT', 'DATE OF JOINING SERVICE', 'DATE OF ENTRY'],
  ...['WORKING SINCE', 'EMPLOYED SINCE', 'DOJ'],
];

/** What else a letter tells the day of. */
const otherwise =
  'relie|resign|retir|superannuat|promot|revis|increment|probation|birth|born|leave\\b|dated|last working|valid|terminat';
const since =
  '(?:since|with effect from|w\\.?\\s?e\\.?\\s?f\\.?|effective(?:\\s+from)?|commencing(?:\\s+from)?|from)';
/** Behind these a day is that of a later post, or of the last one. */
const notLater =
  '(?<!(?:relie|resign|retir|superannuat|promot|revis|increment|probation|confirm\\w* in)[^.]{0,80})';
const joinedForms = [
  `(?:date of joining|joining date|\\bDOJ)\\b${within(90, otherwise)}${writtenDay}`,
  `(?:\\bjoin(?:ed|ing)?|report(?:ed)? for (?:duty|work))\\b${within(110, otherwise)}\\b(?:on|from|since|w\\.e\\.f\\.?|with effect from|by|(?:fore|after)noon of)\\s+(?:or before\\s+)?(?:the\\s+)?${writtenDay}`,
  `\\bsince\\s+(?:the\\s+)?${writtenDay}`,
  `\\b(?=employ|work|serv|engag|associated|appoint|position|post)${notLater}(?:employ\\w*|work\\w*|serv\\w+|engag\\w+|associated|appoint\\w*|position|post)\\b${within(180, otherwise)}\\b${since}\\s*(?:on\\s+)?(?:the\\s+)?${writtenDay}`,
  `\\b(?=with effect|w\\.|effective)${notLater}(?:with effect from|w\\.\\s?e\\.\\s?f\\.?|effective(?:\\s+from)?)\\s*(?:the\\s+)?${writtenDay}`,
].map((form) => new RegExp(form, 'iu'));

/** When somebody joined, and not when he was born, promoted or relieved. */
export function joiningDay({ body }: LetterParts, prose: Prose): Passage | null {
  return firstOf(
    () => besideOrUnder(body, joiningLabels).find(({ text }) => plainDay(text)),
    ...joinedForms.map((form) => () => dayIn(prose.find(form))),
  );
}

const dayIn = (found: Passage | null): Passage | null => (found && plainDay(found.text) ? found : null);

/** Another paper's day, which a letter refers to. */
const another = /\b(?:application|interview|offer|order|memo|resolution|e-?mail|letter dated)\b/i;
const headForm = new RegExp(
  `(?:\\b(?:Dated?|DATED?|Dt)\\b|दिनांक|तारीख)[\\s.,:/-]*(?:[A-Z][a-z]{2,},? )?(?:this\\s+)?(?:the\\s+)?${writtenDay}`,
  'u',
);
const givenForm =
  /(?:this|on|dated)\s+(?:the\s+)?(?<value>\d{1,2}\s?(?:st|nd|rd|th)?\s+day of\s+[A-Z][a-z]{2,8}[\s,]*\d{4})/u;
/** A day alone or behind a place: `Bengaluru, 18th November 2022`. */
const wholly = new RegExp(
  `^(?:(?:Place ?: ?)?[A-Z][a-z]{2,}(?: [A-Z][a-z]{2,})?, ?)?(?:Dated?|Dt)?[\\s.:-]*(?:the\\s+)?(?<value>${dayForm})[\\s.]*$`,
  'iu',
);
/** Labels in a table beside whose days none is the letter's. */
const ofTable =
  /\b(?:join\w*|birth|appoint\w*|DOB|DOJ|since|from|valid\w*|reliev\w*|retire\w*|resign\w*|entry|confirm\w*)\b/i;
const signatureLines = 8;

/** The day a letter was written: beside its label, in its head, alone on a line, or at its foot. */
export function letterDay(rows: readonly Row[], { head }: LetterParts, prose: Prose): Passage | null {
  return firstOf(
    () => besideOrUnder(head, ['DATE', 'DATED']).find(({ text }) => plainDay(text)),
    () => inHead(head),
    () => alone(head),
    () => besideOrUnder(rows, ['DATE', 'DATED']).find(({ text }) => plainDay(text)),
    () => dayIn(prose.find(givenForm)),
    () => alone(rows.slice(-signatureLines)),
  );
}

function inHead(head: readonly Row[]): Passage | null {
  for (const row of head) {
    const one = proseOf([row]);
    const found = another.test(one.text) ? null : dayIn(one.find(headForm));
    if (found) return found;
  }
  return null;
}

function alone(rows: readonly Row[]): Passage | null {
  for (const row of rows)
    for (const [at, words] of groupsOf(row.words, 2).entries()) {
      if (at > 0 && ofTable.test(rowText(row))) continue;
      const text = wholly.exec(joined(words).replace(/^["“'\s]+|["”'°\s]+$/g, ''))?.groups?.value;
      if (text && onlyDay(text)) return { text, page: row.page, words };
    }
  return null;
}
