import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';

/** How names of companies, firms and offices end or begin. */
const organisation =
  /\b(?:PRIVATE LIMITED|PVT\.? LTD\.?|LIMITED|LTD\.?|LLP|TRADERS|INDUSTRIES|ENTERPRISES|AND SONS|& SONS|& CO\.?|CORPORATION|COMPANY|UNIVERSITY|SCHOOL|COLLEGE|HOSPITAL|TRUST|SOCIETY|BANK|DEPARTMENT|MINISTRY|DIRECTORATE|MUNICIPAL\w*|BOARD|SERVICES|FOODS)\b/i;

/** Rows at the top of a page in which a letterhead stands. */
const headRows = 6;

/** The name in a letterhead: the first cell of the top rows that ends as names of organisations do; null without one. */
export function organisationAtTop(
  rows: readonly Row[],
): { text: string; page: number; words: Word[] } | null {
  for (const row of rows.slice(0, headRows))
    for (const words of groupsOf(row.words, 2)) {
      const text = joined(words);
      if (organisation.test(text) && !/[:@]|\d{3}/.test(text)) return { text, page: row.page, words };
    }
  return null;
}
