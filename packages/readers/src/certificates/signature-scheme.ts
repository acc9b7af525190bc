import { constants, type KeyObject, verify } from 'node:crypto';
import { type AlgorithmIdentifier, RSASSAPSSParams } from 'pkijs';

/** SHA-1 and MD5 are missing on purpose: with them a document and its twin can be made together. */
export const hashes: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Whether `value` is the signature of `key` over `signed`. */
type Scheme = (signed: Buffer, key: KeyObject, value: Buffer) => boolean;

/**
 * How an algorithm of a CMS message, certificate, revocation list or OCSP response is checked; null for one that is not accepted.
 * `digest` is for algorithms that name none. Sources: RFC 3370, RFC 4056, RFC 5754.
 */
export function schemeOf(
  { algorithmId, algorithmParams }: AlgorithmIdentifier,
  digest: string,
): Scheme | null {
  const rsa =
    (hash: string): Scheme =>
    (signed, key, value) =>
      key.asymmetricKeyType === 'rsa' && verify(hash, signed, key, value);
  const ec =
    (hash: string): Scheme =>
    (signed, key, value) =>
      key.asymmetricKeyType === 'ec' && verify(hash, signed, { key, dsaEncoding: 'der' }, value);
  switch (algorithmId) {
    case '1.2.840.113549.1.1.1':
      return rsa(digest);
    case '1.2.840.113549.1.1.11':
      return rsa('sha256');
    case '1.2.840.113549.1.1.12':
      return rsa('sha384');
    case '1.2.840.113549.1.1.13':
      return rsa('sha512');
    case '1.2.840.10045.2.1':
      return ec(digest);
    case '1.2.840.10045.4.3.2':
      return ec('sha256');
    case '1.2.840.10045.4.3.3':
      return ec('sha384');
    case '1.2.840.10045.4.3.4':
      return ec('sha512');
    case '1.2.840.113549.1.1.10':
      return pss(algorithmParams);
    default:
      return null;
  }
}

function pss(parameters: unknown): Scheme | null {
  try {
    const hash = hashes[new RSASSAPSSParams({ schema: parameters }).hashAlgorithm.algorithmId];
    if (!hash) return null;
    const [padding, saltLength] = [constants.RSA_PKCS1_PSS_PADDING, constants.RSA_PSS_SALTLEN_AUTO];
    return (signed, key, value) => verify(hash, signed, { key, padding, saltLength }, value);
  } catch {
    return null;
  }
}
