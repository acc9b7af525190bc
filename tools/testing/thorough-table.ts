import type { Outcome } from './outcome.ts';

/** A job of the thorough run that has ended. */
export interface Ended {
  lines: readonly string[];
  seconds: number;
  outcome: Outcome;
}

/** What was tried and how often, how long it took, and how it ended: a job with several amounts has several lines. */
export function thoroughTable(ended: readonly Ended[]): string {
  const rows = ended.flatMap(({ lines, seconds, outcome: { passed, failed, skipped } }) =>
    lines.map((line, at) => {
      if (at > 0) return [line, '', ''] as const;
      const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
      const result = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`;
      return [line, seconds.toFixed(0), result + left] as const;
    }),
  );
  const width = Math.max(4, ...rows.map(([what]) => what.length));
  return [['corpus', 'seconds', 'result'] as const, ...rows]
    .map(([what, seconds, result]) => `${what.padEnd(width)}  ${seconds.padStart(7)}  ${result}`.trimEnd())
    .join('\n');
}
