import { isBlank } from '../money.ts';
import type { PrintedRow } from './printed-row.ts';

/** What a row without a transaction says. */
export type SpecialRow = 'opening' | 'closing' | 'brought' | 'carried' | 'total';

const words: readonly [SpecialRow, RegExp][] = [
  [
    'opening',
    /^(?:your )?(?:opening|starting|beginning) ?bal(?:ance)?\b|^balance as on\b|^(?:by )?op(?:ening|g)?\.? ?bal\b|^(?:प्रारंभिक|प्रारम्भिक|आरंभिक) ?शेष/i,
  ],
  [
    'closing',
    /^(?:your )?(?:closing|ending) ?bal(?:ance)?\b|^cl(?:osing|g)?\.? ?bal\b|^(?:अंतिम|अन्तिम|समापन) ?शेष/i,
  ],
  [
    'brought',
    /^b ?\/ ?f\b|^(?:(?:opening )?balance )?brought f(?:or)?w(?:ar)?d\b|^balance forward\b|^bal(?:ance)? b ?\/ ?f\b|^amount brought forward\b/i,
  ],
  [
    'carried',
    /^c ?\/ ?f\b|^(?:balance )?carried f(?:or)?w(?:ar)?d\b|^bal(?:ance)? c ?\/ ?f\b|^amount carried forward\b/i,
  ],
  [
    'total',
    /^(?:[X*\d]{4,} )?(?:(?:sub|page|grand|statement|transaction|cumulative|period)[ -]?)?totals?\b|^(?:(?:कुल|सकल|पृष्ठ)(?: योग)?|योग)(?=\s|$)/i,
  ],
];

/** What a row that begins with these words is instead of a transaction; null for a transaction. */
export function specialRow(text: string): SpecialRow | null {
  const start = text.trim().replace(/^[-*:.\s]+/, '');
  return words.find(([, form]) => form.test(start))?.[0] ?? null;
}

/**
 * The words of a row, wherever they stand: ICICI prints `B/F` in the column of the mode, others in that of the cheque, and leaves the
 * narration empty.
 */
export function wordsOf({ narration, reference, other }: PrintedRow['cells']): string {
  return [narration, other, reference].find((text) => text !== undefined && !isBlank(text)) ?? '';
}

/** A footer, a legend, the end of the table: no line of a narration. */
export const endsTable =
  /^\W*(?:page\s*(?:no)?\W*\d|statement summary|account summary|end of (?:the )?statement|\*{0,2}this is (?:an? )?(?:computer|system|auto)|(?:\*\s*)?closing balance includes|contents of this statement|unless the constituent|generated (?:on|by)|legends?\b|abbreviations?\b|registered office|regd\.? office|in case of any|please do not share|transaction overview|(?:opening balance|dr count)\s+(?:dr count|cr count|debits|total)|computer generated|for any (?:queries|assistance)|customer care|records? from \d|[-=_*]{5,}\s*$|(?:visit )?https?:|\*{4,}|all dates are|=+ ?page ?=+)/i;

/** No row of the table stands under such a line. */
export const endsRows =
  /^\W*(?:(?:statement|account|transaction) (?:summary|overview)|end of (?:the )?(?:statement|report)|legends?\b|abbreviations? used)/i;
