import { cin } from '@pramaan/documents/identifiers/cin.ts';
import { check, must } from '../check.ts';
import { cinForm } from '../forms.ts';
import { documented } from '../published.ts';
import { addressIn, fatherIn, nameIn } from '../wording.ts';

/** An LLPIN is asked with its hyphen, AAA-1234. */
export const mcaSignatories = check({
  path: '/v2/mca-signatories',
  title: 'Company directors',
  source: documented,
  request: { cin: must(cinForm) },
  by: { member: 'cin', kind: cin },
  answer: (person) => [
    {
      date_of_appointment: '28/04/2015',
      designation: 'Director',
      dsc_expiry_date: '05/10/2027',
      address: addressIn(person),
      'DIN/DPIN/PAN': '05000011',
      full_name: nameIn(person),
      wheather_dsc_registered: 'Yes',
    },
    {
      date_of_appointment: '28/04/2015',
      designation: 'Managing Director',
      dsc_expiry_date: '11/01/2028',
      address: addressIn(person),
      'DIN/DPIN/PAN': '05000012',
      full_name: fatherIn(person),
      wheather_dsc_registered: 'Yes',
    },
  ],
  least: ['full_name', 'DIN/DPIN/PAN'],
});
