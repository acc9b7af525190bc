import { defineDocument, listOf, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { icwaiFirm, icwaiMember } from '../../identifiers/icwai.ts';

/** Cost accountant: the firm, or the member (C §2 "ICWAI Firm Details", "ICWAI member"; vendor keys: standards §9.1). */
export const icwai = defineDocument({
  id: 'icwai',
  group: 'business',
  area: 'professional',
  title: 'Cost accountant',
  why: 'Your membership, or your firm’s registration, shows your profession.',
  draft: { fields: { firmNo: 'icwaiFirmNumber' }, details: 'icwaiDetails' },
  methods: {
    authFirm: method({
      title: 'Type the firm number',
      endpoint: 'icwaif',
      source: 'registry',
      judged: {
        onlyKnown: 'The institute lists firms in practice: a firm that closed has no entry.',
        identity: { amongLists: [{ list: 'MemberDetails', name: 'MemberName' }], address: ['Address'] },
      },
      capture: { firmNo: field('Firm registration number', icwaiFirm) },
      result: record({
        ...words('approvalDate', 'FirmType', 'FirmName', 'Pin', 'City', 'reConDate', 'Region', 'Address'),
        ...words('deedDt', 'State', 'Contact', 'mobile', 'ldt', 'Dist', 'email'),
        MemberDetails: listOf(words('MemberName', 'MemberNo', 'Address', 'City', 'Pin', 'State')),
      }),
      card: {
        title: 'ICWAI Firm Details',
        blocks: [
          {
            rows: [
              { label: 'Approval Date', path: 'approvalDate', format: 'date' },
              { label: 'Firm Type', path: 'FirmType' },
              { label: 'Registered Name', path: 'FirmName' },
              { label: 'Pincode', path: 'Pin' },
              { label: 'City', path: 'City' },
              { label: 'Re-constitution Date', path: 'reConDate', format: 'date' },
              { label: 'Region', path: 'Region' },
              { label: 'Office Address', path: 'Address' },
              { label: 'Deed Registration Date', path: 'deedDt', format: 'date' },
              { label: 'State', path: 'State' },
              { label: 'Contact', path: 'Contact' },
              { label: 'Mobile', path: 'mobile' },
              { label: 'L Date', path: 'ldt', format: 'date' },
              { label: 'District', path: 'Dist' },
              { label: 'Email', path: 'email' },
            ],
            tables: [
              {
                title: 'Member Details',
                list: 'MemberDetails',
                columns: [
                  { label: 'Name', path: 'MemberName' },
                  { label: 'Registration Number', path: 'MemberNo' },
                  { label: 'Address', path: 'Address' },
                  { label: 'City', path: 'City' },
                  { label: 'Pincode', path: 'Pin' },
                  { label: 'State', path: 'State' },
                ],
              },
            ],
          },
        ],
      },
      facts: { mobile: 'mobile', email: 'email' },
      vendor: { path: '/v2/icwaif', request: { reg_no: 'firmNo' } },
    }),
    authMem: method({
      title: 'Type the membership number',
      endpoint: 'icwaim',
      source: 'registry',
      judged: {
        negative: [{ path: 'CancellationDt', no: 'any-day' }],
        validity: [{ to: 'ValidUpDt', written: 'DD-MM-YYYY' }],
        identity: {},
      },
      capture: { membershipNo: field('Membership number', icwaiMember) },
      result: record({
        ...words('Fname', 'Mname', 'SrName', 'dob', 'gender', 'CrtEmployer', 'MemshipDt', 'EffectiveDt'),
        ...words('CancellationDt', 'ValidUpDt', 'Chapter', 'MemCategory', 'MemRegion', 'Retired'),
        ...words('ProtFirmName', 'FirmEftDt'),
      }),
      card: {
        title: 'ICWAI Member Details',
        blocks: [
          {
            rows: [
              { label: 'First Name', path: 'Fname' },
              { label: 'Middle Name', path: 'Mname' },
              { label: 'Surname', path: 'SrName' },
              { label: 'Date of Birth', path: 'dob', format: 'date' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'Current Employer', path: 'CrtEmployer' },
              { label: 'Membership Date', path: 'MemshipDt', format: 'date' },
              { label: 'Effective Date', path: 'EffectiveDt', format: 'date' },
              { label: 'Cancellation Date', path: 'CancellationDt', format: 'date' },
              { label: 'Valid-up Date', path: 'ValidUpDt', format: 'date' },
              { label: 'Chapter', path: 'Chapter' },
              { label: 'Member Category', path: 'MemCategory' },
              { label: 'Member Region', path: 'MemRegion' },
              { label: 'Retired', path: 'Retired' },
              { label: 'Firm Name (Professional)', path: 'ProtFirmName' },
              { label: 'Firm Effective Date', path: 'FirmEftDt', format: 'date' },
            ],
          },
        ],
      },
      facts: { name: ['Fname', 'Mname', 'SrName'], dob: 'dob', gender: 'gender' },
      vendor: { path: '/v2/icwaim', request: { membership_no: 'membershipNo' } },
    }),
  },
});
