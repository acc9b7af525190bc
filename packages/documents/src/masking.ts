import type { Card, Row } from './card.ts';
import type { Method } from './define.ts';
import type { Format } from './format.ts';
import { masked } from './masked.ts';

type Bag = Record<string, unknown>;

function maskAt(value: unknown, steps: readonly string[], mask = masked): unknown {
  if (Array.isArray(value)) return value.map((item) => maskAt(item, steps, mask));
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? mask(value) : value;
  if (value === null || typeof value !== 'object' || !(step in value)) return value;
  return { ...value, [step]: maskAt((value as Bag)[step], rest, mask) };
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

const maskAll = (data: Bag, paths: string[][], mask = masked): Bag =>
  paths.reduce((at, path) => maskAt(at, path, mask) as Bag, data);

/** The record as it may be stored: every Aadhaar number cut to its last four digits. */
export function storable(method: Method, data: Bag): Bag {
  return maskAll(data, pathsOf(method.card, ['aadhaar']));
}

/**
 * Numbers that are masked wherever they stand, in whatever words: PAN, mobile number, passport number. A GSTIN, which has
 * a PAN inside, is a public number and stays whole.
 */
const numbers =
  /(?<![\p{L}\p{N}])(?:[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]|(?:(?:\+?91|0)[ -]?)?[6-9]\d{4}[ -]?\d{5}|[A-Z]\d{7})(?![\p{L}\p{N}])/giu;

/** Members whose numbers look like any other: account number, UAN. */
const numbered = /^(?:account(?:_?(?:no|num|number))?|uan(?:_?(?:no|number))?)$/i;

/** Pictures are long texts without a space; nothing in them is a number. */
const isPicture = (text: string) => text.length > 2_000 && !text.slice(0, 2_000).includes(' ');

/** A text as others than the person see it: the numbers in it masked. */
const maskedText = (text: string): string =>
  isPicture(text) ? text : text.replace(numbers, (number) => masked(number));

/** Any data as others than the person see it, whatever its shape; `name` is the member that holds it. */
export function maskedData<T>(data: T, name?: string): T;
export function maskedData(data: unknown, name = ''): unknown {
  if (typeof data === 'string')
    return numbered.test(name) && /^\d{9,18}$/.test(data) ? masked(data) : maskedText(data);
  if (Array.isArray(data)) return data.map((item) => maskedData(item, name));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, maskedData(inner, key)]));
}

/** What somebody who saw `whole` masked sends back, with the numbers that they left as they were. */
export function restoreMasked(sent: unknown, whole: unknown, name = ''): unknown {
  if (typeof sent === 'string')
    return typeof whole === 'string' && sent === maskedData(whole, name) ? whole : sent;
  if (Array.isArray(sent))
    return sent.map((item, index) => restoreMasked(item, Array.isArray(whole) ? whole[index] : null, name));
  if (sent === null || typeof sent !== 'object') return sent;
  const before = whole !== null && typeof whole === 'object' ? (whole as Bag) : {};
  return Object.fromEntries(
    Object.entries(sent).map(([key, inner]) => [key, restoreMasked(inner, before[key], key)]),
  );
}

/**
 * The record as others than the person see it: masked where its definition says so, and every PAN, mobile, passport,
 * account and UAN number wherever it stands.
 */
export function maskedRecord(method: Method, data: Bag): Bag {
  const unseen = method.masked.map((path) => path.split('.'));
  return maskedData(maskAll(data, [...pathsOf(method.card, ['aadhaar', 'masked']), ...unseen]));
}

/** Whether a masked record hides a number that can be shown whole: one of an Aadhaar card is stored by nobody. */
export function hidesNumbers({ card }: Pick<Method, 'card'>, data: Bag): boolean {
  return /X{4}/.test(JSON.stringify(maskAll(data, pathsOf(card, ['aadhaar']), () => '')));
}

/** What is said of a record, as others than the person see it. */
export const maskedChecks = <C extends { detail: string }>(checks: readonly C[]): C[] =>
  checks.map((check) => ({ ...check, detail: maskedText(check.detail) }));
