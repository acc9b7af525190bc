import type { Row } from '../printed-forms/rows.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { firstOf, type Passage, type Prose } from './prose.ts';
import { nameAtStart, ofAnother, plainName, titledName } from './written-name.ts';

/** Who lets and who rents. */
export type Side = 'landlord' | 'tenant';

const roles = {
  landlord: /land ?lord|landlady|lessor|licen[cs]or|owner/i,
  tenant: /tenant|lessee|licen[cs]ee/i,
} as const;
/** Which side it is when nothing else is said: whoever lets comes first. */
const order = { landlord: /first|one part/i, tenant: /second|other part/i } as const;

const labels = {
  landlord: [
    ...['NAME OF LANDLORD', 'NAME OF THE LANDLORD', 'LANDLORD NAME', 'NAME OF OWNER', 'NAME OF THE OWNER'],
    ...['NAME OF LESSOR', 'NAME OF LICENSOR', 'LANDLORD', 'LESSOR', 'LICENSOR', 'OWNER'],
  ],
  tenant: [
    ...['NAME OF TENANT', 'NAME OF THE TENANT', 'TENANT NAME', 'NAME OF LESSEE', 'NAME OF LICENSEE'],
    ...['TENANT', 'LESSEE', 'LICENSEE'],
  ],
} as const;

/** Words and signs between `called` and the role, up to the bracket that ends what is said of one party. */
const filler =
  '[^\\p{L})]*(?:(?:the|as|jointly|collectively|severally|individually|to|and|or|called|both|party|first|second|no|house|flat|said|referred)\\b[^\\p{L}).;]*)*';
const role =
  '(?<role>(?:land ?lord|landlady|lessor|licen[cs]or|owner|tenant|lessee|licen[cs]ee)s?\\b|(?:first|second) (?:party|part)\\b)';
/** `(hereinafter called the FIRST PARTY / LANDLORD)`, `(the “Lessor”)`. */
const markForm = new RegExp(
  `(?:\\bhere(?: ?in)?(?: ?after)?\\b(?:(?!\\bhere)[^.]){0,60}?(?:called|referred|known|termed|described|mentioned)\\b|\\((?=[^\\p{L}]*(?:the )?[^\\p{L}]*\\p{L}+[^\\p{L}]{0,3}\\)))${filler}${role}`,
  'giu',
);
/** Where an agreement begins to name its parties. */
const opening = /\b(?:between|amongst?|executed by|made by|entered into by)\b/gi;

/** A place where an agreement gives a name to the party before it. */
interface Mark {
  side: Side;
  from: number;
  to: number;
}

function marksIn(text: string): Mark[] {
  return [...text.matchAll(markForm)].flatMap((match) => {
    const said = match.groups?.role ?? '';
    const side = (['landlord', 'tenant'] as const).find(
      (one) => roles[one].test(said) || order[one].test(said),
    );
    return side ? [{ side, from: match.index, to: match.index + match[0].length }] : [];
  });
}

/** The longest that an agreement describes a party with age, father and address. */
const longest = 700;

/**
 * The name of one side: whom the agreement calls so, else what stands beside its label. Of several owners or tenants it is the first.
 */
export function partyOf(side: Side, rows: readonly Row[], prose: Prose): Passage | null {
  return firstOf(
    () => describedAs(side, prose),
    () => labelledAs(side, rows),
    () => inBrackets(side, prose),
  );
}

/** Where the parties have been named for the first time, to look for what is let behind it. */
export function endOfParties(prose: Prose): number {
  const marks = marksIn(prose.text);
  const ends = (['landlord', 'tenant'] as const).map(
    (side) => marks.find((mark) => mark.side === side)?.to ?? 0,
  );
  return Math.max(...ends);
}

function describedAs(side: Side, prose: Prose): Passage | null {
  const marks = marksIn(prose.text);
  const at = marks.findIndex((mark) => mark.side === side);
  const mark = marks[at];
  if (!mark) return null;
  const before = marks[at - 1]?.to ?? 0;
  const start = [...prose.text.slice(before, mark.from).matchAll(opening)].at(-1);
  const from = Math.max(start ? before + start.index + start[0].length : before, mark.from - longest);
  const described = prose.text.slice(from, mark.from);
  const names = [...described.matchAll(new RegExp(titledName, 'gu'))].filter(
    ({ index }) => !new RegExp(`${ofAnother}$`, 'u').test(described.slice(Math.max(0, index - 40), index)),
  );
  // Where nothing says that the parties begin, a title may be that of anybody named before.
  const opened = start !== undefined || before > 0;
  const own =
    (opened ? untitled(described) : null) ?? (opened ? names[0] : names.at(-1)) ?? named.exec(described);
  const value = own?.groups?.value;
  if (!own || !value) return null;
  const begin = from + own.index + own[0].lastIndexOf(value);
  return prose.passage(begin, begin + value.length);
}

const leads = /^(?:[^\p{L}]|\b(?:of the (?:one|first|other|second) part|and|between|party|name|1)\b)*/iu;

/** A name that no title announces, right behind the word that opens the parties. */
function untitled(described: string): RegExpExecArray | null {
  const lead = leads.exec(described)?.[0].length ?? 0;
  const found = atOnce.exec(described.slice(lead));
  if (found) found.index = lead;
  return found;
}

const atOnce = new RegExp(`^${plainName}(?=\\s*(?:[,(]|$|[SDWC]/|[a-z]|Age|R/))`, 'u');
const named = new RegExp(`\\bName\\s*:\\s*${plainName}`, 'u');

function labelledAs(side: Side, rows: readonly Row[]): Passage | null {
  for (const cell of besideOrUnder(rows, labels[side])) {
    const text = nameAtStart(cell.text);
    const words = text ? cell.words.filter(({ text: said }) => text.includes(said.replace(/[,;]$/, ''))) : [];
    if (text && /\p{L}{3}/u.test(text))
      return { text, page: cell.page, words: words.length > 0 ? words : cell.words };
  }
  return null;
}

/** `(Landlord): Sri ...`, as bilingual deeds say the role once more. */
function inBrackets(side: Side, prose: Prose): Passage | null {
  const form = new RegExp(`\\((?:${roles[side].source})\\)\\s*[:-]\\s*`, 'iu').exec(prose.text);
  if (!form) return null;
  const begin = form.index + form[0].length;
  const text = nameAtStart(prose.text.slice(begin, begin + 120));
  const from = text ? prose.text.indexOf(text, begin) : -1;
  return text && from >= 0 ? prose.passage(from, from + text.length) : null;
}
