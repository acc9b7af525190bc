import { dayIn } from '../printed-forms/dates.ts';
import { findLabel, findRow, type LabelPlace, wordsAfter } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import { asShape } from '../reading/look-alikes.ts';
import { middleOf, type Word } from '../reading/page.ts';

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
  const beside = (label: string) => besideLabel(rows, label);
  return {
    estId: establishment.number ?? shaped(beside('Establishment ID'), establishmentShape),
    estName: establishment.name ?? named(beside('Establishment Name')),
    membershipId: member.number ?? shaped(beside('Member ID'), memberShape),
    name: member.name ?? named(beside('Member Name')),
    dob: (born && drillDownDay(born)) ?? dayOf(beside('Date of Birth')),
    uan: (account && shapedDrillDown(account, uanShape)) ?? shaped(beside('UAN'), uanShape),
  };
}

interface Beside {
  page: number;
  words: Word[];
}

/**
 * What stands right of a label: the older design prints a label in two lines, one for each language, and its value between the
 * heights of both.
 */
function besideLabel(rows: readonly Row[], label: string): Beside | null {
  // "Establishment ID Member ID" is nearly an establishment's name.
  const [place] = rows
    .flatMap((row, index) => findLabel(label, row, index) ?? [])
    .sort((a, b) => a.slips - b.slips);
  const last = place?.row.words[place.row.origins[place.to - 1]?.word ?? -1]?.box;
  if (!place || !last) return null;
  const right = last.left + last.width;
  const [nearest] = rows
    .filter(
      (row) =>
        row.page === place.row.page &&
        Math.abs(middleOf(row.box) - middleOf(place.row.box)) < 1.3 * last.height,
    )
    .flatMap((row) => groupsOf(row.words, 1.4))
    .filter(([first]) => first && first.box.left > right && !/^(?:member|establishment)$/i.test(first.text))
    .sort(([a], [b]) => (a?.box.left ?? 0) - (b?.box.left ?? 0));
  return nearest ? { page: place.row.page, words: nearest } : null;
}

function shaped(beside: Beside | null, shape: string): Found | null {
  const read =
    beside && asShape(beside.words.map(({ text }) => text.replace(/[^A-Za-z0-9|!$]/g, '')).join(''), shape);
  return beside && read && read.repairs <= 2 ? { ...beside, text: read.text, repairs: read.repairs } : null;
}

function named(beside: Beside | null): Found | null {
  const text = beside ? joined(beside.words) : '';
  return beside && /^\p{L}{2}/u.test(text) ? { ...beside, text, repairs: 0 } : null;
}

function dayOf(beside: Beside | null): Found | null {
  const day = beside && dayIn(joined(beside.words));
  return beside && day ? { ...beside, text: day.text, repairs: 0 } : null;
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
