/**
 * `valid`: all is in order. `changed`: signed, but the file is not what was signed. `broken`: not a signature that
 * could be checked against anything. `untrusted`: in order, of nobody known here. `expired`: the signer's certificate
 * was not valid at the time of signing. `unsupported`: a format or method that is not checked here.
 */
export type SignatureState = 'valid' | 'changed' | 'broken' | 'untrusted' | 'expired' | 'unsupported';

/** What is known of one signature of a PDF. Plain data: it crosses into and out of a worker thread. */
export interface PdfSignature {
  /** `timestamp`: a time authority's stamp over the file (ETSI.RFC3161); it says when, not who. */
  kind: 'signature' | 'timestamp';
  /** CN of the signer's certificate; null when the signature cannot be read. */
  by: string | null;
  organisation: string | null;
  at: Date | null;
  /** `claimed`: only the signer's own clock says so. */
  timeFrom: 'timestamp' | 'claimed' | null;
  /** Whether the signer leads to a given root, valid at `at` and not revoked, as far as the file itself brings proof of that. */
  trusted: boolean;
  /** Name of that root. */
  root: string | null;
  /** Whether the file ends where the signature's cover ends, or only proof of signatures follows (appended-proof.ts). */
  whole: boolean;
  state: SignatureState;
  /** Said to whoever reviews the document. */
  sentence: string;
}
