import type { accountKinds, bankModes } from '@pramaan/contract/mandates.ts';

/** What a person's bank is asked to allow: monthly debits up to a limit, from the first day to the last. */
export interface MandateRequest {
  /** Ours; 1 to 35 letters and digits. Used once. */
  ref: string;
  at: Date;
  lender: string;
  /** Which loan it repays, as both sides name it. */
  loan: string;
  debtor: { name: string; account: string; ifsc: string; kind: (typeof accountKinds)[number] };
  /** Most rupees of one debit. */
  limit: number;
  /** YYYY-MM-DD. */
  first: string;
  last: string;
  mode: (typeof bankModes)[number];
}

/** What the person's browser posts to the gateway, as a form of hidden fields. */
interface MandateForm {
  action: string;
  fields: Record<string, string>;
}

interface Rejection {
  accepted: false;
  by: 'person' | 'bank' | 'gateway';
  /** The gateway's own code and sentence, for staff. */
  code: string;
  reason: string;
  /** Whether the gateway's signature stands behind it. Anyone can post one without: show it, but leave the request open. */
  proved: boolean;
}

/** How a request ended; `reference` is the mandate's number at every bank (UMRN; UMN of UPI). */
export type MandateAnswer = { ref: string } & (
  | {
      accepted: true;
      reference: string;
      bankReference: string;
      /** Whose account it is, where the answer says so. */
      payer: { name: string; address: string } | null;
    }
  | Rejection
);

/** Has a person's bank allow the debits that repay a loan, on the bank's own page. */
export interface Mandates {
  name: string;
  /** Whether we can ask: false while the sandbox, which registers us, does not answer. */
  ready(): Promise<boolean>;
  request(ask: MandateRequest): MandateForm;
  /** Reads and proves what came back. Null for what is no answer. Never throws for what a stranger posts. */
  read(form: Readonly<Record<string, unknown>>): MandateAnswer | null;
  /** The answer to a request whose browser never came back; null while there is none. Throws SourceDown. */
  find(ref: string, askedAt: Date): Promise<MandateAnswer | null>;
}
