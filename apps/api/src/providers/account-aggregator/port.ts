import type { BankAccount } from '../bank-aggregator/bank-account.ts';
import type { Outcome, Reason } from '../bank-aggregator/outcome.ts';
import type { FetchKeys } from './fetch-keys.ts';
import type { PurposeCode } from './purposes.ts';

export interface Span {
  unit: 'DAY' | 'MONTH' | 'YEAR';
  value: number;
}

interface Beat {
  unit: 'HOUR' | 'DAY' | 'MONTH' | 'YEAR';
  value: number;
}

/** Days in India, YYYY-MM-DD, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What a person is asked to agree to. */
export interface ConsentRequestInput {
  /** The person's mobile, ten digits, or their address at an aggregator: `9000000011@handle`. */
  person: string;
  purpose: PurposeCode;
  /** In the person's words; the purpose's own name when absent. */
  purposeText?: string;
  range: Days;
  /** How long the lender may keep the data. */
  keepFor: Span;
  /** How long the consent lasts. */
  lasts: Span;
  /** How often data may be fetched, for PERIODIC. */
  frequency: Beat;
  fetchType: 'ONETIME' | 'PERIODIC';
  mode: 'VIEW' | 'STORE';
  /** Where the aggregator's page sends the person back to, with `?success=…&id=<handle>`. */
  redirect: string;
}

interface AskedConsent {
  /** Names the request from now on. */
  handle: string;
  /** The aggregator's page for the person. */
  url: string;
}

export const consentStatuses = ['PENDING', 'ACTIVE', 'REJECTED', 'REVOKED', 'PAUSED', 'EXPIRED'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];

/** An account that the person chose. */
export interface ConsentedAccount {
  linkRef: string;
  institution: string;
  accountType: string;
  maskedNumber: string;
}

/** What was agreed, as the aggregator keeps it: to be shown in plain words. Moments are ISO 8601. */
export interface ConsentTerms {
  purposeCode: string;
  purposeText: string;
  from: string;
  to: string;
  startsAt: string;
  expiresAt: string;
  fetchType: string;
  mode: string;
  parts: string[];
  keepFor: { unit: string; value: number };
  frequency: { unit: string; value: number };
}

export interface ConsentState {
  status: ConsentStatus;
  /** Null until the person agreed. */
  consentId: string | null;
  /** Null where the aggregator shows them only once agreed. */
  terms: ConsentTerms | null;
  accounts: ConsentedAccount[];
}

/** A fetch under way. The caller keeps it, sealed, with its keys. */
export interface DataSession {
  id: string;
  handle: string;
  consentId: string;
  range: Days;
  accounts: ConsentedAccount[];
}

/** An account that gave nothing, and why. */
export interface MissingAccount {
  account: ConsentedAccount;
  reason: 'bank_silent' | 'bank_refused' | Reason;
  detail: string;
}

export interface FetchedData {
  /** `pending`: ask again, or wait for the notification. `failed`: no account gave anything. */
  state: 'pending' | 'complete' | 'partial' | 'failed';
  accounts: BankAccount[];
  missing: MissingAccount[];
}

/** What an aggregator tells of its own accord. It says that something changed; what is true is asked for. */
export type AggregatorEvent =
  | { kind: 'consent'; id: string; handle: string; consentId: string | null; status: ConsentStatus }
  | {
      kind: 'data';
      id: string;
      /** Empty where the aggregator names the consent alone. */
      sessionId: string;
      /** Null where the aggregator names the fetch alone. */
      handle: string | null;
      state: 'pending' | 'complete' | 'partial' | 'failed';
    };

export interface Notification {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came, undecoded: the signature is over them. */
  body: string;
}

/** What to answer the aggregator, exactly as it stands. */
export interface NotificationReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface NotificationRead {
  event: Outcome<AggregatorEvent>;
  reply: NotificationReply;
}

/** Remembers ids of notifications: true the first time an id comes, for at least half an hour. */
export type FirstTime = (id: string) => Promise<boolean>;

/** Bank data with the person's consent, through a licensed account aggregator. Nothing here throws. */
export interface AccountAggregator {
  name: string;
  /** As a person chooses it. */
  title: string;
  /** Where it sends its notices: the paths of its own protocol (standards §7.1, §7.3). */
  noticePaths: readonly string[];
  askConsent(ask: ConsentRequestInput): Promise<Outcome<AskedConsent>>;
  consent(handle: string): Promise<Outcome<ConsentState>>;
  revoke(handle: string): Promise<Outcome<null>>;
  /** Starts a fetch. The keys are for this fetch alone (`newFetchKeys`); one that decrypts for its customers ignores them. */
  requestData(handle: string, range: Days, keys: FetchKeys): Promise<Outcome<DataSession>>;
  readData(session: DataSession, keys: FetchKeys): Promise<Outcome<FetchedData>>;
  readNotification(notification: Notification, firstTime: FirstTime): Promise<NotificationRead>;
}
