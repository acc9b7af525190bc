import {
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  Certificate,
  Extension,
  PublicKeyInfo,
  type RelativeDistinguishedNames,
} from 'pkijs';

/** A key and who it belongs to. Made at run time: no private key is ever kept in the repository. */
export interface Holder {
  privateKey: KeyObject;
  certificate: X509Certificate;
}

/** Key and certificate as PEM, one after the other, for a sandbox that keeps them in its own folder. */
export function pemOf({ privateKey, certificate }: Holder): string {
  return `${privateKey.export({ type: 'pkcs8', format: 'pem' })}${certificate}`;
}

/** Back from `pemOf`. Throws when the key or the certificate is missing. */
export function holderFromPem(pem: string): Holder {
  return { privateKey: createPrivateKey(pem), certificate: new X509Certificate(pem) };
}

export interface CertificateWanted {
  commonName: string;
  organisation?: string;
  /** Further members of the subject, as object identifiers with their text. */
  subject?: Readonly<Record<string, string>>;
  /** An authority may sign further certificates. */
  authority?: boolean;
  /** How many authorities may stand below it. */
  pathLength?: number;
  notBefore?: Date;
  notAfter?: Date;
  /** Extended key usages, as object identifiers: `1.3.6.1.5.5.7.3.8` for time stamps. */
  purposes?: readonly string[];
  /** A key that exists already, such as the sandbox's own. By default a new one of `kind`. */
  privateKey?: KeyObject;
  publicKey?: KeyObject;
  kind?: 'rsa' | 'ec';
  /** Adds a critical extension that no checker knows. */
  unknownDemand?: boolean;
}

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * A certificate of `wanted`, signed by `issuer` with SHA-256, or by itself. Valid from a year ago for ten years unless
 * told otherwise. Source: RFC 5280.
 */
export function issueCertificate(wanted: CertificateWanted, issuer?: Holder): Holder {
  const pair = keysOf(wanted);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({
    valueHex: Uint8Array.from([0x40, ...randomBytes(15)]).buffer,
  });
  nameIt(certificate.subject, wanted);
  const issuerCertificate = issuer && Certificate.fromBER(Uint8Array.from(issuer.certificate.raw).buffer);
  certificate.issuer = issuerCertificate?.subject ?? certificate.subject;
  certificate.notBefore.value = wanted.notBefore ?? new Date(Date.now() - year);
  certificate.notAfter.value = wanted.notAfter ?? new Date(Date.now() + 9 * year);
  const spki = pair.publicKey.export({ type: 'spki', format: 'der' });
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(Uint8Array.from(spki).buffer);
  certificate.extensions = extensionsOf(wanted);

  const signer = issuer?.privateKey ?? pair.privateKey;
  certificate.signature = signatureAlgorithm(signer);
  certificate.signatureAlgorithm = signatureAlgorithm(signer);
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER());
  const value = sign('sha256', certificate.tbsView, signer);
  certificate.signatureValue = new asn1js.BitString({ valueHex: Uint8Array.from(value).buffer });
  const der = Buffer.from(certificate.toSchema(true).toBER());
  return { privateKey: pair.privateKey, certificate: new X509Certificate(der) };
}

function keysOf({ privateKey, publicKey, kind = 'rsa' }: CertificateWanted) {
  if (privateKey && publicKey) return { privateKey, publicKey };
  return kind === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function nameIt(
  name: RelativeDistinguishedNames,
  { commonName, organisation, subject = {} }: CertificateWanted,
): void {
  const member = (type: string, value: string) =>
    new AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) });
  name.typesAndValues.push(
    member('2.5.4.6', 'IN'),
    ...(organisation ? [member('2.5.4.10', organisation)] : []),
    ...Object.entries(subject).map(([type, value]) => member(type, value)),
    member('2.5.4.3', commonName),
  );
}

function extensionsOf({ authority = false, pathLength, purposes, unknownDemand }: CertificateWanted) {
  const constraints = new asn1js.Sequence({
    value: [
      ...(authority ? [new asn1js.Boolean({ value: true })] : []),
      ...(pathLength === undefined ? [] : [new asn1js.Integer({ value: pathLength })]),
    ],
  });
  // Bits from the left: digitalSignature, nonRepudiation; keyCertSign and cRLSign for an authority.
  const usage = new asn1js.BitString({
    valueHex: Uint8Array.of(authority ? 0x06 : 0xc0).buffer,
    unusedBits: authority ? 1 : 6,
  });
  const extension = (extnID: string, value: asn1js.BaseBlock, critical: boolean) =>
    new Extension({ extnID, critical, extnValue: value.toBER() });
  const eku = new asn1js.Sequence({
    value: (purposes ?? []).map((value) => new asn1js.ObjectIdentifier({ value })),
  });
  return [
    extension('2.5.29.19', constraints, true),
    extension('2.5.29.15', usage, true),
    ...(purposes ? [extension('2.5.29.37', eku, true)] : []),
    ...(unknownDemand ? [extension('2.5.29.999', new asn1js.Null(), true)] : []),
  ];
}

function signatureAlgorithm(key: KeyObject): AlgorithmIdentifier {
  return key.asymmetricKeyType === 'ec'
    ? new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' })
    : new AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new asn1js.Null() });
}
