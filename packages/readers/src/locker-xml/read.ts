import { storable } from '@pramaan/documents/masking.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Element } from '@xmldom/xmldom';
import type { Verification } from '../aadhaar-qr/verify.ts';
import { fieldsOf } from '../aadhaar-xml/layout.ts';
import { childrenNamed } from '../xml-signature/parse.ts';
import { onlyChild, readSignedXml, type XmlTrust } from '../xml-signature/verify.ts';
import { aadhaarRecord } from './aadhaar.ts';
import { recordBy } from './data.ts';
import { LockerXmlError } from './error.ts';
import { headOf, textAt } from './head.ts';
import { aadhaarDoctype, layoutOf } from './layouts.ts';
import { type Validity, validityOf } from './validity.ts';
import { verdictOf } from './verdict.ts';

/** A certificate as it was read: whose record it is, what it says and what its signature proves. */
export interface LockerCertificate {
  /** DigiLocker's code of the type: `PANCR`. */
  doctype: string;
  /** Document and method of packages/documents whose record this is. */
  document: string;
  method: string;
  /** As that method's schema has it; Aadhaar numbers in it are cut to the last four digits. */
  record: Record<string, unknown>;
  /** Who is named as issuer; blank when nobody is. DigiLocker signs for many. */
  issuer: string;
  validity: Validity;
  verification: Verification;
}

interface LockerReadOptions {
  trust: XmlTrust;
  /** When it was fetched: certificates without a time of signing are judged by it. */
  now?: Date;
  /** Refuses certificates of any other document of packages/documents. */
  expected?: string;
}

/**
 * A certificate XML from DigiLocker → the record of its kind, whether it is in force, and what its signature proves. One
 * that nobody trusted signed is read and never trusted; one whose signature is broken is refused. The values are those
 * of the signed bytes alone. Throws LockerXmlRefusal, AadhaarXmlRefusal and XmlRefusal.
 * Source: standards §2.2 and §5.2.
 */
export function readLockerXml(
  xml: Uint8Array,
  { trust, now = new Date(), expected }: LockerReadOptions,
): LockerCertificate {
  const proof = readSignedXml(xml, trust, (root) => signedTime(root) ?? now);
  const read = isAadhaar(proof.root) ? readAadhaar(proof.root) : readGeneral(proof.root, now);
  if (expected !== undefined && read.document !== expected) throw new LockerXmlError('other-document');
  const method = findEntry(read.document, read.method)?.method;
  const checked = method?.result.safeParse(read.record);
  if (!method || !checked?.success) throw new LockerXmlError('wrong-layout');
  return {
    ...read,
    record: storable(method, checked.data),
    verification: verdictOf(proof, signedTime(proof.root)),
  };
}

type Read = Omit<LockerCertificate, 'verification'>;

const dataOf = (root: Element) => onlyChild(root, 'CertificateData');

const isAadhaar = (root: Element) =>
  root.localName === 'KycRes' || childrenNamed(dataOf(root) ?? root, 'KycRes').length > 0;

/** Only the Aadhaar tells when it was signed. */
function signedTime(root: Element): Date | null {
  return isAadhaar(root) ? fieldsOf(root).signedAt : null;
}

function readAadhaar(root: Element): Read {
  const fields = fieldsOf(root);
  if (fields.fields.name === '') throw new LockerXmlError('empty');
  return {
    doctype: aadhaarDoctype,
    document: 'aadhaar',
    method: 'locker',
    record: aadhaarRecord(fields),
    issuer: 'UIDAI',
    validity: { state: 'not-said', sentence: 'An Aadhaar has no last day.' },
  };
}

function readGeneral(root: Element, now: Date): Read {
  if (root.localName !== 'Certificate') throw new LockerXmlError('not-certificate');
  const layout = layoutOf(textAt(root, 'type'));
  if (!layout) throw new LockerXmlError('unknown-type');
  if (childrenNamed(root, 'CertificateData').length > 1) throw new LockerXmlError('wrong-layout');
  const head = headOf(root);
  if (head.words.name === '') throw new LockerXmlError('empty');
  return {
    doctype: layout.doctype,
    document: layout.document,
    method: layout.method,
    record: recordBy(layout, head, dataOf(root)),
    issuer: head.words.issuer,
    validity: validityOf(head, now),
  };
}
