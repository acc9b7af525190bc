import type { ReaderName } from '@pramaan/documents/define.ts';
import { writePath } from '@pramaan/documents/paths.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import type { Box, Page } from './page.ts';

/** From this confidence on a value is taken without asking; below it the person confirms or corrects it. */
export const sure = 0.9;

/** One value that was read, and how far it can be believed. */
export interface FieldReading {
  /** As it goes into the record: checked for its shape, dates as the document prints them. */
  value: string;
  /** 0 to 1: of the least sure word in it, lowered by what does not fit (a checksum, a second reading that differs). */
  confidence: number;
  /** Where it stands, so that the person can be shown it; null when it was worked out from other values. */
  at: { page: number; box: Box } | null;
  /** Why a person has to look, in a sentence: "The check digit does not fit." */
  doubt?: string;
  /** A check digit or another place of the document says the same: one reading is enough. */
  proven?: true;
}

/** What was read of one document. */
export interface Reading {
  reader: ReaderName;
  /** 0 to 1: how much of what such a document always shows was found. Below 0.5 it is something else. */
  likeness: number;
  /** Record path → value: `employee.pan`. A field that was not found is not here. */
  fields: Readonly<Record<string, FieldReading>>;
  /** Record path of a list → its rows, for tables. */
  lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  /** Record paths that this document always has; one that was not read is asked of the person. */
  expected: readonly string[];
  /** What was compared inside the document: sums, check digits, the printed date with the number's. */
  checks: readonly Check[];
}

/** Makes sense of the pages of one document. Never throws: what it cannot find is not in `fields`. */
export type Reader = (pages: readonly Page[]) => Reading;

/** The record that a reading makes, by the paths of its fields. */
export function recordOf(reading: Reading): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, { value }] of Object.entries(reading.fields)) writePath(record, path, value);
  for (const [path, rows] of Object.entries(reading.lists ?? {})) writePath(record, path, rows);
  return record;
}

/** Paths that a person must look at before the record is believed: unsure, doubtful or missing. */
export function doubtful(reading: Reading): string[] {
  const unsure = Object.entries(reading.fields)
    .filter(([, { confidence, doubt }]) => confidence < sure || doubt !== undefined)
    .map(([path]) => path);
  return [...unsure, ...reading.expected.filter((path) => !(path in reading.fields))];
}

/** The reading with a doubt on each value for which there is one; what is proven or doubted already stays. */
export function withDoubts(reading: Reading, doubtOf: (field: FieldReading) => string | null): Reading {
  const fields = Object.entries(reading.fields).map(([path, field]) => {
    const doubt = field.proven || field.doubt ? null : doubtOf(field);
    return [path, doubt ? { ...field, doubt } : field] as const;
  });
  return { ...reading, fields: Object.fromEntries(fields) };
}
