import type { InventedPerson } from '@pramaan/specimens/people.ts';
import type { Specimen } from '@pramaan/specimens/specimens.ts';

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** `asha-pan-2018.png`: the vendor's sandbox answers a file as the person whose first name is in its name. */
export function fileName({ name, mediaType }: Specimen, person: InventedPerson, degraded = false): string {
  const ending = endings[degraded ? 'image/jpeg' : mediaType] ?? 'bin';
  return `${person.seed}-${name}.${ending}`;
}
