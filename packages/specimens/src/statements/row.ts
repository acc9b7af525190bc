/** How money moved, in the words of the Account Aggregator's deposit schema (standards §7.2). */
export type MoneyMode = 'UPI' | 'ATM' | 'CASH' | 'CARD' | 'FT' | 'OTHERS';

/** What a transaction is: the truth that an analysis is measured against. */
export type MoneyKind =
  | 'salary'
  | 'rent'
  | 'emi'
  | 'emi-return'
  | 'charge'
  | 'interest'
  | 'cash-out'
  | 'cash-in'
  | 'own-transfer'
  | 'bill'
  | 'spending'
  | 'from-friend';

/** One line of an account. Amounts are whole paise; dates YYYY-MM-DD, times HH:MM:SS in India. */
export interface LedgerRow {
  id: string;
  date: string;
  time: string;
  valueDate: string;
  paise: number;
  side: 'credit' | 'debit';
  /** After it. */
  balance: number;
  narration: string;
  reference: string;
  mode: MoneyMode;
  kind: MoneyKind;
}
