import type { Element } from '@xmldom/xmldom';
import { photoOf } from '../aadhaar-xml/photo.ts';
import { childrenNamed } from '../xml-signature/parse.ts';
import { attribute, onlyChild } from '../xml-signature/verify.ts';
import { LockerXmlError } from './error.ts';
import type { HeadWord } from './layout.ts';

const longest = 2_000;

/** The attribute's text on one line; empty when it has none. Throws LockerXmlRefusal when it is too long. */
export function textAt(element: Element | null, name: string): string {
  const text = element ? attribute(element, name).replace(/\s+/g, ' ') : '';
  if (text.length > longest) throw new LockerXmlError('wrong-layout');
  return text;
}

/** A date as Indian documents write it: DD-MM-YYYY; another spelling stays as it stands. */
export function dayFirst(date: string): string {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/.exec(date);
  if (iso) return `${iso[3]}-${iso[2]}-${iso[1]}`;
  return date.replace(/^(\d\d)[/.](\d\d)[/.](\d{4})$/, '$1-$2-$3');
}

/** The one child of that name, or null; a part that stands twice is refused. */
function single(element: Element | null, name: string): Element | null {
  if (!element) return null;
  const child = onlyChild(element, name);
  if (!child && childrenNamed(element, name).length > 1) throw new LockerXmlError('wrong-layout');
  return child;
}

const addressMembers = ['line1', 'line2', 'house', 'landmark', 'locality', 'vtc', 'district', 'state'];

const same = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Of two equal names the later keeps its place, so that the State stays last. */
function addressLine(address: Element | null): string {
  const parts = addressMembers.map((name) => textAt(address, name));
  const line = parts
    .filter((part, at) => same(part) !== '' && !parts.slice(at + 1).some((next) => same(next) === same(part)))
    .join(', ');
  return [line, textAt(address, 'pin')].filter((part) => part !== '').join(' - ');
}

/** The holder's address: within the person, or beside them as some issuers have it; the first that says anything. */
function addressOf(person: Element | null, issuedTo: Element | null): Element | null {
  const all = [person, issuedTo].flatMap((parent) => (parent ? childrenNamed(parent, 'Address') : []));
  return all.find((each) => addressLine(each) !== '') ?? null;
}

/** A data URL; empty for what browsers do not draw. */
function shownPhoto(photo: Element | null): string {
  const found = photoOf((photo?.textContent ?? '').replace(/\s+/g, ''));
  return found && (found.mime === 'image/jpeg' || found.mime === 'image/png') ? found.dataUrl : '';
}

const genders: Readonly<Record<string, string>> = {
  MALE: 'M',
  FEMALE: 'F',
  TRANSGENDER: 'T',
  M: 'M',
  F: 'F',
  T: 'T',
};

/** What the head of a certificate says, empty where it does not; and whether the issuer calls it in force. */
export interface CertificateHead {
  words: Readonly<Record<HeadWord, string>>;
  /** As the certificate has it: `A` is in force. */
  status: string;
}

/**
 * The head of a certificate in DigiLocker's general layout: `Certificate` with `IssuedBy/Organization` and
 * `IssuedTo/Person`. Throws LockerXmlRefusal for parts that stand twice. A holder's number in `uid` is not read.
 */
export function headOf(root: Element): CertificateHead {
  const issuedTo = single(root, 'IssuedTo');
  const person = single(issuedTo, 'Person');
  const address = addressOf(person, issuedTo);
  const issuer = single(single(root, 'IssuedBy'), 'Organization');
  const date = (name: string) => dayFirst(textAt(root, name));
  const [from, to] = [date('validFromDate') || date('issueDate'), date('expiryDate')];
  const gender = textAt(person, 'gender');
  return {
    status: textAt(root, 'status'),
    words: {
      number: textAt(root, 'number'),
      issueDate: date('issueDate'),
      validFromDate: date('validFromDate'),
      expiryDate: to,
      validity: from !== '' && to !== '' ? `${from} to ${to}` : '',
      issuer: textAt(issuer, 'name'),
      name: textAt(person, 'name'),
      swd: textAt(person, 'swd'),
      dob: dayFirst(textAt(person, 'dob')),
      gender: genders[gender.toUpperCase()] ?? gender,
      age: textAt(person, 'age'),
      phone: textAt(person, 'phone'),
      email: textAt(person, 'email'),
      address: addressLine(address),
      house: textAt(address, 'house'),
      district: textAt(address, 'district'),
      state: textAt(address, 'state'),
      photo: shownPhoto(single(person, 'Photo')),
    },
  };
}
