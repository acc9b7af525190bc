import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import { BasicOCSPResponse, type CertID, CertificateRevocationList, OCSPResponse } from 'pkijs';
import { type Certificate, isStrong, readCertificate } from './certificate.ts';
import { schemeOf } from './signature-scheme.ts';

/** What a document brings to prove that certificates were not revoked, each in DER. */
export interface RevocationProofs {
  lists: readonly Uint8Array[];
  ocspResponses: readonly Uint8Array[];
}

/** Each costs a signature check. */
const mostProofs = 100;
const largestProof = 10_000_000;

/**
 * When `certificate` was revoked, as lists and OCSP responses tell that its issuer, or who may answer for it, signed; the
 * earliest time of several. Null when none of them says so: proofs that are missing, damaged, of others, or signed by others
 * prove nothing. No network is asked. Sources: RFC 5280 §5 and §6.3, RFC 6960 §3.2 and §4.2.
 */
export function revokedAt(
  certificate: Certificate,
  issuer: Certificate,
  { lists, ocspResponses }: RevocationProofs,
): Date | null {
  const usable = (proofs: readonly Uint8Array[]) =>
    proofs.slice(0, mostProofs).filter(({ length }) => length <= largestProof);
  const times = [
    ...usable(lists).map((der) => readable(() => listedAt(der, certificate, issuer))),
    ...usable(ocspResponses).map((der) => readable(() => answeredAt(der, certificate, issuer))),
  ].filter((time) => time !== null);
  return times.length === 0 ? null : new Date(Math.min(...times.map(Number)));
}

/** A document may bring anything: what cannot be read proves nothing. */
function readable(read: () => Date | null): Date | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const bufferOf = (der: Uint8Array) => Uint8Array.from(der).buffer;
const hexOf = (serial: asn1js.Integer) =>
  Buffer.from(serial.valueBlock.valueHexView)
    .toString('hex')
    .replace(/^(?:00)+/, '');
const serialOf = ({ parsed }: Certificate) => hexOf(parsed.serialNumber);

function listedAt(der: Uint8Array, certificate: Certificate, issuer: Certificate): Date | null {
  const list = CertificateRevocationList.fromBER(bufferOf(der));
  if (!list.issuer.isEqual(certificate.parsed.issuer)) return null;
  const scheme = schemeOf(list.signatureAlgorithm, 'sha256');
  const value = Buffer.from(list.signatureValue.valueBlock.valueHexView);
  if (!scheme?.(Buffer.from(list.tbsView), issuer.x509.publicKey, value)) return null;
  const entry = list.revokedCertificates?.find(
    ({ userCertificate }) => hexOf(userCertificate) === serialOf(certificate),
  );
  return entry?.revocationDate.value ?? null;
}

const basicResponse = '1.3.6.1.5.5.7.48.1.1';
const forAnswers = '1.3.6.1.5.5.7.3.9';

function answeredAt(der: Uint8Array, certificate: Certificate, issuer: Certificate): Date | null {
  const { responseBytes } = OCSPResponse.fromBER(bufferOf(der));
  if (responseBytes?.responseType !== basicResponse) return null;
  const response = BasicOCSPResponse.fromBER(bufferOf(Buffer.from(responseBytes.response.getValue())));
  const scheme = schemeOf(response.signatureAlgorithm, 'sha256');
  const said = Buffer.from(response.tbsResponseData.tbsView);
  const value = Buffer.from(response.signature.valueBlock.valueHexView);
  const signers = [
    issuer,
    ...(response.certs ?? []).slice(0, 5).flatMap((one) => delegate(one.toSchema(), issuer)),
  ];
  if (!signers.some(({ x509 }) => scheme?.(said, x509.publicKey, value))) return null;
  const answer = response.tbsResponseData.responses.find(({ certID }) => isOf(certID, certificate, issuer));
  const status: unknown = answer?.certStatus;
  // Of good, revoked and unknown only revoked has members.
  if (!(status instanceof asn1js.Constructed)) return null;
  const [time] = status.valueBlock.value;
  return time instanceof asn1js.GeneralizedTime ? time.toDate() : null;
}

/** A certificate with which the issuer lets another answer for it. */
function delegate(schema: asn1js.Sequence, issuer: Certificate): Certificate[] {
  const certificate = readCertificate(new Uint8Array(schema.toBER()));
  const { x509 } = certificate;
  const may =
    (x509.keyUsage ?? []).includes(forAnswers) && isStrong(certificate) && x509.verify(issuer.x509.publicKey);
  return may ? [certificate] : [];
}

/** The hash that names the issuer proves nothing by itself: SHA-1 is what most responders use for it. */
const namingHashes: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
};

function isOf(
  { hashAlgorithm, issuerKeyHash, serialNumber }: CertID,
  certificate: Certificate,
  issuer: Certificate,
): boolean {
  const hash = namingHashes[hashAlgorithm.algorithmId];
  if (!hash || hexOf(serialNumber) !== serialOf(certificate)) return false;
  const key = issuer.parsed.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return createHash(hash).update(key).digest().equals(Buffer.from(issuerKeyHash.getValue()));
}
