import { createHash, timingSafeEqual } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  type Attribute,
  CertificateRevocationList,
  ContentInfo,
  IssuerAndSerialNumber,
  Certificate as ParsedCertificate,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { type Certificate, readCertificate } from '../certificates/certificate.ts';
import type { RevocationProofs } from '../certificates/revocation.ts';
import { hashes, schemeOf } from '../certificates/signature-scheme.ts';

/** What stands in a CMS message with one signer. Parsed, not yet proved. */
export interface CmsMessage {
  signer: Certificate;
  /** All certificates of the message, the signer's too. */
  certificates: readonly Certificate[];
  info: SignerInfo;
  /** The content, when the message carries it. */
  content: Buffer | null;
  contentType: string;
  /** Revocation lists that it carries beside its certificates, in DER. */
  lists: readonly Buffer[];
}

type CmsVerdict = 'intact' | 'other-content' | 'broken' | 'unsupported';

const oid = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  revocationArchive: '1.2.840.113583.1.1.8',
};

const brokenHashes = new Set(['1.3.14.3.2.26', '1.2.840.113549.2.5']);

/** Parses DER or BER; bytes after it are ignored. Null when it is no CMS SignedData with one signer and its certificate. */
export function readCms(der: Uint8Array): CmsMessage | null {
  try {
    const { result, offset } = asn1js.fromBER(Uint8Array.from(der).buffer);
    if (offset < 0) return null;
    const data = new SignedData({ schema: new ContentInfo({ schema: result }).content });
    const [info, ...more] = data.signerInfos;
    const certificates = (data.certificates ?? [])
      .filter((each): each is ParsedCertificate => each instanceof ParsedCertificate)
      .flatMap(readable);
    const signer = info && more.length === 0 && certificates.find((each) => isSigner(info, each));
    if (!signer) return null;
    const { eContent, eContentType } = data.encapContentInfo;
    const content = eContent ? Buffer.from(eContent.getValue()) : null;
    const lists = (data.crls ?? [])
      .filter((each) => each instanceof CertificateRevocationList)
      .map((each) => Buffer.from(each.toSchema().toBER()));
    return { signer, certificates, info, content, contentType: eContentType, lists };
  } catch {
    return null;
  }
}

function readable(parsed: ParsedCertificate): Certificate[] {
  try {
    return [readCertificate(new Uint8Array(parsed.toSchema().toBER()))];
  } catch {
    return [];
  }
}

function isSigner({ sid }: SignerInfo, { parsed }: Certificate): boolean {
  if (sid instanceof IssuerAndSerialNumber)
    return parsed.issuer.isEqual(sid.issuer) && parsed.serialNumber.isEqual(sid.serialNumber);
  const keyId = parsed.extensions?.find(({ extnID }) => extnID === '2.5.29.14')?.parsedValue;
  const wanted: unknown =
    sid?.valueBlock?.valueHexView ?? sid?.valueBlock?.value?.[0]?.valueBlock?.valueHexView;
  if (!(keyId instanceof asn1js.OctetString) || !(wanted instanceof Uint8Array)) return false;
  return Buffer.from(keyId.valueBlock.valueHexView).equals(wanted);
}

/**
 * Proves the message over `content`: the signed attributes name the content's type and hash, they are signed with the
 * signer's key, and where they name the signer's certificate it is this one. `other-content`: all that holds, but the
 * content is not the one that was signed. Source: RFC 5652 §5.4 and §5.6, RFC 5035.
 */
export function verifyCms(message: CmsMessage, content: readonly Buffer[]): CmsVerdict {
  return prove(message, (hash) => {
    const expected = createHash(hash);
    for (const part of content) expected.update(part);
    return expected.digest();
  });
}

/** The same over a content of which only the SHA-256 is at hand; a message under another hash is `unsupported`. */
export function verifyCmsDigest(message: CmsMessage, sha256: Buffer): CmsVerdict {
  if (hashes[message.info.digestAlgorithm.algorithmId] !== 'sha256') return 'unsupported';
  return prove(message, () => sha256);
}

function prove(
  { signer, info, contentType }: CmsMessage,
  contentDigest: (hash: string) => Buffer,
): CmsVerdict {
  const { signedAttrs, digestAlgorithm } = info;
  const hash = hashes[digestAlgorithm.algorithmId];
  if (!hash || !signedAttrs) return 'unsupported';
  const scheme = schemeOf(info.signatureAlgorithm, hash);
  if (!scheme) return 'unsupported';
  try {
    const value = Buffer.from(info.signature.getValue());
    // Signed as a SET, though the message carries it with an implicit tag; pkijs keeps it in that form.
    const attributes = Buffer.from(signedAttrs.encodedValue);
    if (!scheme(attributes, signer.x509.publicKey, value)) return 'broken';
    if (single(signedAttrs.attributes, oid.contentType)?.valueBlock.toString() !== contentType)
      return 'broken';
    const digest = single(signedAttrs.attributes, oid.messageDigest);
    if (!(digest instanceof asn1js.OctetString)) return 'broken';
    if (!namesSigner(signedAttrs.attributes, signer)) return 'broken';
    return sameBytes(Buffer.from(digest.getValue()), contentDigest(hash)) ? 'intact' : 'other-content';
  } catch {
    return 'broken';
  }
}

/** Hash of `content` under the algorithm, or null for one that is not accepted. */
export function hashOf(algorithm: string, content: Uint8Array): Buffer | null {
  const hash = hashes[algorithm];
  return hash ? createHash(hash).update(content).digest() : null;
}

export const sameBytes = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/** The one value of the one attribute of that type. */
function single(attributes: readonly Attribute[], type: string) {
  const found = attributes.filter((attribute) => attribute.type === type);
  return found.length === 1 && found[0]?.values.length === 1 ? found[0].values[0] : undefined;
}

/** A signing-certificate attribute, when there is one, must hold the hash of the signer's certificate. */
function namesSigner(attributes: readonly Attribute[], { x509 }: Certificate): boolean {
  const named = attributes.filter(({ type }) =>
    [oid.signingCertificate, oid.signingCertificateV2].includes(type),
  );
  const own = ['sha1', 'sha256', 'sha384', 'sha512'].map((hash) =>
    createHash(hash).update(x509.raw).digest(),
  );
  return named.every(({ values }) =>
    own.some((hash) => Buffer.from(values[0]?.toBER() ?? []).includes(hash)),
  );
}

/** signingTime of the signed attributes: what the signer's clock said. */
export function signingTime({ info }: CmsMessage): Date | null {
  const value = single(info.signedAttrs?.attributes ?? [], oid.signingTime);
  const date: unknown =
    value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime ? value.toDate() : null;
  return date instanceof Date && !Number.isNaN(+date) ? date : null;
}

/** The time stamp token over the signature value, when the message has one. */
export function timeStampToken({ info }: CmsMessage): Buffer | null {
  const value = single(info.unsignedAttrs?.attributes ?? [], oid.timeStampToken);
  return value ? Buffer.from(value.toBER()) : null;
}

/**
 * What the message brings to prove that its certificates were not revoked: lists beside them, and lists and OCSP responses
 * among what was signed (Adobe's RevocationInfoArchival). Source: ISO 32000-1 §12.8.3.3.2.
 */
export function carriedProofs({ info, lists }: CmsMessage): RevocationProofs {
  const archive = single(info.signedAttrs?.attributes ?? [], oid.revocationArchive);
  const members = (tag: number): Buffer[] => {
    const parts: asn1js.BaseBlock[] = archive instanceof asn1js.Sequence ? archive.valueBlock.value : [];
    const part = parts.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === tag);
    const list = part instanceof asn1js.Constructed ? part.valueBlock.value[0] : undefined;
    return list instanceof asn1js.Sequence
      ? list.valueBlock.value.map((item) => Buffer.from(item.valueBeforeDecodeView))
      : [];
  };
  return { lists: [...lists, ...members(0)], ocspResponses: members(1) };
}

/** Why `verifyCms` said `unsupported`. */
export function unsupportedReason({ info }: CmsMessage): string {
  if (brokenHashes.has(info.digestAlgorithm.algorithmId))
    return 'it uses a hash that is no longer safe (SHA-1 or MD5)';
  if (!info.signedAttrs) return 'it carries no signed attributes';
  return 'it uses a method that is not known here';
}
