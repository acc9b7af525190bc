import type { Element } from '@xmldom/xmldom';
import type { QrFields } from '../aadhaar-qr/layout.ts';
import { parseReference } from '../aadhaar-qr/reference.ts';
import { attribute, onlyChild } from '../xml-signature/verify.ts';
import { AadhaarXmlError } from './error.ts';

export type AadhaarXmlKind = 'offline-kyc' | 'digilocker';

/** What the XML says, in the names that the QR's record uses. Nothing of it is proved by being here. */
export interface AadhaarXmlFields {
  kind: AadhaarXmlKind;
  fields: QrFields;
  /** Last four digits of the Aadhaar number; the rest is dropped where it is read. Empty when the XML does not tell. */
  lastFour: string;
  signedAt: Date | null;
  /** Lower-case hex of UIDAI's contact hashes; null when the XML has none. DigiLocker never has. */
  mobileHash: string | null;
  emailHash: string | null;
  /** Base64 as it stands. */
  photo: string;
}

const longest = 300;

/**
 * The fields of an offline e-KYC (`OfflinePaperlessKyc`) or of DigiLocker's Aadhaar (`KycRes`, bare or inside
 * `Certificate/CertificateData`). Throws AadhaarXmlRefusal for any other document and for parts that stand twice.
 * Source: standards §2.1 and §2.2.
 */
export function fieldsOf(root: Element): AadhaarXmlFields {
  if (root.localName === 'OfflinePaperlessKyc') return offline(root);
  if (root.localName === 'KycRes') return digilocker(root);
  const data = root.localName === 'Certificate' ? onlyChild(root, 'CertificateData') : null;
  const response = data && onlyChild(data, 'KycRes');
  if (!response) throw new AadhaarXmlError('not-aadhaar');
  return digilocker(response);
}

function offline(root: Element): AadhaarXmlFields {
  const data = required(root, 'UidData');
  const poi = required(data, 'Poi');
  const referenceId = text(root, 'referenceId');
  const reference = parseReference(referenceId);
  return {
    kind: 'offline-kyc',
    fields: { ...personal(data), referenceId },
    lastFour: reference?.lastFour ?? '',
    signedAt: reference?.signedAt ?? null,
    mobileHash: hash(poi, 'm'),
    emailHash: hash(poi, 'e'),
    photo: photoText(data),
  };
}

function digilocker(response: Element): AadhaarXmlFields {
  if (!/^y?$/i.test(text(response, 'ret'))) throw new AadhaarXmlError('no-record');
  const data = required(response, 'UidData');
  return {
    kind: 'digilocker',
    fields: personal(data),
    lastFour: /(\d{4})$/.exec(text(data, 'uid'))?.[1] ?? '',
    signedAt: time(text(response, 'ts')),
    mobileHash: null,
    emailHash: null,
    photo: photoText(data),
  };
}

function personal(data: Element): QrFields {
  const poi = required(data, 'Poi');
  const poa = required(data, 'Poa');
  return {
    emailMobileIndicator: '',
    referenceId: '',
    name: text(poi, 'name'),
    dateOfBirth: text(poi, 'dob'),
    gender: text(poi, 'gender'),
    careOf: text(poa, 'careof') || text(poa, 'co'),
    district: text(poa, 'dist'),
    landmark: text(poa, 'landmark') || text(poa, 'lm'),
    house: text(poa, 'house'),
    location: text(poa, 'loc'),
    pincode: text(poa, 'pc'),
    postOffice: text(poa, 'po'),
    state: text(poa, 'state'),
    street: text(poa, 'street'),
    subDistrict: text(poa, 'subdist'),
    vtc: text(poa, 'vtc'),
  };
}

function required(parent: Element, name: string): Element {
  const found = onlyChild(parent, name);
  if (!found) throw new AadhaarXmlError('wrong-layout');
  return found;
}

function text(element: Element, name: string): string {
  const value = attribute(element, name).replace(/\s+/g, ' ');
  if (value.length > longest) throw new AadhaarXmlError('wrong-layout');
  return value;
}

function hash(poi: Element, name: string): string | null {
  const value = text(poi, name).toLowerCase();
  return /^[0-9a-f]{64}$/.test(value) ? value : null;
}

function photoText(data: Element): string {
  return (onlyChild(data, 'Pht')?.textContent ?? '').replace(/\s+/g, '');
}

/** ISO 8601; without an offset it is Indian time. */
function time(stamp: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)(Z|[+-]\d\d:\d\d)?$/.exec(stamp);
  if (!match) return null;
  const parsed = new Date(`${match[1]}${match[2] ?? '+05:30'}`);
  return Number.isNaN(+parsed) ? null : parsed;
}
