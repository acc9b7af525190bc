import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { check, may, must } from '../check.ts';
import { dayDashes, nameForm } from '../forms.ts';
import { clients } from '../published.ts';
import { addressIn, dayOf, fatherIn, nameIn, upper } from '../wording.ts';

const printed = (date: string) => date.split('-').reverse().join('-');

/** A licence has a validity for private vehicles and one for transport; either can be blank. */
export const drivingLicence = check({
  path: '/v2/dl',
  title: 'Driving licence',
  source: clients,
  request: { dl_no: must(/^[A-Z]{2}[A-Z0-9]{8,18}$/), dob: must(dayDashes), name: may(nameForm) },
  by: { member: 'dl_no', kind: licenceNumber, also: { dob: (person) => dayOf(person) } },
  answer: (person) => ({
    issue_date: printed(person.licenceIssued),
    'father/husband': fatherIn(person),
    name: nameIn(person),
    img: portrait,
    blood_group: person.bloodGroup,
    dob: dayOf(person),
    validity: {
      'non-transport': `${printed(person.licenceIssued)} to ${printed(person.licenceExpires)}`,
      transport: '12-05-2024 to 11-05-2027',
    },
    cov_details: [
      { issue_date: `${printed(person.licenceIssued)}/RTO ${upper(person.address.city)}`, cov: 'LMV' },
      { issue_date: `${printed(person.licenceIssued)}/RTO ${upper(person.address.city)}`, cov: 'TRANS' },
    ],
    address: addressIn(person),
  }),
  instead: {
    'out-of-date': {
      'validity.non-transport': '13-05-2000 to 12-05-2020',
      'validity.transport': '13-05-2015 to 12-05-2018',
    },
  },
  least: ['name', 'dob'],
});
