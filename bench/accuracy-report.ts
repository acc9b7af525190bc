import { turnedAway } from '../apps/api/src/isolated/ocr/read-specimen.test-help.ts';
import { degradations } from '../packages/specimens/src/degrade.ts';
import type { PictureOutcome } from './accuracy-set.ts';
import { median } from './measure.ts';

export interface Share {
  fields: number;
  right: number;
}

export interface Sums {
  clean: Share;
  /** All that is not clean. */
  hard: Share;
}

interface Counted extends Share {
  asked: number;
  wrong: number;
  silent: number;
  missing: number;
}

function count(outcomes: readonly PictureOutcome[], path?: string): Counted {
  const counted = { fields: 0, right: 0, asked: 0, wrong: 0, silent: 0, missing: 0 };
  for (const outcome of outcomes) {
    const away = turnedAway(outcome);
    for (const { path: at, verdict, asked } of outcome.verdicts) {
      if (path !== undefined && at !== path) continue;
      counted.fields += 1;
      if (verdict === 'wrong-silent') counted.silent += 1;
      else if (away || verdict === 'missing') counted.missing += 1;
      else if (verdict === 'right') counted.right += 1;
      else counted.wrong += 1;
      if (verdict === 'right' && !away && asked) counted.asked += 1;
    }
  }
  return counted;
}

/** The sums that are held against the limits. */
export function sumsOf(outcomes: readonly PictureOutcome[]): Sums {
  return {
    clean: count(outcomes.filter(({ degradation }) => degradation === 'clean')),
    hard: count(outcomes.filter(({ degradation }) => degradation !== 'clean')),
  };
}

const percent = ({ fields, right }: Share) =>
  fields === 0 ? '–' : ((100 * right) / fields).toFixed(1).padStart(5);

const nameOf = ({ kind, degradation, person }: PictureOutcome) => `${kind} ${degradation} bench ${person}`;

/** One line per field: the share read right for each degradation, then what became of the others. */
function fieldLines(outcomes: readonly PictureOutcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const head = `${'field'.padEnd(42)}${degradations.map((name) => name.padStart(13)).join('')}  asked wrong silent missing`;
  const lines = kinds.flatMap((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const paths = [...new Set(own.flatMap(({ verdicts }) => verdicts.map(({ path }) => path)))];
    return paths.map((path) => line(`${kind} ${path}`, own, path));
  });
  return [
    head,
    ...lines,
    ...kinds.map((kind) =>
      line(
        kind,
        outcomes.filter((o) => o.kind === kind),
      ),
    ),
    line('all', outcomes),
  ];
}

function line(name: string, outcomes: readonly PictureOutcome[], path?: string): string {
  const shares = degradations.map((how) =>
    percent(
      count(
        outcomes.filter(({ degradation }) => degradation === how),
        path,
      ),
    ).padStart(13),
  );
  const { asked, wrong, silent, missing } = count(outcomes, path);
  const numbers = [asked, wrong, silent, missing].map((number, column) =>
    String(number).padStart([6, 6, 7, 8][column] ?? 0),
  );
  return `${name.padEnd(42)}${shares.join('')}${numbers.join('')}`;
}

/** Every wrong value that the person is not asked about, by the name of its picture. */
function silentLines(outcomes: readonly PictureOutcome[]): string[] {
  return outcomes.flatMap((outcome) =>
    outcome.verdicts
      .filter(({ verdict }) => verdict === 'wrong-silent')
      .map(
        ({ path, wanted, read, confidence }) =>
          `WRONG WITHOUT A QUESTION ${nameOf(outcome)}: ${path} is "${wanted}", read "${read}" at ${confidence.toFixed(2)}`,
      ),
  );
}

/** The set as text: per field and degradation, pictures turned away, what is silently wrong, and the time. */
export function accuracyReport(outcomes: readonly PictureOutcome[]): string {
  const away = outcomes.filter(turnedAway);
  const unprinted = outcomes.flatMap((outcome) =>
    Object.entries(outcome.unprinted).map(([path, value]) => `${nameOf(outcome)}: ${path} "${value}"`),
  );
  const seconds = median(outcomes.map(({ wallMs }) => wallMs)) / 1000;
  return [
    'Percent read right; then of all: right but asked about, wrong and asked about, silently wrong, missing.',
    ...fieldLines(outcomes),
    `${away.length} of ${outcomes.length} pictures turned away; ${seconds.toFixed(1)} s a picture (median, all cores busy).`,
    ...away.map(
      (outcome) =>
        `turned away: ${nameOf(outcome)} (${outcome.refused ?? `likeness ${outcome.likeness.toFixed(2)}`})`,
    ),
    ...unprinted.map((what) => `read unasked, not in the truth: ${what}`),
    ...silentLines(outcomes),
  ].join('\n');
}
