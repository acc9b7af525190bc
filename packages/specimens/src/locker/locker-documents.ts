import { createHash } from 'node:crypto';
import type { Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { aadhaarDoctype, lockerLayouts } from '@pramaan/readers/locker-xml/layouts.ts';
import { type DocumentSigner, kycResXml } from '../signed/digilocker.ts';
import { signPdf } from '../signed/sign-pdf.ts';
import { signXml } from '../signed/sign-xml.ts';
import { certificatePdf, type PrintedCertificate } from './certificate-pdf.ts';
import { certificateXml } from './certificate-xml.ts';
import { factsOf } from './facts.ts';

/** One issued document in a person's locker. */
export interface LockerDocument {
  /** `issuerId-DOCTYPE-id` (standards §5.2). */
  uri: string;
  doctype: string;
  name: string;
  issuer: { id: string; name: string };
  /** DD-MM-YYYY */
  date: string;
  /** Signed now, as DigiLocker signs what it hands out: enveloped, RSA with SHA-1 over SHA-256 (standards §2.2). */
  xml(signer: DocumentSigner): string;
  pdf(signer: DocumentSigner): Promise<Uint8Array>;
}

type Signed = Pick<LockerDocument, 'xml' | 'pdf'>;

function signed(xml: () => string, document: string, person: Person, print: PrintedCertificate): Signed {
  return {
    xml: ({ signer, authority }) => signXml(xml(), { ...signer, chain: [authority.certificate] }),
    pdf: async ({ signer, authority }) => {
      const name = signer.certificate.subject.split('CN=').at(-1) ?? '';
      const pdf = await certificatePdf(document, person, print);
      return signPdf(pdf, { ...signer, chain: [authority] }, { name, at: new Date() });
    },
  };
}

function aadhaarDocument(person: Person): LockerDocument {
  const issuer = { id: 'in.gov.uidai', name: 'Unique Identification Authority of India' };
  const id = createHash('sha256').update(`aadhaar ${person.mobile}`).digest('hex').slice(0, 32);
  const print = {
    title: 'Aadhaar Card',
    issuer: issuer.name,
    number: `XXXX XXXX ${person.aadhaarLast4}`,
    issueDate: '01-02-2015',
    expiryDate: '',
  };
  return {
    uri: `${issuer.id}-${aadhaarDoctype}-${id}`,
    doctype: aadhaarDoctype,
    name: print.title,
    issuer,
    date: print.issueDate,
    ...signed(() => kycResXml(person, new Date()), 'aadhaar', person, print),
  };
}

/**
 * Everything in the locker of an invented person: the Aadhaar, then each type of C §7.
 * @param fixtures from `loadFixtures`
 */
export function lockerDocuments(
  person: Person,
  fixtures: Readonly<Record<string, Fixtures>>,
): readonly LockerDocument[] {
  const certificates = lockerLayouts.map((layout): LockerDocument => {
    const facts = factsOf(layout, person, fixtures);
    const { number, issueDate, expiryDate } = facts;
    const print = { title: layout.name, issuer: layout.issuer.name, number, issueDate, expiryDate };
    return {
      uri: `${layout.issuer.id}-${layout.doctype}-${number.replace(/[^A-Za-z0-9]/g, '')}`,
      doctype: layout.doctype,
      name: layout.name,
      issuer: layout.issuer,
      date: issueDate,
      ...signed(() => certificateXml(layout, person, facts), layout.document, person, print),
    };
  });
  return [aadhaarDocument(person), ...certificates];
}
