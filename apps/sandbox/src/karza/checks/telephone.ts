import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { telephoneNumber } from '@pramaan/documents/identifiers/telephone.ts';
import { check, may, must } from '../check.ts';
import { nameForm } from '../forms.ts';
import { clients } from '../published.ts';
import { addressIn, nameIn } from '../wording.ts';

export const telephone = check({
  path: '/v2/tele',
  title: 'Telephone bill',
  source: clients,
  request: { tel_no: must(/^[1-9]\d{9}$/), city: may(nameForm) },
  by: { member: 'tel_no', kind: telephoneNumber },
  answer: (person) => ({
    category: 'INDIVIDUAL',
    TelephoneNo: exampleOf(telephoneNumber, person),
    name: nameIn(person),
    Installation_Type: 'RESIDENTIAL',
    address: addressIn(person),
  }),
  least: ['name', 'TelephoneNo'],
});
