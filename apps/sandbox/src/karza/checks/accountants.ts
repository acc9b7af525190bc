import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { businessName } from '@pramaan/documents/fixtures/people.ts';
import { icai as icaiNumber } from '@pramaan/documents/identifiers/icai.ts';
import { icsi as icsiNumber } from '@pramaan/documents/identifiers/icsi.ts';
import {
  icwaiFirm as firmNumber,
  icwaiMember as memberNumber,
} from '@pramaan/documents/identifiers/icwai.ts';
import { check, must } from '../check.ts';
import { clients } from '../published.ts';
import { addressIn, dayOf, nameIn, upper } from '../wording.ts';

export const icai = check({
  path: '/v2/icai',
  title: 'Chartered accountant',
  source: clients,
  request: { membership_no: must(/^\d{5,6}$/) },
  by: { member: 'membership_no', kind: icaiNumber },
  answer: (person) => ({
    name: nameIn(person),
    gender: person.gender,
    Qualification: 'B.Com., F.C.A.',
    address: addressIn(person),
    AssociateYear: '2014',
    FellowYear: '2019',
    COPStatus: 'Full Time',
  }),
  instead: { 'says-no': { COPStatus: 'Removed' } },
  least: ['name'],
});

/** The institute answers no name. */
export const icsi = check({
  path: '/v2/icsi',
  title: 'Company secretary',
  source: clients,
  unconfirmed: 'the name of the membership number in the request',
  request: { membership_no: must(/^[AF]\d{3,6}$/) },
  by: { member: 'membership_no', kind: icsiNumber },
  answer: (person) => [
    {
      MembershipNumber: exampleOf(icsiNumber, person),
      BenevolentMember: 'Yes',
      CP_Number: '10021',
      Designation: 'Company Secretary',
      Organization: upper(person.employer),
      Phone: '08000000011',
      Mob: person.mobile,
      Email: person.email,
      City: upper(person.address.city),
      address: addressIn(person),
    },
  ],
  least: ['MembershipNumber'],
});

export const icwaiMember = check({
  path: '/v2/icwaim',
  title: 'Cost accountant',
  source: clients,
  request: { membership_no: must(/^[MF]?\d{3,6}$/) },
  by: { member: 'membership_no', kind: memberNumber },
  answer: (person) => {
    const [first = '', middle = ''] = person.firstName.split(' ');
    return {
      Fname: upper(first),
      Mname: upper(middle),
      SrName: upper(person.lastName),
      dob: dayOf(person, '/'),
      gender: person.gender,
      MemCategory: 'Associate',
      MemRegion: 'Southern',
      Chapter: upper(person.address.city),
      MemshipDt: '12/08/2012',
      EffectiveDt: '12/08/2012',
      ValidUpDt: '31/03/2034',
      CancellationDt: 'NA',
      Retired: 'No',
      CrtEmployer: upper(person.employer),
      ProtFirmName: businessName(person, '& ASSOCIATES'),
      FirmEftDt: '15/06/2016',
    };
  },
  instead: { 'says-no': { CancellationDt: '14/02/2024' }, 'out-of-date': { ValidUpDt: '31/03/2019' } },
  least: ['Fname', 'SrName', 'MemCategory'],
});

export const icwaiFirm = check({
  path: '/v2/icwaif',
  title: 'Firm of cost accountants',
  source: clients,
  request: { reg_no: must(/^\d{6}$/) },
  by: { member: 'reg_no', kind: firmNumber },
  answer: (person) => {
    const [city, state] = [upper(person.address.city), upper(person.address.state)];
    return {
      FirmName: businessName(person, '& ASSOCIATES'),
      FirmType: 'Partnership',
      Address: addressIn(person),
      City: city,
      Dist: upper(person.address.district),
      State: state,
      Pin: person.address.pincode,
      Region: 'Southern',
      Contact: '08000000011',
      mobile: person.mobile,
      email: person.email,
      approvalDate: '15/06/2016',
      deedDt: '10/06/2016',
      reConDate: '01/04/2021',
      ldt: '31/03/2027',
      MemberDetails: [
        {
          MemberName: nameIn(person),
          MemberNo: exampleOf(memberNumber, person),
          Address: addressIn(person),
          City: city,
          State: state,
          Pin: person.address.pincode,
        },
      ],
    };
  },
  least: ['FirmName', 'FirmType'],
});
