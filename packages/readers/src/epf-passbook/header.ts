import { dayIn } from '../printed-forms/dates.ts';
import { findRow, type LabelPlace, wordsAfter } from '../printed-forms/labels.ts';
import { joined, type Row } from '../printed-forms/rows.ts';
import { asShape } from '../reading/look-alikes.ts';
import type { Word } from '../reading/page.ts';

export interface Found {
  text: string;
  page: number;
  words: readonly Word[];
  /** Signs read as their look-alikes. */
  repairs: number;
}

/** What stands above a passbook's table; null where it was not found. */
export interface Header {
  estId: Found | null;
  estName: Found | null;
  membershipId: Found | null;
  name: Found | null;
  dob: Found | null;
  uan: Found | null;
}

const establishmentShape = 'AAAAA9999999999';
const memberShape = 'AAAAA99999999999999999';
const uanShape = '999999999999';

/** The labels are in two languages; the Hindi half is often set in a font that reads as other signs. */
export function headerOf(rows: readonly Row[]): Header {
  const establishment = numberAndName(
    rows,
    ['Establishment ID/Name', 'Establishment Id'],
    establishmentShape,
  );
  const member = numberAndName(rows, ['Member ID/Name', 'Member Id'], memberShape);
  const born = findRow(['Date of Birth'], rows);
  const account = findRow(['UAN'], rows);
  return {
    estId: establishment.number,
    estName: establishment.name,
    membershipId: member.number,
    name: member.name,
    dob: born ? drillDownDay(born) : null,
    uan: account ? shapedDrillDown(account, uanShape) : null,
  };
}

/** `BGBNG0000001000 / SAMPLE SOFTWORKS`: a name too long for its line goes on below. */
function numberAndName(rows: readonly Row[], labels: readonly string[], shape: string) {
  const place = findRow(labels, rows);
  if (!place) return { number: null, name: null };
  const number = shapedDrillDown(place, shape);
  const words = wordsAfter(place);
  const last = number?.words.at(-1);
  const from = last ? words.findIndex((word) => word === last || word.text.includes(last.text)) + 1 : -1;
  const own = from > 0 ? words.slice(from) : [];
  const start = own[0]?.box.left ?? Number.POSITIVE_INFINITY;
  const below = rows[place.index + 1];
  const more =
    below && below.page === place.row.page && below.words.every(({ box }) => box.left >= leftOf(number) - 2)
      ? below.words
      : [];
  const named = start < Number.POSITIVE_INFINITY ? [...own, ...more] : [];
  const text = joined(named).replace(/^[\s/|]+/, '');
  return { number, name: text === '' ? null : { text, page: place.row.page, words: named, repairs: 0 } };
}

const leftOf = (number: Found | null) => number?.words[0]?.box.left ?? Number.POSITIVE_INFINITY;

function shapedDrillDown(place: LabelPlace, shape: string): Found | null {
  const words = wordsAfter(place);
  for (const [at, word] of words.entries())
    for (const some of [[word], words.slice(at, at + 2)]) {
      const read = asShape(some.map(({ text }) => text.replace(/[^A-Za-z0-9|!$]/g, '')).join(''), shape);
      if (read && read.repairs <= 2)
        return { text: read.text, page: place.row.page, words: some, repairs: read.repairs };
    }
  return null;
}

function drillDownDay(place: LabelPlace): Found | null {
  const words = wordsAfter(place);
  const day = dayIn(words.map(({ text }) => text).join(' '));
  if (!day) return null;
  const own = words.filter(({ text }) => text.includes(day.text));
  return { text: day.text, page: place.row.page, words: own, repairs: 0 };
}
