import type { MandateAnswer } from '../mandates/port.ts';

/** What a person is asked to allow in their UPI app: monthly debits up to a limit, from the first day to the last. */
export interface UpiMandateRequest {
  /** Ours; 1 to 35 letters and digits. Used once. */
  ref: string;
  lender: string;
  /** Which loan it repays, as both sides name it. */
  loan: string;
  /** Most rupees of one debit. */
  limit: number;
  /** YYYY-MM-DD. */
  first: string;
  last: string;
}

/** Has a person allow debits in their UPI app (UPI AutoPay). */
export interface UpiMandates {
  name: string;
  /** Whether we can ask: false while the sandbox, which registers us, does not answer. */
  ready(): Promise<boolean>;
  /** The link that opens the person's UPI app with the mandate in it. */
  link(ask: UpiMandateRequest): string;
  /** Reads and proves what our bank posts once the person has decided. Null for what is not its answer. Never throws. */
  read(xml: string): MandateAnswer | null;
}
