import { StatementError } from '@pramaan/readers/statement/error.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';
import type { CellKind } from '@pramaan/specimens/statements/style.ts';
import type { StatementTruth, TrueRow } from '@pramaan/specimens/statements/truth.ts';

/**
 * How a statement came out. `silent` is the one that must never be: something is wrong and the statement is believed all
 * the same. `asked`: the reviewer is told of a difference, or the account is not named.
 */
type Verdict = 'right' | 'asked' | 'refused' | 'silent';

export interface StatementVerdict {
  verdict: Verdict;
  /** Of what was refused: the code of the refusal. */
  code: string | null;
  /** What is not as printed, and what the reviewer is told. */
  why: string[];
}

interface Printed {
  /** The columns that are printed. */
  kinds: ReadonlySet<CellKind>;
  /** As text, whose columns are lost. */
  text?: boolean;
}

/** What a statement that was read, or refused, is worth beside what was printed. */
export function judgeStatement(
  truth: StatementTruth,
  printed: Printed,
  read: Statement | StatementError,
): StatementVerdict {
  if (read instanceof StatementError) return { verdict: 'refused', code: read.code, why: [read.message] };
  const wrong = [...wrongRows(truth, printed, read), ...wrongFacts(truth, read)];
  const told = read.proof.differences.map(({ sentence }) => `told: ${sentence}`);
  const unnamed = read.account.number === '' ? ['no account number'] : [];
  const why = [...wrong, ...told, ...unnamed];
  const verdict = told.length + unnamed.length > 0 ? 'asked' : wrong.length > 0 ? 'silent' : 'right';
  return { verdict, code: null, why };
}

/** Banks print MR. before a name. */
const title = /^(?:MR|MRS|MS|SHRI|SMT)\.? /i;

const bare = (text: string) => text.replace(/\s/g, '');

type Words = Pick<TrueRow, 'narration' | 'reference'>;

const sameWords = (one: Words, row: TrueRow, kinds: ReadonlySet<CellKind>) =>
  bare(one.narration) === bare(row.narration) &&
  (!kinds.has('reference') || bare(one.reference) === bare(row.reference));

/** Without columns nobody tells where a reference begins: nothing is lost, nothing came in. */
function sameSigns(one: Words, row: TrueRow, kinds: ReadonlySet<CellKind>): boolean {
  const signs = (...texts: string[]) => [...bare(texts.join(''))].sort().join('');
  const wanted = signs(row.narration, kinds.has('reference') ? row.reference : '');
  return wanted === signs(one.narration, one.reference) || signs(row.narration) === signs(one.narration);
}

function wrongRows(
  truth: StatementTruth,
  { kinds, text = false }: Printed,
  { transactions }: Statement,
): string[] {
  const wrong: string[] = [];
  if (transactions.length !== truth.rows.length)
    wrong.push(`${transactions.length} rows instead of ${truth.rows.length}`);
  for (const [at, row] of truth.rows.entries()) {
    const one = transactions[at];
    const same =
      one?.date === row.date &&
      one.debit === row.debit &&
      one.credit === row.credit &&
      one.balance === row.balance &&
      (text ? sameSigns(one, row, kinds) : sameWords(one, row, kinds)) &&
      (!kinds.has('valueDate') || one.valueDate === row.valueDate || (text && one.valueDate === null));
    if (!same) wrong.push(`row ${at + 1}: ${JSON.stringify(row)} was read as ${JSON.stringify(one)}`);
  }
  return wrong;
}

/** What was read of account, period and balances and is another; what is not read is no error. */
function wrongFacts(truth: StatementTruth, { account, period, opening, closing }: Statement): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['name', account.name.replace(title, '') || truth.account.name, truth.account.name],
    [
      'number',
      account.number.replace(/[^0-9]/g, '').slice(-4) || truth.account.number.slice(-4),
      truth.account.number.slice(-4),
    ],
    [
      'bank',
      account.bank.toUpperCase() || truth.account.bank.toUpperCase(),
      truth.account.bank.toUpperCase(),
    ],
    ['ifsc', account.ifsc ?? truth.account.ifsc, truth.account.ifsc],
    ['period', `${period.from} ${period.to}`, `${truth.period.from} ${truth.period.to}`],
    ['opening', opening, truth.opening],
    ['closing', closing, truth.closing],
  ];
  return pairs.filter(([, a, b]) => a !== b).map(([name, a, b]) => `${name}: ${a} instead of ${b}`);
}
