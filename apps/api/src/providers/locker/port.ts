import type { Outcome } from '../bank-aggregator/outcome.ts';

export interface AuthorizeAsked {
  /** Ours, unguessable; comes back with the person. */
  state: string;
  /** PKCE S256: base64url of SHA-256 of the verifier, 43 signs (RFC 7636). */
  challenge: string;
  /** Where the person comes back to. Only addresses from the settings are taken. */
  redirect: string;
  /** The locker's codes of documents, `PANCR`; none asks for all. */
  docs: readonly string[];
  /** When the consent ends. */
  validTill: Date;
  /** Said to the person on the locker's page. */
  purpose?: string;
  /** The person has no locker yet: the page begins with opening one. */
  signUp?: boolean;
}

interface TokenAsked {
  code: string;
  /** Whose challenge the link carried. */
  verifier: string;
  /** The same as in the link. */
  redirect: string;
}

/** Whose locker it is, as the locker knows them. */
export interface LockerAccount {
  /** The locker's own id of the person, 36 characters. */
  id: string;
  name: string;
  /** YYYY-MM-DD, or blank. */
  dob: string;
  gender: string;
  mobile: string;
  /** An Aadhaar is linked. */
  hasAadhaar: boolean;
}

export interface LockerSession {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  /** When the person's consent ends; null when the locker does not say. */
  consentTill: Date | null;
  account: LockerAccount;
}

/** A document in the locker that its issuer put there. */
export interface IssuedDocument {
  /** `issuerId-DOCTYPE-id` */
  uri: string;
  doctype: string;
  name: string;
  issuer: string;
  /** As the locker writes it. */
  date: string;
  hasPdf: boolean;
  hasXml: boolean;
}

export interface LockerFile {
  bytes: Buffer;
  mediaType: string;
  /** Whether the locker proved by its HMAC that the bytes came whole; it does not always send one. */
  integrity: 'hmac' | 'not-sent';
}

/** What the page puts in the tag of the widget's script (standards §5.1). The secret is not among it. */
export interface LockerWidget {
  appId: string;
  /** Lower-case hex. */
  hash: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** Address of the script. */
  script: string;
}

export interface RegisterAsked {
  mobile: string;
  name: string;
  /** YYYY-MM-DD */
  dob: string;
  gender: 'M' | 'F' | 'T';
}

/** A person's digital locker. Keys and addresses come from the settings alone. Nothing here throws. */
export interface Locker {
  name: string;
  /** Where its files lie: links to them begin with it. */
  url: string;
  authorizeUrl(asked: AuthorizeAsked): Outcome<string>;
  token(asked: TokenAsked): Promise<Outcome<LockerSession>>;
  refresh(refreshToken: string): Promise<Outcome<LockerSession>>;
  /** Ends the consent at the locker. */
  revoke(token: string): Promise<Outcome<null>>;
  user(accessToken: string): Promise<Outcome<LockerAccount>>;
  issuedDocuments(accessToken: string): Promise<Outcome<IssuedDocument[]>>;
  /** The document as PDF. */
  file(accessToken: string, uri: string): Promise<Outcome<LockerFile>>;
  /** The document as signed XML; what it proves is judged by packages/readers. */
  xml(accessToken: string, uri: string): Promise<Outcome<LockerFile>>;
  /** The Aadhaar as signed XML. */
  aadhaar(accessToken: string): Promise<Outcome<LockerFile>>;
  widget(at: Date): LockerWidget;
  /** The file that the person shared through the widget, by what its callback was told. */
  pullShared(uri: string, txn: string): Promise<Outcome<LockerFile>>;
  /** Whether a locker exists for the mobile number. */
  isRegistered(mobile: string): Promise<Outcome<boolean>>;
  /** Opens a locker; a code goes to the mobile, which `verifyMobile` proves. Never with an Aadhaar number. */
  register(asked: RegisterAsked): Promise<Outcome<null>>;
  verifyMobile(mobile: string, otp: string): Promise<Outcome<null>>;
}
