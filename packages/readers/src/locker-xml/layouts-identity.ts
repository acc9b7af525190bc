import type { LockerLayout } from './layout.ts';

/*
 * The types of C §7 that say who a person is. The head is the same for all (standards §5.2; general layout of
 * DigiLocker's issuers). The parts of PAN and driving licence were seen in public samples; the parts of the voter ID,
 * passport and job card, and their codes, are this project's own: compare them with the issuer's sample before going
 * live.
 */
export const identityLayouts: readonly LockerLayout[] = [
  {
    doctype: 'PANCR',
    name: 'PAN Verification Record',
    issuer: { id: 'in.gov.pan', name: 'Income Tax Department' },
    document: 'pan',
    method: 'ocr',
    head: { number: 'number', name: 'name', fatherName: 'swd', dob: 'dob' },
  },
  {
    doctype: 'DRVLC',
    name: 'Driving License',
    issuer: { id: 'in.gov.transport', name: 'Ministry of Road Transport and Highways' },
    document: 'dl',
    method: 'auth',
    head: {
      dlNo: 'number',
      image: 'photo',
      name: 'name',
      fatherOrHusband: 'swd',
      address: 'address',
      dob: 'dob',
      issueDate: 'issueDate',
      validity: 'validity',
      expDate: 'expiryDate',
    },
  },
  {
    doctype: 'VOTID',
    also: ['EPICC'],
    name: 'Voter ID Card',
    issuer: { id: 'in.gov.eci', name: 'Election Commission of India' },
    document: 'epic',
    method: 'auth',
    head: {
      epicNo: 'number',
      name: 'name',
      relative: 'swd',
      dob: 'dob',
      gender: 'gender',
      age: 'age',
      'address.houseNo': 'house',
      'address.district': 'district',
      'address.state': 'state',
    },
    data: {
      polStation: 'Voter@pollingStation',
      'address.policeStation': 'Voter@policeStation',
      'constituency.parliament': 'Voter@parliamentaryConstituency',
      'constituency.assembly': 'Voter@assemblyConstituency',
    },
  },
  {
    doctype: 'PSPRT',
    name: 'Passport',
    issuer: { id: 'in.gov.passport', name: 'Ministry of External Affairs' },
    document: 'passport',
    method: 'ocr',
    head: { num: 'number', dob: 'dob', doe: 'expiryDate', gender: 'gender' },
    data: {
      name: 'Passport@givenNames',
      lastName: 'Passport@surname',
      type: 'Passport@type',
      countryCode: 'Passport@countryCode',
      nationality: 'Passport@nationality',
      placeOfBirth: 'Passport@placeOfBirth',
      placeOfIssue: 'Passport@placeOfIssue',
    },
  },
  {
    doctype: 'NREGA',
    name: 'Job Card',
    issuer: { id: 'in.gov.nrega', name: 'Ministry of Rural Development' },
    document: 'nrega',
    method: 'auth',
    head: { 'family.head': 'name', fatherOrHusband: 'swd' },
    data: {
      'address.village': 'JobCard@village',
      'address.panchayat': 'JobCard@panchayat',
      'address.district': 'JobCard@district',
      regDate: 'JobCard@registrationDate',
      voterId: 'JobCard@voterId',
      category: 'JobCard@category',
    },
    lists: {
      'family.members': {
        items: 'Family/Member',
        members: {
          name: 'name',
          age: 'age',
          gender: 'gender',
          bankOrPostOffice: 'bank',
          aadhaarNo: 'uid',
          accountNo: 'account',
        },
      },
      incomes: { items: 'Incomes/Income', members: { year: 'year', income: 'amount' } },
    },
  },
];
