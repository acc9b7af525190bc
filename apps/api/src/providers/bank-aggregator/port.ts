import type { BankAccountHead, BankTransaction } from './bank-account.ts';
import type { Outcome } from './outcome.ts';

/** A person at the aggregator. `id` is the product's own name for them there (`ydlId`); it holds no personal data. */
export interface AggregatorPerson {
  id: string;
  email: string;
}

/** The two sessions of C §7. Both end: `session_ended` then, and another must be opened. */
export interface AggregatorSessions {
  cSess: string;
  uSess: string;
}

export interface BankProvider {
  id: string;
  name: string;
  /** The bank asks for a one-time code too. */
  asksForCode: boolean;
}

/** What the hidden form of the bank page posts, and where (P §2.5). */
export interface LinkForm {
  action: string;
  fields: Record<string, string>;
}

/** Days, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface LinkAsked {
  /** Where the external page sends the person back to. */
  callback: string;
  range: DayRange;
  /** What its search begins with. */
  keyword?: string;
  providerId?: string;
}

export type LinkTrouble = 'wrong_password' | 'code_needed' | 'bank_down' | 'action_at_bank' | 'other';

/** A person's link to a bank, as the aggregator has it: what is true, whatever the callback said. */
export interface LinkState {
  id: string;
  providerId: string;
  /** `partial`: a part of the data came. */
  state: 'in_progress' | 'ready' | 'partial' | 'failed';
  trouble: LinkTrouble | null;
}

export interface LinkedAccount extends BankAccountHead {
  id: string;
  linkId: string;
}

export interface BankDocument {
  id: string;
  accountId: string;
  name: string;
}

/** Links a person's bank accounts through an external page and reads them. Nothing here throws. */
export interface BankAggregator {
  name: string;
  /** Registers the person on first use. */
  open(person: AggregatorPerson): Promise<Outcome<AggregatorSessions>>;
  close(sessions: AggregatorSessions): Promise<Outcome<null>>;
  providers(sessions: AggregatorSessions, name: string): Promise<Outcome<BankProvider[]>>;
  provider(sessions: AggregatorSessions, id: string): Promise<Outcome<BankProvider>>;
  /** A single-use token for the external page; the same as `linkForm` holds. */
  token(sessions: AggregatorSessions): Promise<Outcome<string>>;
  linkForm(sessions: AggregatorSessions, asked: LinkAsked): Promise<Outcome<LinkForm>>;
  links(sessions: AggregatorSessions): Promise<Outcome<LinkState[]>>;
  link(sessions: AggregatorSessions, id: string): Promise<Outcome<LinkState>>;
  accounts(sessions: AggregatorSessions): Promise<Outcome<LinkedAccount[]>>;
  /** All pages, oldest first. */
  transactions(
    sessions: AggregatorSessions,
    accountId: string,
    range: DayRange,
  ): Promise<Outcome<BankTransaction[]>>;
  documents(sessions: AggregatorSessions, accountId?: string): Promise<Outcome<BankDocument[]>>;
  document(sessions: AggregatorSessions, id: string): Promise<Outcome<Buffer>>;
}
