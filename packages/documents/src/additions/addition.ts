import type { Check } from '../tree.ts';

type Bag = Record<string, unknown>;

/**
 * What our own server adds to a source's record before it is kept: a score, a meaning. Pure, and made again from each
 * answer; what people said of the record before is taken along by `add`.
 */
export interface Addition {
  /** The record with what is added. `before`: the record that stood at its place. */
  add(record: Bag, before?: Bag): Bag;
  /** What of the record a person of the lender has to look at; null when nothing of it does. */
  doubt(record: Bag): Check | null;
}

/** The records of a list, whatever a source sent there. */
export function itemsOf(record: Bag, list: string): Bag[] {
  const items = record[list];
  return Array.isArray(items)
    ? items.filter((item): item is Bag => typeof item === 'object' && item !== null)
    : [];
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
