import type { getFileReading } from '@pramaan/contract/calls/files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Card, Row } from '@pramaan/documents/card.ts';
import type { Method } from '@pramaan/documents/define.ts';
import type { Format } from '@pramaan/documents/format.ts';
import { readPath } from '@pramaan/documents/paths.ts';

export type FileReading = ResultOf<typeof getFileReading>;

/** One line of the form in which a person confirms what was read. */
export interface ReadField {
  /** Record path: `employee.name`. */
  path: string;
  label: string;
  format: Format;
  /** As it stands in the record or was read; blank when it was not found. */
  value: string;
  unsure: boolean;
  /** May the person change it? */
  open: boolean;
  doubt?: string | undefined;
  /** A data URL of the place in the picture. */
  crop?: string | undefined;
}

/** `employee.lastName` → `Last name`, for what a card gives no label of its own. */
function spelled(path: string): string {
  const words = (path.split('.').at(-1) ?? path).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Named {
  path: string;
  label: string;
  format: Format;
}

function namedIn(row: Row, heading: string | undefined): Named[] {
  const paths = typeof row.path === 'string' ? [row.path] : row.path;
  // A line joined of several (name and last name) is asked part by part.
  return paths.map((path, index) => {
    const label = index === 0 ? row.label : spelled(path);
    return { path, label: heading ? `${heading}: ${label}` : label, format: row.format ?? 'text' };
  });
}

const labelled = (card: Card): Named[] =>
  card.blocks.flatMap((block) => (block.rows ?? []).flatMap((row) => namedIn(row, block.heading)));

/** What the record says now; what is hidden from this reader is no text to begin with. */
function standing(data: Readonly<Record<string, unknown>>, path: string): string {
  const value = readPath(data, path);
  return typeof value === 'string' && !/^X{2}/.test(value) ? value.trim() : '';
}

const rank = (field: ReadField) => (!field.open ? 2 : field.unsure ? 0 : 1);

/**
 * The lines to confirm: what is unsure or missing first, then what was read surely, then what only a new picture
 * can change; each group as the card orders it. What a person said before stands in place of what was read.
 */
export function readFields(
  card: Card,
  reading: FileReading,
  data: Readonly<Record<string, unknown>> = {},
): ReadField[] {
  const names = labelled(card);
  const place = (path: string) => {
    const index = names.findIndex((named) => named.path === path);
    return index < 0 ? names.length : index;
  };
  return reading.fields
    .map((field): ReadField => {
      const named = names[place(field.path)];
      const said = field.open ? standing(data, field.path) : '';
      return {
        path: field.path,
        label: named?.label ?? spelled(field.path),
        format: named?.format ?? 'text',
        value: said || field.value,
        unsure: field.unsure,
        open: field.open,
        doubt: field.doubt,
        crop: field.crop,
      };
    })
    .sort((a, b) => rank(a) - rank(b) || place(a.path) - place(b.path));
}

/**
 * The lines to type when nothing at all is known of a file, blank: the head of the card, and whose document it is.
 * An Aadhaar number and a picture are never typed.
 */
export function blankFields({ card, facts }: Method): ReadField[] {
  const [head] = card.blocks;
  const wanted = new Set([
    ...labelled({ ...card, blocks: head ? [head] : [] }).map(({ path }) => path),
    ...Object.values(facts).flat(),
  ]);
  return labelled(card)
    .filter(({ path, format }) => wanted.has(path) && format !== 'aadhaar' && format !== 'image')
    .map((named) => ({ ...named, value: '', unsure: false, open: true }));
}
