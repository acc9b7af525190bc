import { defineDocument, listOf, method, part, record, words } from '../../define.ts';
import { transactionCard } from '../../transaction-table.ts';

/** Bank statement in the product's own shape (C §2 "Transaction Details", §3 "Reshaped statement"). */
export const bankStatement = defineDocument({
  id: 'bankStatement',
  group: 'income',
  area: 'bank-statements',
  title: 'Bank statement',
  why: 'A bank statement shows your monthly income and spending, and how much you can repay.',
  draft: { details: 'bankTransData' },
  methods: {
    // Comes from an uploaded statement, a linked account or net banking, never from a form of its own.
    statement: method({
      title: 'Link a bank account or upload a statement',
      endpoint: null,
      source: 'registry',
      judged: {
        onlyKnown: 'A bank gives the statement of an account that it holds.',
        identity: {},
      },
      capture: {},
      result: record({
        // The IFSC is ours: most statements print it, and the loan is paid into such an account.
        account: part(words('name', 'bank', 'number', 'ifsc')),
        transactions: listOf({
          ...words('amount', 'balanceAfterTransaction', 'category', 'dateTime'),
          ...words('description', 'remark', 'type', 'valueDate'),
        }),
      }),
      card: {
        title: transactionCard.title,
        blocks: [{ tables: [transactionCard.table] }],
      },
      facts: { name: 'account.name' },
      masked: ['account.number'],
      record: 'self',
    }),
  },
});
