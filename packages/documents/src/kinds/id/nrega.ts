import { defineDocument, listOf, method, part, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { jobCardNumber } from '../../identifiers/job-card.ts';

/** NREGA job card (C §2 "NREGA Details"; vendor keys: standards §9.1). */
export const nrega = defineDocument({
  id: 'nrega',
  group: 'id',
  area: 'identity',
  title: 'NREGA job card',
  why: 'A job card signed by a State officer proves your identity and your address.',
  locker: 'nregaDigiLink',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'nrega',
      source: 'registry',
      judged: {
        asked: [{ path: 'jobcardno', field: 'jobCardNo', as: 'number' }],
        onlyKnown: 'The scheme’s register lists cards in use: a deleted card has no entry.',
        identity: {
          amongLists: [{ list: 'family.members', name: 'name' }],
        },
      },
      capture: { jobCardNo: field('Job card number', jobCardNumber) },
      result: record({
        family: part({
          ...words('head'),
          members: listOf(words('name', 'age', 'gender', 'bankOrPostOffice', 'aadhaarNo', 'accountNo')),
        }),
        address: part(words('village', 'panchayat', 'district')),
        incomes: listOf(words('year', 'income')),
        // The number is judged; the specification's card has no row for it.
        ...words('fatherOrHusband', 'regDate', 'voterId', 'category', 'jobcardno'),
      }),
      card: {
        title: 'NREGA Details',
        blocks: [
          {
            rows: [
              { label: 'Head Name', path: 'family.head', format: 'titleCase' },
              { label: 'Name of father/Husband', path: 'fatherOrHusband', format: 'titleCase' },
              { label: 'Village', path: 'address.village' },
              { label: 'Panchayat', path: 'address.panchayat' },
              { label: 'District', path: 'address.district' },
              { label: 'Reg. date', path: 'regDate', format: 'monthFirstDate' },
              { label: 'Voter Id', path: 'voterId' },
              { label: 'Category', path: 'category' },
            ],
            tables: [
              {
                title: 'Family Member',
                list: 'family.members',
                empty: 'NA',
                columns: [
                  { label: 'Name', path: 'name', format: 'titleCase' },
                  { label: 'Age (Year)', path: 'age' },
                  { label: 'Gender', path: 'gender', format: 'gender' },
                  { label: 'Bank/Post Office', path: 'bankOrPostOffice' },
                  { label: 'Aadhaar No.', path: 'aadhaarNo', format: 'aadhaar' },
                  { label: 'Account No.', path: 'accountNo', format: 'masked' },
                ],
              },
              {
                title: 'Income',
                list: 'incomes',
                columns: [
                  { label: 'Year', path: 'year' },
                  { label: 'Income in INR', path: 'income', format: 'inr' },
                ],
              },
            ],
          },
        ],
      },
      facts: { name: 'family.head', fatherName: 'fatherOrHusband' },
      vendor: {
        path: '/v2/nrega',
        request: { jobcardid: 'jobCardNo' },
        reply: {
          'family.head': 'nameOfHead',
          'family.members': { list: 'applicantDetail', item: { bankOrPostOffice: 'bankorpostoffice' } },
          fatherOrHusband: 'nameOfFatherOrHusband',
          'address.village': 'village',
          'address.panchayat': 'panchayat',
          'address.district': 'district',
          regDate: 'dateOfRegistration',
          incomes: { list: 'incomeDetail', prefix: 'Income for ', key: 'year', value: 'income' },
        },
      },
    }),
  },
});
