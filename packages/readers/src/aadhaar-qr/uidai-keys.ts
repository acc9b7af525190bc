import { X509Certificate } from 'node:crypto';
import listed from './uidai-keys.json' with { type: 'json' };
import type { TrustedKey } from './verify.ts';

/**
 * UIDAI's published signing keys, named after the files on its site. Source: standards §1.4.
 *
 * `certificate`: taken from the certificate itself. `listed`: the key is known from a public list, and a public
 * mirror's certificate with the same key gave the dates. `listed-years-only`: only the years of validity are
 * known. Whoever goes into production compares the last two kinds with uidai.gov.in first.
 * `uidai_auth_prod.cer` is left out on purpose: it is a certificate for encryption and signs nothing.
 */
interface UidaiKey extends TrustedKey {
  source: 'certificate' | 'listed' | 'listed-years-only';
}

export const uidaiKeys: readonly UidaiKey[] = listed as UidaiKey[];

/**
 * A key that the operator adds without a release, from a certificate file (PEM or DER).
 * Throws TypeError with a sentence when the file is not a certificate of an RSA-2048 key.
 */
export function trustedKeyFromCertificate(
  name: string,
  file: string | Uint8Array,
  { sandbox = false }: { sandbox?: boolean } = {},
): TrustedKey {
  const certificate = readCertificate(name, file);
  const { publicKey, validFromDate, validToDate } = certificate;
  if (publicKey.asymmetricKeyDetails?.modulusLength !== 2048 || publicKey.asymmetricKeyType !== 'rsa') {
    throw new TypeError(`The certificate "${name}" does not hold an RSA-2048 key, which UIDAI's all do.`);
  }
  return {
    name,
    spki: publicKey.export({ type: 'spki', format: 'pem' }),
    notBefore: validFromDate.toISOString(),
    notAfter: validToDate.toISOString(),
    sandbox,
  };
}

function readCertificate(name: string, file: string | Uint8Array): X509Certificate {
  try {
    return new X509Certificate(file);
  } catch (cause) {
    throw new TypeError(`"${name}" is not a certificate (.cer, .pem or .der).`, { cause });
  }
}
