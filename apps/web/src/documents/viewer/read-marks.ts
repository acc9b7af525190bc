import { format } from '@pramaan/documents/format.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { DefinedRecord } from '@pramaan/documents/records.ts';
import { type FileReading, readFields } from '../reading/read-fields.ts';

/** A value that was read of a file, as it stands in its record, and where on the file. */
export interface ReadMark {
  path: string;
  /** The same number stands beside the value and on the page. */
  number: number;
  label: string;
  /** As the reader of the page may see it: masked where the record is. */
  value: string;
  unsure: boolean;
  place: NonNullable<FileReading['fields'][number]['place']> | null;
}

/** The values that were read of a file, from the top of its first page down; those whose place is not known come last. */
export function readMarks({ entry, record }: DefinedRecord, reading: FileReading): ReadMark[] {
  const places = new Map(reading.fields.map(({ path, place }) => [path, place ?? null]));
  const marks = readFields(entry.method.card, reading)
    .filter(({ value, format: as }) => value && as !== 'image')
    .map(({ path, label, unsure, format: as }) => ({
      path,
      label,
      unsure,
      value: format(readPath(record.data, path), as),
      place: places.get(path) ?? null,
    }));
  const height = ({ place }: (typeof marks)[number]) =>
    place ? place.page + place.top : Number.POSITIVE_INFINITY;
  return marks
    .sort((a, b) => (height(a) === height(b) ? 0 : height(a) - height(b)))
    .map((mark, index) => ({ ...mark, number: index + 1 }));
}
