/** Money is whole paise, dates are YYYY-MM-DD. */
export type EventKind =
  | 'salary'
  | 'emi'
  | 'emi-return'
  | 'bounce-charge'
  | 'upi-out'
  | 'upi-in'
  | 'atm'
  | 'card'
  | 'bill'
  | 'imps-out'
  | 'neft-in'
  | 'cash-in'
  | 'cheque'
  | 'interest'
  | 'charge';

/** Something that happened on an account, before a bank words it. */
export interface AccountEvent {
  kind: EventKind;
  date: string;
  /** HH:MM:SS */
  time: string;
  party: string;
  vpa: string;
  /** Twelve digits, as UPI and IMPS number payments. */
  rrn: string;
  amount: number;
  credit: boolean;
}

/** One row of a statement, as it is meant. */
export interface TrueRow {
  date: string;
  time: string;
  valueDate: string;
  narration: string;
  reference: string;
  debit: number | null;
  credit: number | null;
  balance: number;
  kind: EventKind;
}

/** What a made statement says, to hold a reader against. Rows from the oldest. */
export interface StatementTruth {
  account: { name: string; bank: string; number: string; ifsc: string; type: string; branch: string };
  address: string[];
  period: { from: string; to: string };
  opening: number;
  closing: number;
  rows: TrueRow[];
  salary: { employer: string; amount: number; day: number };
  emi: { lender: string; amount: number; day: number };
}
