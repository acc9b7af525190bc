import { verifyLedger } from '../../case-file/ledger.ts';
import { type ArchivedRows, verifyAudit } from '../../platform/audit-chain.ts';
import type { Transactions } from '../../platform/database.ts';
import { type ChainRow, type ChainVerification, hex } from '../../platform/hash-chain.ts';
import type { Log } from './checkpoint-text.ts';

const walks: Readonly<Record<Log, typeof verifyAudit>> = { audit: verifyAudit, consent: verifyLedger };

/** A head that was signed, and the number of the checkpoint. */
export interface SignedHead {
  number: number;
  hash: Uint8Array;
}

interface LogVerification extends ChainVerification {
  /** What is wrong, as a sentence; blank when every row fits and every signed head is there. */
  fault: string;
}

/**
 * Walks a lender's log from its first row, or where no `archive` is given from the first that is in the database, and looks for each
 * signed head on the way: one that is missing says that rows were removed from the end, or all written again.
 */
export async function verifyLog(
  db: Transactions,
  lender: string,
  log: Log,
  signed: readonly SignedHead[],
  archive?: ArchivedRows,
): Promise<LogVerification> {
  // A head that several checkpoints state, because nothing was written between them, is the first one's.
  const missing = new Map<string, number>();
  for (const { number, hash } of signed.toSorted((one, other) => other.number - one.number))
    missing.set(hex(hash), number);
  const found = ({ hash }: ChainRow) => void missing.delete(hex(hash));
  const verification = await walks[log](db, lender, found, archive);
  const { broken, reason } = verification;
  if (broken !== null) return { ...verification, fault: `Row ${broken} is wrong: ${reason}.` };
  const first = Math.min(...missing.values());
  const fault = missing.size > 0 ? `The last row that checkpoint ${first} states is not there any more.` : '';
  return { ...verification, fault };
}
