import { indianDob, type Person } from '@pramaan/documents/fixtures/people.ts';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { LockerLayout } from '@pramaan/readers/locker-xml/layout.ts';
import { element } from '../signed/xml-text.ts';

/** What a certificate is made of besides its holder. Dates are DD-MM-YYYY, blank for none. */
export interface CertificateFacts {
  number: string;
  issueDate: string;
  expiryDate: string;
  /** `A` is in force. */
  status: string;
  /** Holds what the layout's data names: a fixture of the document. */
  record: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The elements below CertificateData, each with the attributes that the layout puts there. */
function dataElements({ data = {}, lists = {} }: LockerLayout, record: CertificateFacts['record']): string {
  const elements = new Map<string, Record<string, string>>();
  for (const [path, place] of Object.entries(data)) {
    const [name = '', attribute = ''] = place.split('@');
    const attributes = elements.get(name) ?? {};
    elements.set(name, { ...attributes, [attribute]: textOf(readPath(record, path)) });
  }
  const single = [...elements].map(([name, attributes]) => element(name, attributes));
  const listed = Object.entries(lists).map(([path, { items, members }]) => {
    const rows = readPath(record, path);
    const [item = '', ...outer] = items.split('/').reverse();
    const inside = (Array.isArray(rows) ? rows : []).map((row) =>
      element(
        item,
        Object.fromEntries(
          Object.entries(members).map(([member, name]) => [name, textOf(readPath(row, member))]),
        ),
      ),
    );
    return outer.reduce((inner, name) => element(name, {}, inner), inside.join(''));
  });
  return [...single, ...listed].join('');
}

function addressElement({ address }: Person): string {
  const { house, street, locality, city, district, state, pincode } = address;
  return element('Address', {
    type: 'permanent',
    line1: '',
    line2: '',
    house,
    landmark: street,
    locality,
    vtc: city,
    district,
    pin: pincode,
    state,
    country: 'IN',
  });
}

const nowhere = element('Address', {
  type: '',
  line1: '',
  line2: '',
  house: '',
  landmark: '',
  locality: '',
  vtc: '',
  district: '',
  pin: '',
  state: '',
  country: 'IN',
});

/**
 * The unsigned certificate XML in which DigiLocker's issuers hand out a document of `person`: the general layout, head
 * and data (standards §5.2). Never a full Aadhaar number.
 */
export function certificateXml(layout: LockerLayout, person: Person, facts: CertificateFacts): string {
  const { number, issueDate, expiryDate, status, record } = facts;
  const { name: issuer, id } = layout.issuer;
  const organisation = element(
    'Organization',
    { name: issuer, code: id, tin: '', uid: '', type: 'CG' },
    nowhere,
  );
  const holder = element(
    'Person',
    {
      uid: '',
      title: '',
      name: person.name.toUpperCase(),
      dob: indianDob(person),
      age: textOf(readPath(record, 'age')),
      swd: person.fatherName.toUpperCase(),
      swdIndicator: person.gender === 'F' ? 'D' : 'S',
      motherName: person.motherName.toUpperCase(),
      gender: person.gender,
      maritalStatus: '',
      disabilityStatus: '',
      category: '',
      religion: '',
      phone: person.mobile,
      email: person.email,
    },
    addressElement(person) + element('Photo', { format: 'jpeg' }, portrait),
  );
  return element(
    'Certificate',
    {
      language: '99',
      name: layout.name,
      type: layout.doctype,
      number,
      prevNumber: '',
      issuedAt: person.address.city,
      issueDate,
      validFromDate: issueDate,
      expiryDate,
      status,
    },
    element('IssuedBy', {}, organisation) +
      element('IssuedTo', {}, holder) +
      element('CertificateData', {}, dataElements(layout, record)),
  );
}
