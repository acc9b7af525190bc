import type { KeyObject, X509Certificate } from 'node:crypto';
import { signXml } from '@pramaan/readers/xml-signature/sign.ts';
import { indianTime } from '../indian-time.ts';
import type { EsignRequestInput } from '../port.ts';

/** Who asks, and the key with which they sign: of a certificate that the provider knows. */
export interface Asp {
  id: string;
  /** RSA, at least 2048 bits. */
  privateKey: KeyObject;
  certificate: X509Certificate;
}

const mostDocuments = 5;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function element(name: string, attributes: Readonly<Record<string, string>>, inner: string): string {
  const given = Object.entries(attributes).map(([key, value]) => {
    const line = value.toWellFormed().replace(/\p{C}+/gu, ' ');
    return ` ${key}="${line.replace(/[&<>"]/g, (char) => escapes[char] ?? '')}"`;
  });
  return `<${name}${given.join('')}>${inner}</${name}>`;
}

/**
 * The signed `Esign` request, version 2.1: the person types number and code at the provider, consent given, one
 * detached PKCS#7 for each hash. Throws TypeError for what no provider could take. Source: standards §8.1.
 */
export function requestXml({ txn, documents, responseUrl, at }: EsignRequestInput, asp: Asp): string {
  if (!/^[\w-]{1,60}$/.test(txn))
    throw new TypeError('An eSign transaction id has 1 to 60 letters and digits.');
  if (!/^https?:\/\//.test(responseUrl))
    throw new TypeError('The response URL of an eSign is an http(s) address.');
  if (documents.length === 0 || documents.length > mostDocuments)
    throw new TypeError(`An eSign takes one to ${mostDocuments} documents.`);
  const hashes = documents.map(({ hash, info }, index) => {
    if (hash.length !== 32) throw new TypeError('An eSign hash is a SHA-256: 32 bytes.');
    if (info.trim() === '') throw new TypeError('Every document of an eSign says what it is.');
    const about = { id: String(index + 1), hashAlgorithm: 'SHA256', docInfo: info.trim().slice(0, 100) };
    return element('InputHash', about, Buffer.from(hash).toString('hex'));
  });
  const asked = {
    ver: '2.1',
    sc: 'Y',
    ts: indianTime(at),
    txn,
    // Left empty: the Aadhaar number is typed at the provider and never passes through here.
    ekycId: '',
    ekycIdType: 'A',
    aspId: asp.id,
    AuthMode: '1',
    responseSigType: 'pkcs7',
    responseUrl,
  };
  return signXml(element('Esign', asked, element('Docs', {}, hashes.join(''))), asp, 'rsa-sha256');
}
