import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { epfMemberId, esicNumber, uan } from '@pramaan/documents/identifiers/employment.ts';
import { mobile } from '@pramaan/documents/identifiers/mobile.ts';
import { aadhaarNumberOf } from '@pramaan/specimens/people.ts';
import { check, must } from '../check.ts';
import { clients, recorded } from '../published.ts';
import { addressIn, dayOf, fatherIn, nameIn, upper } from '../wording.ts';

export const employerSearch = check({
  path: '/v2/employer-lookup',
  title: 'Employer of a UAN',
  source: clients,
  request: { uan: must(/^\d{12}$/) },
  by: { member: 'uan', kind: uan },
  answer: (person) => ({
    estName: upper(person.employer),
    membershipId: exampleOf(epfMemberId, person),
    settelment: 'No',
  }),
  least: ['estName', 'membershipId'],
});

export const uanSearch = check({
  path: '/v2/uan-lookup',
  title: 'UAN of a mobile number',
  source: clients,
  request: { mobile: must(/^[6-9]\d{9}$/) },
  by: { member: 'mobile', kind: mobile },
  answer: (person) => ({ uan: [exampleOf(uan, person)] }),
  least: ['uan'],
});

const paid = (period: string, days: string, wages: string, share: string) => ({
  Employee_Conrtibution: share,
  Wage_Period: period,
  Total_Monthly_Wages: wages,
  Number_of_Days_wages_paid: days,
});

/** The corporation hides the middle of an Aadhaar number: its first and last two digits are left, not the last four. */
const hidden = (number: string) => `${number.slice(0, 2)}********${number.slice(-2)}`;

export const esic = check({
  path: '/v2/esic',
  title: 'State insurance (ESIC)',
  source: recorded,
  request: { esic_id: must(/^(?:\d{10}|\d{17})$/) },
  by: { member: 'esic_id', kind: esicNumber },
  answer: (person) => ({
    Name: nameIn(person),
    DOB: dayOf(person, '/'),
    Father_or_Husband: fatherIn(person),
    Gender: person.gender,
    MaritialStatus: 'Married',
    UHID: 'KA01.0000000011',
    InsuranceNO: exampleOf(esicNumber, person),
    AdhaarNO: hidden(aadhaarNumberOf(person)),
    AdhaarStatus: 'Verified',
    PhoneNO: person.mobile,
    PresentAddress: addressIn(person),
    PermanentAddress: addressIn(person),
    DisabilityType: '-- N.A --',
    DispensaryName: `${upper(person.address.locality)} DISPENSARY`,
    RegistrationDate: '04/06/2018',
    FirstDateOfAppointment: '01/06/2018',
    CurrentDateOfAppointment: '01/07/2021',
    Relation_with_IP: 'Mother',
    Nominee_Name: upper(person.motherName),
    Nominee_Address: addressIn(person),
    Nominee_AdhaarNO: '99********54',
    Contribution_Details: [
      paid('April-2025', '30', '20000.00', '150.00'),
      paid('May-2025', '31', '20000.00', '150.00'),
      paid('Totals', '61', '40000.00', '300.00'),
    ],
  }),
  least: ['Name', 'InsuranceNO'],
});
