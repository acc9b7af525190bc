import type { ColumnKind } from './layout.ts';

/** What words over a column tell where no bank is known to spell them so; the first form that fits counts. */
const forms: readonly [ColumnKind, RegExp][] = [
  ['other', /\b(?:count|limit|time only|rate|interest|nominee|branch|currency|status|lien|maturity)\b/],
  ['balanceSide', /^bal(?:ance)? (?:dr|cr|type)/],
  ['balance', /\bbal\b|balance$|^balance|^closing|outstanding/],
  ['valueDate', /^(?:val|value|effective)\b.*(?:date|dt|on)\b|^value$/],
  [
    'amount',
    /(?:withdraw|debit|\bdr\b).*(?:deposit|credit|\bcr\b).*(?:am(?:oun)?t)|(?:withdraw|debit|payment)\w*.{0,12}(?:deposit|credit|receipt)/,
  ],
  [
    'side',
    /^(?:(?:dr|cr|debit|credit|type|d|c)\s*)+$|^(?:tran|txn|transaction)s? (?:indicator|dr cr|cr dr)$/,
  ],
  ['debit', /withdr|debit|^dr\b|\bdr$|paid out|payments?\b|money out/],
  ['credit', /deposit|credit|^cr\b|\bcr$|paid in|receipts?\b|lodge?ment|money in/],
  ['date', /\bdate\b|\bdt$|^dated?$/],
  [
    'reference',
    /^(?:chq|cheque|check|ref|reference|inst|instr|instrument|utr)\w*\b|^(?:tran|txn|transaction)\w* (?:id|ref)/,
  ],
  ['narration', /narrat|particular|descri|detail|remark|^transactions?$|^purpose|^note|^text$/],
  ['reference', /\bch(?:e)?q(?:ue)?\b|\bref\b|reference|instrument|\butr\b/],
  ['serial', /^(?:s|sr|sl|serial|line)\s?(?:n|no|num|number)?$|^no$/],
  ['amount', /am(?:oun)?t/],
];

/** What a column holds by the words over it alone; null when they tell nothing. A long or numbered line is no heading. */
export function guessLabel(label: string): ColumnKind | null {
  if (label.length > 34 || /\d|:/.test(label)) return null;
  const plain = label
    .toLowerCase()
    .replace(/\(?\s*\b(?:inr|rs)\b\.?\s*\)?|₹/g, ' ')
    .replace(/([a-z])(balance|date)\b/g, '$1 $2')
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return forms.find(([, form]) => form.test(plain))?.[0] ?? null;
}
