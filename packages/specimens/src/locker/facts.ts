import type { Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { form16Certificate, itrAcknowledgement } from '@pramaan/documents/identifiers/income-tax.ts';
import { jobCardNumber } from '@pramaan/documents/identifiers/job-card.ts';
import { passportNumber } from '@pramaan/documents/identifiers/passport.ts';
import { telephoneNumber } from '@pramaan/documents/identifiers/telephone.ts';
import { electricityConsumer, lpgId } from '@pramaan/documents/identifiers/utility.ts';
import { vehicleRegistration } from '@pramaan/documents/identifiers/vehicle-registration.ts';
import type { LockerLayout } from '@pramaan/readers/locker-xml/layout.ts';
import type { CertificateFacts } from './certificate-xml.ts';

interface Issued {
  number: (person: Person) => string;
  issueDate: string;
  expiryDate?: string;
}

/** Number and days of each certificate, by document; DD-MM-YYYY. */
const issued: Readonly<Record<string, Issued>> = {
  pan: { number: ({ pan }) => pan, issueDate: '11-06-2012' },
  dl: {
    number: (person) => exampleOf(licenceNumber, person),
    issueDate: '12-05-2014',
    expiryDate: '11-05-2034',
  },
  epic: { number: (person) => exampleOf(epicNumber, person), issueDate: '25-01-2013' },
  passport: {
    number: (person) => exampleOf(passportNumber, person),
    issueDate: '15-01-2023',
    expiryDate: '14-01-2033',
  },
  nrega: { number: (person) => exampleOf(jobCardNumber, person), issueDate: '17-04-2012' },
  tBill: { number: (person) => exampleOf(telephoneNumber, person), issueDate: '03-11-2026' },
  eBill: { number: (person) => exampleOf(electricityConsumer, person), issueDate: '04-11-2026' },
  lpg: { number: (person) => exampleOf(lpgId, person), issueDate: '09-08-2016' },
  form16: { number: (person) => exampleOf(form16Certificate, person), issueDate: '10-06-2025' },
  itr: { number: (person) => exampleOf(itrAcknowledgement, person), issueDate: '15-07-2024' },
  vehicleRc: {
    number: (person) => exampleOf(vehicleRegistration, person),
    issueDate: '15-03-2019',
    expiryDate: '14-03-2034',
  },
};

/** What the certificate of that layout says of `person`, from the document's fixture. Throws for a missing one. */
export function factsOf(
  layout: LockerLayout,
  person: Person,
  fixtures: Readonly<Record<string, Fixtures>>,
): CertificateFacts {
  const known = issued[layout.document];
  const made = fixtures[layout.document];
  // What a certificate prints that no registry answers.
  const fixture = made?.locker ?? made?.[layout.method];
  if (!known || !fixture) throw new Error(`There is no fixture for the certificate ${layout.doctype}.`);
  return {
    number: known.number(person),
    issueDate: known.issueDate,
    expiryDate: known.expiryDate ?? '',
    status: 'A',
    record: fixture(person, {}),
  };
}
