import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { type Holder, issueCertificate } from '@pramaan/readers/certificates/issue.ts';

const minute = 60_000;

/**
 * A certificate for one signing, valid for half an hour (standards §8.1). The subject names the person as eSign
 * certificates do: state, PIN code, last four digits (title), birth year and gender (dnQualifier), a pseudonym. That
 * layout was seen in readers of such certificates, not in the controller's profile.
 */
export function signerCertificate(person: Person, authority: Holder, at: number): Holder {
  const { name, address, aadhaarLast4, dob, gender } = person;
  return issueCertificate(
    {
      commonName: name,
      organisation: 'Personal',
      subject: {
        '2.5.4.8': address.state,
        '2.5.4.17': address.pincode,
        '2.5.4.12': aadhaarLast4,
        '2.5.4.46': `${dob.slice(0, 4)}${gender}`,
        '2.5.4.65': createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 32),
      },
      notBefore: new Date(at - minute),
      notAfter: new Date(at + 29 * minute),
    },
    authority,
  );
}
