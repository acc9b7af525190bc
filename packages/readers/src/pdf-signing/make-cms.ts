import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs';
import type { Holder } from '../certificates/issue.ts';
import type { RevocationProofs } from '../certificates/revocation.ts';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  revocationArchive: '1.2.840.113583.1.1.8',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
};

interface CmsToMake {
  signer: Holder;
  /** Authorities to carry along, nearest first. */
  chain?: readonly Holder[];
  /** SHA-256 of the content. */
  digest: Uint8Array;
  at: Date;
  /** False leaves the signing time out of the signed attributes. */
  timed?: boolean;
  /** Makes a time stamp token over the signature value. */
  stamp?: (signature: Uint8Array) => Uint8Array;
  /** Carried among the signed attributes. Source: ISO 32000-1 §12.8.3.3.2. */
  proofs?: RevocationProofs;
}

/**
 * A detached CMS signature over a content of which only the digest is at hand: DER of a ContentInfo with the signed
 * attributes contentType, messageDigest, signingTime and signing-certificate-v2. Sources: RFC 5652, RFC 5035.
 */
export function detachedCms(wanted: CmsToMake): Buffer {
  return message({ ...wanted, contentType: oid.data });
}

/** A time stamp token over `stamped`, with the time `at`. Source: RFC 3161 §2.4.2. */
export function timeStampToken(
  authority: Holder,
  stamped: Uint8Array,
  at: Date,
  chain?: readonly Holder[],
): Buffer {
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.sha256, algorithmParams: new asn1js.Null() }),
      hashedMessage: octets(createHash('sha256').update(stamped).digest()),
    }),
    serialNumber: new asn1js.Integer({ valueHex: Uint8Array.from([0x40, ...randomBytes(7)]).buffer }),
    genTime: at,
  });
  const content = Buffer.from(info.toSchema().toBER());
  const digest = createHash('sha256').update(content).digest();
  return message({ signer: authority, chain, digest, at, contentType: oid.timeStampInfo, content });
}

function message({
  signer,
  chain = [],
  digest,
  at,
  timed = true,
  stamp,
  proofs,
  contentType,
  content,
}: CmsToMake & { contentType: string; content?: Buffer }): Buffer {
  const certificates = [signer, ...chain].map(({ certificate }) =>
    Certificate.fromBER(Uint8Array.from(certificate.raw).buffer),
  );
  const [own] = certificates;
  if (!own) throw new TypeError('A CMS message needs a signer.');
  const signed = signedAttributes(contentType, digest, timed ? at : null, signer.certificate.raw);
  if (proofs) signed.push(revocationArchive(proofs));
  signed.sort(byDer);
  // DER of a SET: its members in the order of their bytes, and without the implicit tag they travel under.
  const set = new asn1js.Set({ value: signed.map((attribute) => attribute.toSchema()) });
  const value = sign('sha256', Buffer.from(set.toBER()), signer.privateKey);
  const sha256 = () =>
    new AlgorithmIdentifier({ algorithmId: oid.sha256, algorithmParams: new asn1js.Null() });
  const token = stamp?.(value);
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256(),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: signed }),
    signatureAlgorithm: algorithmOf(signer.privateKey),
    signature: octets(value),
    ...(token
      ? { unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: [stamped(token)] }) }
      : {}),
  });
  const data = new SignedData({
    version: content ? 3 : 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentType,
      ...(content ? { eContent: octets(content) } : {}),
    }),
    certificates,
    signerInfos: [info],
  });
  const wrapped = new ContentInfo({ contentType: oid.signedData, content: data.toSchema(true) });
  return Buffer.from(wrapped.toSchema().toBER());
}

const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: Uint8Array.from(bytes).buffer });

function stamped(token: Uint8Array): Attribute {
  const { result } = asn1js.fromBER(Uint8Array.from(token).buffer);
  return new Attribute({ type: oid.timeStampToken, values: [result] });
}

function signedAttributes(
  contentType: string,
  digest: Uint8Array,
  at: Date | null,
  certificate: Buffer,
): Attribute[] {
  const hash = createHash('sha256').update(certificate).digest();
  const named = new asn1js.Sequence({
    value: [new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [octets(hash)] })] })],
  });
  const attributes = [
    new Attribute({ type: oid.contentType, values: [new asn1js.ObjectIdentifier({ value: contentType })] }),
    ...(at
      ? [new Attribute({ type: oid.signingTime, values: [new asn1js.UTCTime({ valueDate: at })] })]
      : []),
    new Attribute({ type: oid.messageDigest, values: [octets(digest)] }),
    new Attribute({ type: oid.signingCertificateV2, values: [named] }),
  ];
  return attributes;
}

const derOf = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER());
const byDer = (a: Attribute, b: Attribute) => Buffer.compare(derOf(a), derOf(b));

function revocationArchive({ lists, ocspResponses }: RevocationProofs): Attribute {
  const parsed = (der: Uint8Array) => asn1js.fromBER(Uint8Array.from(der).buffer).result;
  const tagged = (tagNumber: number, all: readonly Uint8Array[]) =>
    new asn1js.Constructed({
      idBlock: { tagClass: 3, tagNumber },
      value: [new asn1js.Sequence({ value: all.map(parsed) })],
    });
  const members = [
    ...(lists.length > 0 ? [tagged(0, lists)] : []),
    ...(ocspResponses.length > 0 ? [tagged(1, ocspResponses)] : []),
  ];
  return new Attribute({ type: oid.revocationArchive, values: [new asn1js.Sequence({ value: members })] });
}

function algorithmOf(key: KeyObject): AlgorithmIdentifier {
  if (key.asymmetricKeyType === 'ec') return new AlgorithmIdentifier({ algorithmId: oid.ecdsaSha256 });
  return new AlgorithmIdentifier({ algorithmId: oid.rsaSha256, algorithmParams: new asn1js.Null() });
}
