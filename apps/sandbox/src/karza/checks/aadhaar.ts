import { addressLine } from '@pramaan/documents/fixtures/people.ts';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { check, may, must } from '../check.ts';
import { aadhaarForm, nameForm } from '../forms.ts';
import { clients } from '../published.ts';
import { dayOf } from '../wording.ts';

/** Public clients first call `/v3/aadhaar-consent` and send its `accessKey` along. */
export const aadhaar = check({
  path: '/v2/aadhaar-verification',
  title: 'Aadhaar',
  source: clients,
  unconfirmed:
    'the name in the request, all of the result; public clients also send an access key from a consent call',
  request: { aadhaarNo: must(aadhaarForm), name: must(nameForm), accessKey: may(nameForm) },
  by: { member: 'aadhaarNo', kind: 'aadhaar' },
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
