import { addressLine } from '@pramaan/documents/fixtures/people.ts';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { isAccessKey } from '../aadhaar-consent.ts';
import { check, must } from '../check.ts';
import { aadhaarForm, nameForm } from '../forms.ts';
import { clients } from '../published.ts';
import { dayOf } from '../wording.ts';

export const aadhaar = check({
  path: '/v2/aadhaar-verification',
  title: 'Aadhaar',
  source: clients,
  unconfirmed: 'the name in the request, all of the result',
  request: { aadhaarNo: must(aadhaarForm), name: must(nameForm), accessKey: must(/^[\w-]{8,80}$/) },
  by: { member: 'aadhaarNo', kind: 'aadhaar' },
  admits: ({ accessKey = '' }) => isAccessKey(accessKey),
  answer: (person) => ({
    document_id: `XXXX XXXX ${person.aadhaarLast4}`,
    name: person.name,
    gender: person.gender,
    dob: dayOf(person),
    address: addressLine(person),
    photo: portrait,
  }),
  least: ['name'],
});
