/** What one month of an account says: whole days past due, or a lender's class where days are not told. */
export interface HistoryMonth {
  /** YYYY-MM. */
  month: string;
  /** Days past due; null when the lender reported none. */
  days: number | null;
  /** The bureau's own sign: 000, 030, STD, SMA, SUB, DBT, LSS, XXX. */
  sign: string;
}

/** One loan or card of a person. Amounts in whole rupees; null where the bureau says nothing. Dates YYYY-MM-DD. */
export interface CreditAccount {
  lender: string;
  /** In words: Credit card. */
  kind: string;
  isCard: boolean;
  ownership: string;
  /** As the bureau gives it: masked. */
  number: string;
  opened: string | null;
  closed: string | null;
  reported: string | null;
  /** What was lent; of a card the highest balance. */
  sanctioned: number | null;
  limit: number | null;
  balance: number | null;
  overdue: number | null;
  writtenOff: number | null;
  emi: number | null;
  /** The newest month first, at most 36. */
  history: HistoryMonth[];
}

/** Somebody asked the bureau about the person. */
interface CreditEnquiry {
  by: string;
  on: string | null;
  purpose: string;
  amount: number | null;
}

/** A person's file at a credit bureau, in no vendor's words. */
export interface CreditFile {
  /** The bureau's number of this report. */
  number: string;
  /** YYYY-MM-DD. */
  on: string;
  /** Whose file it is, as the bureau has it; blank where it says nothing. */
  person: { name: string; dob: string; pan: string };
  /** 300 to 900; null while the bureau has too little to judge. */
  score: number | null;
  accounts: CreditAccount[];
  enquiries: CreditEnquiry[];
}
