import { rsaKey, type TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';

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
 * The certificate of a provider, PEM or DER, as it was received from them: their answers are believed by this alone.
 * Throws TypeError for what is no certificate of an RSA-2048 key.
 */
export function pinnedProvider(file: string | Uint8Array, { sandbox = false } = {}): TrustedKey {
  const { x509, commonName, notBefore, notAfter } = readCertificate(file, 'The eSign provider’s certificate');
  const key: TrustedKey = {
    name: commonName ?? x509.subject,
    spki: x509.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    sandbox,
  };
  rsaKey(key);
  return key;
}
