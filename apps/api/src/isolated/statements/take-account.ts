import type { AskedMonths } from '@pramaan/readers/statement/statement.ts';
import type { MoveEntry } from '@pramaan/readers/statement/table/entries.ts';
import { verify } from '@pramaan/readers/statement/verification/verify.ts';
import { type MadeAccount, madeAccount } from './made-account.ts';
import { refuseStatement } from './refuse-statement.ts';

/** A line of an account as a bank's own data has it: decimal rupees, dates YYYY-MM-DD. */
interface Line {
  date: string;
  valueDate: string;
  amount: string;
  type: 'CREDIT' | 'DEBIT';
  balance: string | null;
  narration: string;
  reference: string;
}

interface AccountInput {
  account: {
    institution: string;
    maskedNumber: string;
    accountType: string;
    ifsc: string | null;
    holder: { name: string };
    from: string;
    to: string;
    transactions: readonly Line[];
  };
  asked: AskedMonths | null;
  employer: string;
}

const paise = (rupees: string): number => Math.round(Number(rupees) * 100);

/**
 * An account that an aggregator sent, in the form of a statement: proved row by row like one that was printed, because
 * a month that is missing there is missing here too. Throws FileRefusal for one without a single line.
 */
export async function takeAccount({ account, asked, employer }: AccountInput): Promise<MadeAccount> {
  const entries = account.transactions.map(
    (line, index): MoveEntry => ({
      kind: 'move',
      at: { page: 1, row: index + 1 },
      date: line.date,
      time: null,
      valueDate: line.valueDate,
      narration: line.narration,
      reference: line.reference,
      serial: null,
      amount: paise(line.amount),
      side: line.type === 'CREDIT' ? 'credit' : 'debit',
      sideIsPrinted: true,
      balance: line.balance === null ? null : paise(line.balance),
    }),
  );
  const { institution, maskedNumber, accountType, ifsc, holder, from, to } = account;
  const facts = {
    account: {
      name: holder.name,
      bank: institution,
      number: maskedNumber,
      type: accountType,
      ...(ifsc ? { ifsc } : {}),
    },
    bank: null,
    period: { from, to },
    pages: [],
    opening: null,
    closing: null,
    debits: null,
    credits: null,
    debitCount: null,
    creditCount: null,
  };
  try {
    return madeAccount(verify(entries, facts, asked ? { asked } : {}), [], employer);
  } catch (error) {
    return refuseStatement(error);
  }
}
