import type { TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { pinnedCertificate } from '../pinned-certificate.ts';

/** Whose word counts for an eSign. */
export interface EsignTrust {
  /** Certificates with which the provider signs its answers (`pinnedProvider`). */
  providers: readonly TrustedKey[];
  /** PEM: roots under which a signer's certificate must stand, and authorities between. */
  roots: readonly string[];
  intermediates: readonly string[];
  /** Outside production: the sandbox's provider counts too. */
  allowSandbox: boolean;
}

/**
 * The certificate of a provider, PEM or DER, as it was received from them. Throws TypeError for what is no certificate of an
 * RSA-2048 key.
 */
export const pinnedProvider = (file: string | Uint8Array, { sandbox = false } = {}): TrustedKey =>
  pinnedCertificate(file, 'The eSign provider’s certificate', { sandbox });
