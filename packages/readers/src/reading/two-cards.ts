import { type Reading, withDoubts } from './reading.ts';

/** Said of everything that a picture with two cards of a kind shows: nobody knows which value is whose. */
const twoCards = 'The picture shows two documents of this kind. Send a picture of yours alone.';

/** The reading as it is when its pages show one number; with a question on every value when they show two. */
export function ofOneCard(reading: Reading, numbers: readonly string[]): Reading {
  if (new Set(numbers).size < 2) return reading;
  const fields = Object.entries(reading.fields).map(
    ([path, { proven: _, ...field }]) => [path, field] as const,
  );
  return withDoubts({ ...reading, fields: Object.fromEntries(fields) }, () => twoCards);
}
