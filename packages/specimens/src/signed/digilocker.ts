import { indianDob, type Person } from '@pramaan/documents/fixtures/people.ts';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { type Holder, issueCertificate } from '@pramaan/readers/certificates/issue.ts';
import { careOf } from './offline-kyc.ts';
import { element } from './xml-text.ts';

/** O of the sandbox's document signer. Not DigiLocker's own name: nothing of the sandbox may pass for it. */
export const sandboxIssuer = 'Sandbox Document Issuer';

export interface DocumentSigner {
  root: Holder;
  authority: Holder;
  signer: Holder;
}

/** A stand-in for DigiLocker's document signer, with the two authorities above it, as below the CCA root. */
export function makeDocumentSigner(): DocumentSigner {
  const root = issueCertificate({
    commonName: 'Sandbox Root 2026',
    organisation: 'Sandbox PKI',
    authority: true,
  });
  const authority = issueCertificate(
    {
      commonName: 'Sandbox sub-CA for Document Signer',
      organisation: 'Sandbox PKI',
      authority: true,
      pathLength: 0,
    },
    root,
  );
  const signer = issueCertificate(
    { commonName: 'DS SANDBOX DOCUMENT ISSUER 1', organisation: sandboxIssuer },
    authority,
  );
  return { root, authority, signer };
}

/** The unsigned certificate XML in which DigiLocker hands out Aadhaar details. Source: standards §2.2. */
export function kycResXml(person: Person, issuedAt: Date, photo = portrait): string {
  const { house, street, locality, city, district, state, pincode } = person.address;
  const poi = element('Poi', { dob: indianDob(person), gender: person.gender, name: person.name });
  const poa = element('Poa', {
    co: careOf(person),
    country: 'India',
    dist: district,
    house,
    lm: '',
    loc: locality,
    pc: pincode,
    po: locality,
    state,
    street,
    subdist: '',
    vtc: city,
  });
  const uid = element(
    'UidData',
    { tkn: '', uid: `xxxxxxxx${person.aadhaarLast4}` },
    poi + poa + element('Pht', {}, photo),
  );
  const response = element(
    'KycRes',
    {
      code: 'sandbox',
      ret: 'Y',
      ts: ist(issuedAt),
      ttl: ist(new Date(+issuedAt + 365 * 86_400_000)),
      txn: 'UKC:sandbox',
    },
    uid,
  );
  return element('Certificate', { name: 'Aadhaar Card' }, element('CertificateData', {}, response));
}

const istOffsetMs = 5.5 * 60 * 60 * 1000;
const ist = (time: Date) => `${new Date(+time + istOffsetMs).toISOString().slice(0, 23)}+05:30`;
