import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { jobCardNumber } from '@pramaan/documents/identifiers/job-card.ts';
import { check, must } from '../check.ts';
import { clients } from '../published.ts';
import { fatherIn, nameIn, upper } from '../wording.ts';

/** Dates by month, as the scheme's own site prints them; each income under a name that says its year. */
export const nrega = check({
  path: '/v2/nrega',
  title: 'NREGA job card',
  source: clients,
  unconfirmed: 'path',
  request: { jobcardid: must(/^(?=.*\d)[A-Z0-9/ -]{5,40}$/) },
  by: { member: 'jobcardid', kind: jobCardNumber },
  answer: (person) => ({
    familyId: '000055',
    familyId1: '000055',
    jobcardno: exampleOf(jobCardNumber, person),
    nameOfHead: nameIn(person),
    nameOfFatherOrHusband: fatherIn(person),
    category: 'OTH',
    dateOfRegistration: '4/17/2012',
    address: upper(`${person.address.house}, ${person.address.street}`),
    village: 'Nandi',
    panchayat: 'Nandi',
    block: 'CHIKKABALLAPUR',
    district: 'CHIKKABALLAPUR(KARNATAKA)',
    bplFamily: 'NO',
    bplFamilyId: '',
    voterId: exampleOf(epicNumber, person),
    photoImageUrl: '',
    applicantDetail: [
      {
        name: nameIn(person),
        gender: person.gender,
        age: '38',
        bankorpostoffice: 'Sample Grameen Bank',
        aadhaarNo: `XXXX XXXX ${person.aadhaarLast4}`,
        accountNo: '100000000001',
      },
      { name: upper(person.motherName), gender: 'F', age: '61' },
    ],
    incomeDetail: [{ 'Income for 2023-2024': '21250' }, { 'Income for 2024-2025': '24650' }],
  }),
  least: ['nameOfHead', 'jobcardno'],
});
