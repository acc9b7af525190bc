import type { BankAnalysis } from '@pramaan/contract/calls/bank-shapes.ts';
import { analyse } from '@pramaan/readers/statement/analysis/analyse.ts';
import { statementRecord } from '@pramaan/readers/statement/record.ts';
import type { Statement } from '@pramaan/readers/statement/statement.ts';
import type { TamperNote } from '@pramaan/readers/statement/tamper.ts';
import { shownAnalysis } from './shown-analysis.ts';

/** A statement with all that is worked out of it, once, where it takes nobody's time. */
export interface MadeAccount {
  statement: Statement;
  /** As the product's record has it (C §3). */
  record: ReturnType<typeof statementRecord>;
  analysis: BankAnalysis;
  tamper: TamperNote[];
}

/** The account of a statement: its record, its analysis. The number is masked here: the whole of it is kept nowhere. */
export function madeAccount(statement: Statement, tamper: TamperNote[], employer: string): MadeAccount {
  const masked = {
    ...statement,
    account: { ...statement.account, number: maskedNumber(statement.account.number) },
  };
  const analysis = analyse(masked, employer ? { employer } : {});
  return {
    statement: masked,
    record: statementRecord(masked, analysis.categories),
    analysis: shownAnalysis(analysis, masked),
    tamper,
  };
}

/** All but the last four digits hidden, as banks print it themselves. */
function maskedNumber(number: string): string {
  const bare = number.replace(/[^0-9A-Za-z]/g, '');
  return bare === '' ? '' : `${'X'.repeat(Math.max(4, bare.length - 4))}${bare.slice(-4)}`;
}
