import type { Categorised } from './analysis/categories.ts';
import type { Paise, Statement } from './statement.ts';

/** A transaction as the product's record of a bank statement holds it: all text, money as 12345.60. */
interface RecordedTransaction {
  amount: string;
  balanceAfterTransaction: string;
  category: string;
  /** YYYY-MM-DD, with the time where the bank prints it. */
  dateTime: string;
  description: string;
  remark: string;
  type: 'CREDIT' | 'DEBIT';
  valueDate: string;
}

const rupees = (paise: Paise | null) => (paise === null ? '' : (paise / 100).toFixed(2));

/** The record of document `bankStatement` (packages/documents); `categories` as the analysis gives them. */
export function statementRecord(statement: Statement, categories: readonly Categorised[] = []) {
  const { name, bank, number, ifsc } = statement.account;
  return {
    account: { name, bank, number, ...(ifsc ? { ifsc } : {}) },
    transactions: statement.transactions.map((one, at): RecordedTransaction => {
      const { date, time, valueDate, narration, reference, debit, credit, balance } = one;
      return {
        amount: rupees(credit ?? debit),
        balanceAfterTransaction: rupees(balance),
        category: categories[at]?.category ?? '',
        dateTime: time ? `${date} ${time}` : date,
        description: narration,
        remark: reference || 'NA',
        type: credit === null ? 'DEBIT' : 'CREDIT',
        valueDate: valueDate ?? date,
      };
    }),
  };
}
