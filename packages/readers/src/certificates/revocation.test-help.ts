import { createHash, sign } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  BasicOCSPResponse,
  CertID,
  Certificate,
  CertificateRevocationList,
  OCSPResponse,
  ResponseBytes,
  RevokedCertificate,
  SingleResponse,
  Time,
} from 'pkijs';
import type { Holder } from './issue.ts';

/* Proofs of revocation as an authority makes them (RFC 5280 §5, RFC 6960 §4.2), for tests. */

const parsed = ({ certificate }: Holder) => Certificate.fromBER(Uint8Array.from(certificate.raw).buffer);
const rsaSha256 = () =>
  new AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new asn1js.Null() });
const bits = (value: Uint8Array) => new asn1js.BitString({ valueHex: Uint8Array.from(value).buffer });
const octets = (value: Uint8Array) => new asn1js.OctetString({ valueHex: Uint8Array.from(value).buffer });

/** A revocation list of `issuer`, signed by `signer` (by the issuer unless told otherwise). */
export function revocationList(
  issuer: Holder,
  revoked: readonly [Holder, Date][],
  signer: Holder = issuer,
): Buffer {
  const list = new CertificateRevocationList({
    version: 1,
    issuer: parsed(issuer).subject,
    thisUpdate: new Time({ value: new Date('2026-01-01T00:00:00Z') }),
    signature: rsaSha256(),
    signatureAlgorithm: rsaSha256(),
    ...(revoked.length > 0
      ? {
          revokedCertificates: revoked.map(
            ([holder, at]) =>
              new RevokedCertificate({
                userCertificate: parsed(holder).serialNumber,
                revocationDate: new Time({ value: at }),
              }),
          ),
        }
      : {}),
  });
  const said = new Uint8Array(list.toSchema(true).valueBlock.value[0]?.toBER() ?? new ArrayBuffer(0));
  list.signatureValue = bits(sign('sha256', said, signer.privateKey));
  return Buffer.from(list.toSchema(true).toBER());
}

/** An OCSP response about a certificate of `issuer`: revoked at a time, or good. `signer` brings its certificate along. */
export function ocspResponse(
  issuer: Holder,
  about: Holder,
  revoked: Date | null,
  signer: Holder = issuer,
): Buffer {
  const status =
    revoked === null
      ? new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, lenBlock: { length: 0 } })
      : new asn1js.Constructed({
          idBlock: { tagClass: 3, tagNumber: 1 },
          value: [new asn1js.GeneralizedTime({ valueDate: revoked })],
        });
  const { subject, subjectPublicKeyInfo } = parsed(issuer);
  const sha1 = (value: Uint8Array) => octets(createHash('sha1').update(value).digest());
  const certID = new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '1.3.14.3.2.26' }),
    issuerNameHash: sha1(new Uint8Array(subject.toSchema().toBER())),
    issuerKeyHash: sha1(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView),
    serialNumber: parsed(about).serialNumber,
  });
  const response = new BasicOCSPResponse({ signatureAlgorithm: rsaSha256(), certs: [parsed(signer)] });
  Object.assign(response.tbsResponseData, {
    responderID: parsed(signer).subject,
    producedAt: new Date('2026-01-01T00:00:00Z'),
    responses: [
      new SingleResponse({ certID, certStatus: status, thisUpdate: new Date('2026-01-01T00:00:00Z') }),
    ],
  });
  const said = new Uint8Array(response.tbsResponseData.toSchema(true).toBER());
  response.tbsResponseData.tbsView = said;
  response.signature = bits(sign('sha256', said, signer.privateKey));
  const whole = new OCSPResponse({
    responseStatus: new asn1js.Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: octets(new Uint8Array(response.toSchema().toBER())),
    }),
  });
  return Buffer.from(whole.toSchema().toBER());
}
