import { visibleBlocks } from '@pramaan/documents/card.ts';
import { isGood } from '@pramaan/documents/tree.ts';
import type { Placed, ReviewedRecord } from './records.ts';

/** The record that a document's line tells of: what is in doubt, else what a source confirmed, else what was given. */
export function decisiveOf({ said, read }: ReviewedRecord): Placed | undefined {
  const known = [...said, ...read];
  return (
    known.find(({ record }) => !isGood(record)) ??
    known.find(({ record }) => record.status === 'verified') ??
    known[0]
  );
}

const numbers =
  /number|\bno\b|\bid\b|gstin|uan|licen[cs]e|registration|certificate|\bcode\b|consumer|account/i;
const others =
  /name|house|door|flat|serial|mobile|phone|pin|date|mail|total|type|status|authority|valid|state/i;

/** A number that tells documents of one kind apart; not how many there are of something. */
const isNumber = ({ label, text }: { label: string; text: string }): boolean =>
  numbers.test(label) && !others.test(label) && /\d/.test(text) && text.length >= 5;

/** What tells one document of a kind from another: its number where its card has one, else the first line of the card. */
export function keyValueOf({ entry, record }: Placed): string {
  const rows = visibleBlocks(entry.method.card, record.data)
    .flatMap((block) => block.rows)
    .filter(({ format }) => format !== 'image');
  const hidden = rows.find(({ format }) => format === 'masked' || format === 'aadhaar');
  const key = hidden ?? rows.find(isNumber) ?? rows[0];
  return key?.text.replace(/^(₹.+)\.00$/, '$1') ?? '–';
}

/** Whole days since a moment; null for what is no time. */
export function ageInDays(iso: string): number | null {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? null : Math.max(0, Math.floor((Date.now() - at) / 86_400_000));
}
