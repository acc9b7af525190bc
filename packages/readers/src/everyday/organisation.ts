import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import { isNameLike } from './name-like.ts';
import type { Passage } from './prose.ts';

/** How names of companies, firms and offices end or begin. */
const organisation =
  /\b(?:PRIVATE LIMITED|PVT\.? LTD\.?|LIMITED|LTD\.?|LLP|TRADERS|INDUSTRIES|ENTERPRISES|AND SONS|& SONS|& CO\.?|CORPORATION|COMPANY|UNIVERSITY|SCHOOL|COLLEGE|HOSPITAL|TRUST|SOCIETY|BANK|DEPARTMENT|MINISTRY|DIRECTORATE|MUNICIPAL\w*|BOARD|SERVICES|FOODS)\b/i;

/** Whether a text ends or begins as names of organisations do. */
export const isOrganisation = (text: string): boolean => organisation.test(text);

/** What a letterhead's first line may be instead of a name. */
const heading =
  /\b(?:PAY ?SLIP|SALARY|WAGES?|FORM|CERTIFICATE|LETTER|MONTH|CONFIDENTIAL|STATEMENT|BILL|CONCERN|SUBJECT|DATED?|REF|PAGE|DEAR|AGREEMENT)\b/i;

/** Rows at the top of a page in which a letterhead stands. */
const headRows = 6;

/** The name in a letterhead: the first cell of the top rows that ends as names of organisations do; null without one. */
function organisationAtTop(rows: readonly Row[]): Passage | null {
  for (const row of rows.slice(0, headRows))
    for (const group of groupsOf(row.words, 2)) {
      const lead = /^For,? (?:and on behalf of )?(?:M\/s\.? )?/i.exec(joined(group))?.[0] ?? '';
      const words = group.slice(lead.split(' ').length - 1);
      const text = joined(words);
      if (isOrganisation(text) && !/[:@]|\d{3}|\b(?:certify|confirm|that|is|was|has|are|we|you)\b/.test(text))
        return { text, page: row.page, words };
    }
  return null;
}

/** An organisation at the top; else the name that signs with "For …" at the foot; else what stands first, if it may be a name. */
export function letterhead(rows: readonly Row[]): Passage | null {
  const first = () =>
    rows
      .slice(0, 3)
      .flatMap((row) =>
        groupsOf(row.words, 2).map((words) => ({ text: joined(words), page: row.page, words })),
      )
      .find(({ text }) => isNameLike(text) && /\p{L} \p{L}/u.test(text) && !heading.test(text));
  return organisationAtTop(rows) ?? signsForFirm(rows) ?? first() ?? null;
}

/**
 * The office that writes a government's letter, `OFFICE OF THE EXECUTIVE ENGINEER, SAMPLE DIVISION`, with the line under it when the
 * first one names no place.
 */
export function officeAtTop(rows: readonly Row[]): Passage | null {
  for (const [at, row] of rows.slice(0, headRows).entries())
    for (const words of groupsOf(row.words, 2)) {
      const begin = words.findIndex(({ text }, index) => isOfficeOf(text, words[index + 1]?.text));
      if (begin < 0) continue;
      const own = words.slice(begin);
      const below = rows[at + 1]?.words ?? [];
      const more = /,/.test(joined(own)) || !/^[\p{L}.,&() -]+$/u.test(joined(below)) ? [] : below;
      return {
        text: joined([...own, ...more]).replace(/[\s,]+$/, ''),
        page: row.page,
        words: [...own, ...more],
      };
    }
  return null;
}

const isOfficeOf = (text: string, next = '') =>
  /^O\/o$/i.test(text) || (/^OFFICE$/i.test(text) && /^OF$/i.test(next));

/** `For NEW SAMPLE CARRIERS` over a signature. */
function signsForFirm(rows: readonly Row[]): Passage | null {
  for (const row of [...rows].reverse())
    for (const [first, ...words] of groupsOf(row.words, 2)) {
      const text = joined(words);
      if (first && /^for$/i.test(first.text) && words.length > 1 && isNameLike(text) && /^\p{Lu}/u.test(text))
        return { text, page: row.page, words };
    }
  return null;
}
