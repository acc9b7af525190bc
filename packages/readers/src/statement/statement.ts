/** Money is whole paise everywhere in this folder: 12,345.60 rupees are 1234560. Dates are YYYY-MM-DD. */
export type Paise = number;

/** Where something is printed, counted from 1: page of a PDF or sheet of a workbook, line or row on it. */
export interface Place {
  page: number;
  row: number;
  /** Which of several merged files, from 1. */
  file?: number;
}

export interface Account {
  /** Of the holder, as printed; empty when it is not. */
  name: string;
  bank: string;
  /** As printed, spaces out. The caller masks it. */
  number: string;
  ifsc?: string;
  type?: string;
}

export interface Transaction {
  date: string;
  /** HH:MM or HH:MM:SS, where the bank prints it. */
  time?: string;
  valueDate: string | null;
  narration: string;
  reference: string;
  /** One of the two is null. Never negative. */
  debit: Paise | null;
  credit: Paise | null;
  /** Null where the bank prints none. Negative when overdrawn. */
  balance: Paise | null;
  at: Place;
}

const differenceKinds = [
  'balance',
  'opening',
  'closing',
  'total',
  'count',
  'page',
  'serial',
  'repeated',
  'side',
  'period',
  'unreadable',
  'unproved',
  'gap',
  'overlap',
] as const;

/** One thing in a statement that does not add up. */
export interface Difference {
  kind: (typeof differenceKinds)[number];
  /** Index into `transactions`; null when it is about the whole. */
  row: number | null;
  date: string | null;
  at: Place | null;
  expected: Paise | null;
  printed: Paise | null;
  /** For the person who decides: what does not fit, and what it may mean. */
  sentence: string;
}

export interface Proof {
  /** Every printed balance, total and count fits; only then is a statement believed. */
  balanced: boolean;
  /** Transactions whose printed balance follows from the one before. */
  rowsVerified: number;
  differences: Difference[];
}

/** Months are YYYY-MM. */
export interface Calendar {
  asked: string[];
  /** Covered in whole or in part. */
  received: string[];
  missing: string[];
  /** Received, but not from the first to the last day. */
  partial: string[];
  /** Received without a single transaction. */
  withoutTransactions: string[];
}

/** What one of several merged files gave. */
export interface StatementPart {
  file: number;
  /** The days for which its rows count. */
  from: string;
  to: string;
  opening: Paise | null;
  closing: Paise | null;
  rowsVerified: number;
}

export interface Statement {
  account: Account;
  /** As printed, else the first and last transaction. */
  period: { from: string; to: string };
  opening: Paise | null;
  closing: Paise | null;
  /** Oldest first. */
  transactions: Transaction[];
  proof: Proof;
  calendar: Calendar;
  /** What the reader had to work out, in sentences. */
  notes: string[];
  /** Of a merged statement: its files, in the order of their days, so that further ones can be merged in. */
  parts?: StatementPart[];
}

/** Months that a lender asked for, both included. */
export interface AskedMonths {
  /** YYYY-MM */
  from: string;
  to: string;
}
