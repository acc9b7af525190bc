import type { KeyObject, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

export type XmlSignatureMethod = 'rsa-sha1' | 'rsa-sha256';

const methods: Record<XmlSignatureMethod, string> = {
  'rsa-sha1': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  'rsa-sha256': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
};

export interface XmlSigningKey {
  privateKey: KeyObject;
  certificate?: X509Certificate;
  /** Authorities to carry along, nearest first. DigiLocker carries none, and then the checker must have them. */
  chain?: readonly X509Certificate[];
}

/**
 * Signs a whole XML document in the one form that `readSignedXml` accepts: enveloped, `URI=""`, Canonical XML 1.0,
 * SHA-256 digest, the certificates in KeyInfo when there are any. Sources: XML-DSig core §4, standards §2.1 and §8.1.
 */
export function signXml(
  xml: string,
  { privateKey, certificate, chain = [] }: XmlSigningKey,
  method: XmlSignatureMethod,
): string {
  const signer = new SignedXml({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ...(certificate ? { publicCert: [certificate, ...chain].map(String).join('\n') } : {}),
    signatureAlgorithm: methods[method],
    canonicalizationAlgorithm: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  });
  signer.addReference({
    xpath: '/*',
    uri: '',
    isEmptyUri: true,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature'],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml);
  return signer.getSignedXml();
}
