import { addressLine, businessName } from '@pramaan/documents/fixtures/people.ts';
import { udyogAadhaar as udyogNumber } from '../../people/number-kinds.ts';
import { check, may, must } from '../check.ts';
import { documented } from '../published.ts';
import { nameIn, upper } from '../wording.ts';

/** The registration before Udyam, under a number of its own form. */
export const udyogAadhaar = check({
  path: '/v2/uam',
  title: 'Udyog Aadhaar',
  source: documented,
  request: { uan: must(/^[A-Z]{2}\d{2}[A-Z]\d{7}$/), mobile: may(/^[6-9]\d{9}$/) },
  by: { member: 'uan', kind: udyogNumber },
  answer: (person) => ({
    pin: person.address.pincode,
    DateOFCommencement: '01/05/2018',
    appliedDate: '02/05/2018',
    modifiedDate: 'N/A',
    addedOn: '02/05/2018',
    aadhar: `XXXX XXXX ${person.aadhaarLast4}`,
    district: upper(person.address.district),
    DistrictIndustryCentre: upper(person.address.district),
    NameofEnterPrise: businessName(person, 'ENTERPRISES'),
    NumberofEmp: '6',
    state: upper(person.address.state),
    OwnerName: nameIn(person),
    MajorActivity: 'Manufacturing',
    email: person.email,
    pan: person.pan,
    ifsc: 'ABCD0123456',
    mobile: person.mobile,
    address: addressLine(person),
    social_category: 'General',
    AccountNumber: '100000000001',
    EntType: 'A - Micro',
    gender: person.gender,
    type_of_org: 'Proprietary',
    Investment: '850000',
    NIC_Digit_Code: '14101-Manufacture of all types of textile garments',
  }),
  least: ['NameofEnterPrise', 'DateOFCommencement', 'EntType'],
});
