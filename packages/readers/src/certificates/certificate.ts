import { X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import { Certificate as ParsedCertificate } from 'pkijs';

/** A certificate with the facts that Node does not tell by itself. */
export interface Certificate {
  x509: X509Certificate;
  parsed: ParsedCertificate;
  /** CN of the subject, or null. */
  commonName: string | null;
  /** O of the subject, or null. */
  organisation: string | null;
  notBefore: Date;
  notAfter: Date;
}

/**
 * Reads one certificate, PEM or DER. Throws TypeError with a sentence when it is none. Source: RFC 5280.
 */
export function readCertificate(file: string | Uint8Array, name = 'The file'): Certificate {
  try {
    const x509 = new X509Certificate(file);
    // Node decodes the key only when it is asked for, and throws for a damaged one.
    if (x509.publicKey.type !== 'public') throw new TypeError();
    const parsed = ParsedCertificate.fromBER(Uint8Array.from(x509.raw).buffer);
    return {
      x509,
      parsed,
      commonName: nameMember(parsed.subject, commonNameType),
      organisation: nameMember(parsed.subject, organisationType),
      notBefore: x509.validFromDate,
      notAfter: x509.validToDate,
    };
  } catch {
    throw new TypeError(`${name} is not a certificate (.cer, .pem or .der).`);
  }
}

const [commonNameType, organisationType] = ['2.5.4.3', '2.5.4.10'];

/** CN of a certificate's issuer, else its O; null when it has neither. */
export const issuerName = ({ parsed }: Certificate): string | null =>
  nameMember(parsed.issuer, commonNameType) ?? nameMember(parsed.issuer, organisationType);

function nameMember(
  { typesAndValues }: ParsedCertificate['subject'],
  type: string | undefined,
): string | null {
  const found = typesAndValues.findLast((member) => member.type === type);
  const value: unknown = found?.value.valueBlock.value;
  return typeof value === 'string' && value.trim() !== '' ? printable(value) : null;
}

/** A name goes into sentences that people read: one line, and not longer than a name can be. */
const printable = (text: string) =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 120);

/**
 * How many authorities may stand below this one; null when it does not say. Read here because pkijs gives 0 for a
 * certificate that says nothing, and 0 forbids every authority below.
 */
export function pathLength({ parsed }: Certificate): number | null {
  const value = parsed.extensions?.find(({ extnID }) => extnID === '2.5.29.19')?.extnValue;
  const { result } = asn1js.fromBER(value?.valueBlock.valueHexView ?? new Uint8Array());
  if (!(result instanceof asn1js.Sequence)) return null;
  const length = result.valueBlock.value.find((member) => member instanceof asn1js.Integer);
  return length ? Number(length.toBigInt()) : null;
}

/**
 * Extensions that the chain check knows: key usage, alternative name, basic constraints, CRL points, policies,
 * policy constraints and extended key usage. The policies themselves are not judged: every licensed authority below
 * the CCA root issues under its own.
 */
const knownExtensions = new Set(
  ['15', '17', '19', '31', '32', '36', '37', '54'].map((last) => `2.5.29.${last}`),
);

/** Whether the certificate makes a demand that is not understood here; RFC 5280 §4.2 then forbids to use it. */
export function hasUnknownDemand({ parsed }: Certificate): boolean {
  return (parsed.extensions ?? []).some(({ critical, extnID }) => critical && !knownExtensions.has(extnID));
}

/** Bits of the key usage extension (RFC 5280 §4.2.1.3), first bit first; null when the certificate has none. */
export function keyUsage({
  parsed,
}: Certificate): { digitalSignature: boolean; nonRepudiation: boolean } | null {
  const value: unknown = parsed.extensions?.find(({ extnID }) => extnID === '2.5.29.15')?.parsedValue;
  if (!(value instanceof asn1js.BitString)) return null;
  const first = value.valueBlock.valueHexView[0] ?? 0;
  return { digitalSignature: (first & 0x80) !== 0, nonRepudiation: (first & 0x40) !== 0 };
}

/** RSA of at least 2048 bits, or an elliptic curve of at least 256. */
export function isStrong({ x509 }: Certificate): boolean {
  const { asymmetricKeyType, asymmetricKeyDetails } = x509.publicKey;
  if (asymmetricKeyType === 'rsa' || asymmetricKeyType === 'rsa-pss')
    return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  if (asymmetricKeyType === 'ec')
    return ['prime256v1', 'secp384r1', 'secp521r1'].includes(asymmetricKeyDetails?.namedCurve ?? '');
  return asymmetricKeyType === 'ed25519';
}

/** MD5 and SHA-1 below a root can be forged by collision. */
const weakSignatures = new Set(['1.2.840.113549.1.1.4', '1.2.840.113549.1.1.5', '1.2.840.10045.4.1']);

export function isWeaklySigned({ parsed }: Certificate): boolean {
  return weakSignatures.has(parsed.signatureAlgorithm.algorithmId);
}
