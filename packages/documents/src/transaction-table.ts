import type { Table } from './card.ts';
import { specified } from './specified.ts';

/**
 * The Transaction Details card (C §2): its title and its columns. The bank statement declares its card with it; the page of an
 * account, which shows the same rows by the hundred, reads it without the declaration and its checks.
 */
export const transactionCard = {
  title: 'Transaction Details',
  table: {
    title: 'Transactions',
    list: 'transactions',
    scroll: specified.transactionTableHeight,
    columns: [
      { label: 'Amount', path: 'amount', format: 'inr' },
      { label: 'Balance after Transaction', path: 'balanceAfterTransaction', format: 'inr' },
      { label: 'Category', path: 'category', format: 'ours' },
      { label: 'Date Time', path: 'dateTime' },
      { label: 'Description', path: 'description' },
      { label: 'Remark', path: 'remark' },
      { label: 'Type', path: 'type', format: 'ours' },
      { label: 'Value Date', path: 'valueDate', format: 'date' },
    ],
  },
} as const satisfies { title: string; table: Table };
