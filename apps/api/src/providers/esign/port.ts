import type { Reason } from './reasons.ts';

/** A prepared PDF as the provider sees it: its hash and what the signer reads of it. */
interface DocumentToSign {
  /** SHA-256 of the prepared bytes without the gap, 32 bytes (`preparePdf`). */
  hash: Uint8Array;
  /** Shown to the signer on the provider's page: "Loan agreement of Saral Finance". */
  info: string;
}

/** What one person signs in one go: one to five documents. */
export interface EsignRequestInput {
  /** Ours; letters, digits, `-` and `_`, at most 60. Used once. */
  txn: string;
  documents: readonly DocumentToSign[];
  /** Where the provider's page posts the answer, from the person's browser. */
  responseUrl: string;
  at: Date;
}

/** What the person's browser posts to the provider, as a form of hidden fields. */
export interface EsignForm {
  action: string;
  fields: Record<string, string>;
}

/** What we asked, kept by the caller: that `txn` was not answered before is theirs to know. */
export interface EsignExpected {
  txn: string;
  /** In the order in which they were asked. */
  hashes: readonly Uint8Array[];
  askedAt: Date;
  now: Date;
}

/** The certificate that the provider made for this one signing. */
export interface EsignSigner {
  name: string;
  /** Of the Aadhaar number; null where the certificate does not tell. */
  lastFour: string | null;
  pseudonym: string | null;
  state: string | null;
  pincode: string | null;
  /** The authority that issued the certificate, and the root above it. */
  issuer: string;
  root: string;
  serial: string;
  notBefore: Date;
  notAfter: Date;
}

export type EsignOutcome =
  | {
      ok: true;
      /** One PKCS#7, DER, for each document, in their order: for `embedCms`. */
      signatures: Buffer[];
      signedAt: Date;
      signer: EsignSigner;
      /** What the provider calls this signing. */
      espTxn: string;
      /** Signed by the sandbox: it proves nothing outside of it. */
      sandbox: boolean;
    }
  | {
      ok: false;
      reason: Reason;
      /** What is wrong and what to do, without personal data. */
      detail: string;
      /** The provider's own code; empty when it gave none. */
      code: string;
      /**
       * Whether the provider's signature stands behind this refusal. Anyone can post one without: show it, but leave
       * the request open.
       */
      proved: boolean;
    };

/** Has a person sign documents with their Aadhaar on a licensed provider's own page. */
export interface EsignProvider {
  name: string;
  /** Throws TypeError for what no provider could take: a caller's mistake. */
  request(ask: EsignRequestInput): EsignForm;
  /** Reads and proves what came to `responseUrl`. Never throws for what a stranger posts. */
  readResponse(form: Readonly<Record<string, unknown>>, expected: EsignExpected): Promise<EsignOutcome>;
}

type CodeSent = { ok: true } | { ok: false; reason: Reason; detail: string };

/**
 * Signing where number and code are typed on our own screen, as the older two-step call did (C §7, standards §8.3).
 * Offered where the provider has it: the sandbox. UIDAI no longer lets an ASP ask for them, so with a real provider the
 * person goes to the provider's page. The number passes through and is neither kept nor logged. Nothing here throws.
 */
export interface InPlaceEsign {
  sendCode(uid: string): Promise<CodeSent>;
  sign(ask: EsignRequestInput, uid: string, code: string): Promise<EsignOutcome>;
}

/** A licensed provider as this installation knows it. */
export interface Esign {
  provider: EsignProvider;
  /** Null: number and code are typed at the provider alone. */
  inPlace: InPlaceEsign | null;
  /** Whether we can ask: false while the sandbox, which certifies us, does not answer. */
  ready(): Promise<boolean>;
}
