import type { FieldReading, Reading } from './reading.ts';

/**
 * One reading out of several of the same pages, each made by another treatment of the picture: a value is believed when
 * two of them agree and none differs, or when something else in the document proves it. The rest keeps its best
 * candidate with a doubt. Takes at least one reading.
 */
export function agree(readings: readonly [Reading, ...Reading[]]): Reading {
  const [first] = readings;
  const paths = [...new Set(readings.flatMap(({ fields }) => Object.keys(fields)))];
  const fields = Object.fromEntries(
    paths.map((path) => [path, agreed(readings.flatMap(({ fields: { [path]: field } }) => field ?? []))]),
  );
  const best = readings.reduce((a, b) => (b.likeness > a.likeness ? b : a));
  return { ...first, likeness: best.likeness, lists: best.lists, checks: best.checks, fields };
}

interface Vote {
  /** The surest of the readings that say so. */
  field: FieldReading;
  readings: number;
  /** How likely all of them are wrong, were they independent. */
  wrong: number;
  /** Confidence of the least sure of them. */
  least: number;
}

function agreed(candidates: readonly FieldReading[]): FieldReading {
  const votes = new Map<string, Vote>();
  for (const field of candidates) {
    const key = compared(field.value);
    const vote = votes.get(key);
    const surer = vote && rank(vote.field) >= rank(field) ? vote.field : field;
    const wrong = (vote?.wrong ?? 1) * (1 - field.confidence);
    const least = Math.min(vote?.least ?? 1, field.confidence);
    votes.set(key, { field: surer, readings: (vote?.readings ?? 0) + 1, wrong, least });
  }
  const [winner, second] = [...votes.values()].sort(
    (a, b) => Number(b.field.proven ?? false) - Number(a.field.proven ?? false) || a.wrong - b.wrong,
  );
  if (!winner) throw new RangeError('There is no candidate to agree on.');
  const { field } = winner;
  if (field.proven && !second?.field.proven) return field;
  if (second) {
    const doubt = field.doubt ?? `Two readings are different: “${field.value}” and “${second.field.value}”.`;
    return { ...field, confidence: Math.min(field.confidence, unsure), doubt };
  }
  const twice = winner.readings > 1 && winner.least >= leastOfTwo;
  const thrice = winner.readings > 2 && winner.least > leastOfThree;
  const confidence =
    twice || thrice ? Math.max(believed, 1 - winner.wrong) : Math.min(field.confidence, unsure);
  return { ...field, confidence };
}

/** Below `sure`: shown to the person for a look. */
const unsure = 0.85;

/** Of values on which the readings agree: above `sure`. */
const believed = 0.93;

/** Two bad readings of one line make the same mistake: their agreement proves little. */
const leastOfTwo = 0.75;

/** Engines are seldom sure of codes, which no dictionary has; blurred print stays at this and below. */
const leastOfThree = 0.5;

const rank = (field: FieldReading) => field.confidence + (field.doubt ? 0 : 1) + (field.proven ? 2 : 0);

/** Case and punctuation are no difference; nor are spaces, except in a name: MITALI R and MITALIR are two names. */
export const compared = (value: string) =>
  value
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, /\d/.test(value) ? '' : ' ')
    .trim()
    .replace(/ +/g, /\d/.test(value) ? '' : ' ');
