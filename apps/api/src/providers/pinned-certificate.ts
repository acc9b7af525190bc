import { rsaKey, type TrustedKey } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';

/**
 * A certificate, PEM or DER, as it was received from its holder: their signatures are believed by this alone. Throws TypeError for
 * what is no certificate of an RSA-2048 key.
 *
 * @param whose as an error names it: "The eSign provider’s certificate"
 */
export function pinnedCertificate(
  file: string | Uint8Array,
  whose: string,
  { sandbox = false } = {},
): TrustedKey {
  const { x509, commonName, notBefore, notAfter } = readCertificate(file, whose);
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
