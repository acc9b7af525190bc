import type { Card, Row } from './card.ts';
import type { Method } from './define.ts';
import { type Format, masked } from './format.ts';

type Bag = Record<string, unknown>;

function maskAt(value: unknown, steps: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => maskAt(item, steps));
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? masked(value) : value;
  if (value === null || typeof value !== 'object' || !(step in value)) return value;
  return { ...value, [step]: maskAt((value as Bag)[step], rest) };
}

function pathsOf(card: Card, formats: readonly Format[]): string[][] {
  const of = (rows: readonly Row[] | undefined, before: string[]) =>
    (rows ?? [])
      .filter((row) => formats.includes(row.format ?? 'text'))
      .flatMap((row) => (typeof row.path === 'string' ? [row.path] : row.path))
      .map((path) => [...before, ...path.split('.')]);
  return card.blocks.flatMap((block) => [
    ...of(block.rows, []),
    ...(block.tables ?? []).flatMap((table) => of(table.columns, table.list.split('.'))),
    ...(block.repeat ? of(block.repeat.rows, block.repeat.list.split('.')) : []),
  ]);
}

const maskAll = (data: Bag, paths: string[][]): Bag =>
  paths.reduce((at, path) => maskAt(at, path) as Bag, data);

/** The record as it may be stored: every Aadhaar number cut to its last four digits. */
export function storable(method: Method, data: Bag): Bag {
  return maskAll(data, pathsOf(method.card, ['aadhaar']));
}

/** The record as others than the person see it: account numbers and the like masked too. */
export function maskedRecord(method: Method, data: Bag): Bag {
  const unseen = method.masked.map((path) => path.split('.'));
  return maskAll(data, [...pathsOf(method.card, ['aadhaar', 'masked']), ...unseen]);
}
