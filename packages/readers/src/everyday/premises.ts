import { joined, type Row } from '../printed-forms/rows.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { linesOfAddress } from './lines-of-address.ts';
import { endOfParties } from './parties.ts';
import { firstOf, type Passage, type Prose } from './prose.ts';

const labels = [
  ...['ADDRESS OF PREMISES', 'ADDRESS OF THE PREMISES', 'ADDRESS OF THE PROPERTY', 'ADDRESS OF PROPERTY'],
  ...['PROPERTY ADDRESS', 'PREMISES ADDRESS', 'RENTED PREMISES', 'DEMISED PREMISES', 'LICENSED PREMISES'],
  ...[
    'LICENCED PREMISES',
    'LEASED PREMISES',
    'SCHEDULED PREMISES',
    'RENTED PROPERTY',
    'PREMISES',
    'PROPERTY',
  ],
];

const what =
  '(?:premises|property|unit|house|flat|shop|apartment|accommodation|building|floor|portion|room|godown|office)';
/** How an agreement leads to the address of what is let. */
const lead = `(?:(?:situated|situate|located|lying)(?: and being)? at|known as|(?:premises|property)(?= ?:)|${what}(?: (?:being|is|are|no|situated|located))? (?:at|bearing(?: No\\.?)?)|${what} bearing)`;
/** Words of another address, or of another matter. */
const other = '(?:resid(?:ing|ent|es)|permanent|hereinafter|R/o|S/o|D/o|W/o|PAN|Aadhaar)\\b';
const pin = '(?<!\\d)[1-9]\\d{2} ?\\d{3}(?!\\d)';
/** What follows an address that ends without a PIN code. */
const behind =
  '(?=[\\s,.]*(?:\\(?herein|\\(?here in|consisting|comprising|admeasuring|measuring|for (?:a|the|residential|his|her|their)\\b|to the (?:tenant|lessee|licensee)))';

const form = (end: string, most: number) =>
  new RegExp(`\\b${lead}[\\s:,]+(?<value>(?:(?!${other})[\\s\\S]){8,${most}}?${end})`, 'i');
const withPin = form(pin, 260);
const withoutPin = form(behind, 160);
/** What begins an address by itself, whatever leads to it. */
const numbered = '(?:Flat|House|Shop|Office|Door|Apartment|Villa|Unit|Quarter|Plot) (?:No\\b|Number\\b|#)';
const unled = [`(?:${pin})`, behind].map(
  (end) => new RegExp(`\\b(?<value>${numbered}(?:(?!${other})[\\s\\S]){8,160}?${end})`, 'i'),
);
/** `lets out 12, Lake Road, Pune - 411005 to the tenant`, `is the owner of Second Floor, …`. */
const letOut = new RegExp(
  `\\b(?:lets? out|letting out|(?:absolute |lawful )?owner of)\\s+(?:the\\s+)?(?<value>(?:(?!${other})[\\s\\S]){8,200}?${pin})`,
  'i',
);
const scheduled = new RegExp(
  `\\bSCHEDULE(?: OF (?:THE )?(?:PROPERTY|PREMISES))?[\\s:-]+(?<value>(?:(?!${other})[\\s\\S]){8,200}?${pin})`,
);
const inBrackets = new RegExp(`\\((?:Premises|Property)\\)\\s*[:-]\\s*(?<value>[\\s\\S]{8,200}?${pin})`, 'i');

/**
 * The address of what is let, and none of its owner's or tenant's: behind the parties' names, up to the PIN code; else beside its
 * label.
 */
export function premisesOf(rows: readonly Row[], prose: Prose): Passage | null {
  const after = endOfParties(prose);
  return firstOf(
    () => prose.find(inBrackets),
    () => beside(rows),
    () => behindParties(prose, withPin, after),
    () => behindParties(prose, withoutPin, after),
    ...unled.map((wanted) => () => behindParties(prose, wanted, after)),
    () => behindParties(prose, letOut, after),
    () => behindParties(prose, scheduled, after),
  );
}

function beside(rows: readonly Row[]): Passage | null {
  const start = besideOrUnder(rows, labels).find(({ text }) => text.length > 10 && /\d/.test(text));
  const words = start ? linesOfAddress(rows, start) : [];
  return start ? { text: joined(words), page: start.page, words } : null;
}

function behindParties(prose: Prose, wanted: RegExp, after: number): Passage | null {
  const match = new RegExp(wanted.source, `${wanted.flags}d`).exec(prose.text.slice(after));
  const [from, to] = match?.indices?.groups?.value ?? [];
  if (from === undefined || to === undefined || !/\d/.test(match?.groups?.value ?? '')) return null;
  const place = prose.passage(after + from, after + to);
  const [, kind = '', number] = bearing.exec(prose.text.slice(0, after + from)) ?? [];
  return number ? { ...place, text: `${kind}${number} ${place.text}` } : place;
}

/** `Flat bearing No. 12` is Flat No. 12; a flat in small letters is none of the address's words. */
const bearing =
  /(?:(Flat |Shop |House |Office |Apartment |Unit |Room |Plot |Godown )|[Pp]roperty |[Pp]remises )bearing (No\.?)[\s:]+$/;
