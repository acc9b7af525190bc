/** One line of the benchmark table. */
export interface Figure {
  figure: string;
  value: string;
  peer: string;
  /** What is compared with the limit: a ratio to the peer, or the value itself. */
  compared?: number;
  limit?: { atLeast: number } | { atMost: number };
}

function verdict({ compared, limit }: Figure): [compared: string, limit: string, verdict: string] {
  if (compared === undefined || !limit) return ['', '', ''];
  const shown = compared >= 10 ? compared.toFixed(1) : compared.toFixed(2);
  if ('atLeast' in limit) return [shown, `≥ ${limit.atLeast}`, compared >= limit.atLeast ? 'OK' : 'BELOW'];
  return [shown, `≤ ${limit.atMost}`, compared <= limit.atMost ? 'OK' : 'ABOVE'];
}

/** The figures as a table. */
export function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'value', 'peer', 'ratio', 'limit', ''],
    ...figures.map((figure) => [figure.figure, figure.value, figure.peer, ...verdict(figure)]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
