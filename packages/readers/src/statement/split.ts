import type { Difference, Statement, StatementPart } from './statement.ts';

/** One file's statement; its number when it was merged before. */
interface SplitPart {
  statement: Statement;
  file: number | null;
}

/** The files of a merged statement, each with the rows that count of it; any other statement as it is. */
export function splitStatement(whole: Statement): SplitPart[] {
  return (
    whole.parts?.map((part) => ({ statement: partOf(whole, part), file: part.file })) ?? [
      { statement: whole, file: null },
    ]
  );
}

function partOf(
  whole: Statement,
  { file, from, to, opening, closing, rowsVerified }: StatementPart,
): Statement {
  const own = [...whole.transactions.entries()].filter(([, { at }]) => at.file === file);
  const places = new Map(own.map(([index], place) => [index, place]));
  const differences = whole.proof.differences
    .filter((one) => isOwn(one, file))
    .map((one) => ({ ...one, row: one.row === null ? null : (places.get(one.row) ?? null) }));
  return {
    account: whole.account,
    period: { from, to },
    ...{ opening, closing },
    transactions: own.map(([, transaction]) => transaction),
    proof: { balanced: differences.length === 0, rowsVerified, differences },
    calendar: whole.calendar,
    notes: whole.notes,
  };
}

/** What was said between files is found again when they are merged again. */
function isOwn({ kind, at, sentence }: Difference, file: number): boolean {
  if (kind === 'gap' || kind === 'overlap') return false;
  return at?.file === file || sentence.startsWith(`File ${file}: `);
}
