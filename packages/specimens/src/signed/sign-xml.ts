import {
  signXml as sign,
  type XmlSignatureMethod,
  type XmlSigningKey,
} from '@pramaan/readers/xml-signature/sign.ts';

/** Signs as UIDAI and DigiLocker still do, with RSA and SHA-1, unless told otherwise. */
export function signXml(xml: string, key: XmlSigningKey, method: XmlSignatureMethod = 'rsa-sha1'): string {
  return sign(xml, key, method);
}
