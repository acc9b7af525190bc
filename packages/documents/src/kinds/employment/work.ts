import { defineDocument, method, record, words } from '../../define.ts';
import { choice, field, longText, text, wholeNumber } from '../../field.ts';
import { email } from '../../identifiers/email.ts';
import { mobile } from '../../identifiers/mobile.ts';
import { pincode } from '../../identifiers/pincode.ts';
import { telephoneNumber } from '../../identifiers/telephone.ts';
import { employmentTypes } from '../../situation-choices.ts';

const companyTypes = [
  'Private limited company',
  'Public limited company',
  'Public-sector company',
  'Government',
  'Partnership or LLP',
  'Proprietorship',
  'Trust, society or NGO',
  'Other',
];

/** What a person says of their work, in two layouts (C §2 "Employment Details"). Members: C §3. */
export const work = defineDocument({
  id: 'work',
  group: 'employment',
  area: 'employment',
  title: 'Employment',
  why: 'Your work shows the lender the income for your repayments.',
  draft: {
    fields: {
      empcompanyId: 'empcompanyId',
      empselectedEmploymentType: 'empselectedEmploymentType',
      empcompanyName: 'empcompanyName',
      empdesignation: 'empdesignation',
      empemail: 'empworkemail',
      empmobile: 'empmobile',
      empworkEmail: 'empworkEmail',
      empcompanyPincode: 'empcompanyPincode',
      empaddress: 'empaddress',
    },
  },
  methods: {
    input: method({
      title: 'Fill in the whole form',
      endpoint: null,
      source: 'self-declared',
      capture: {
        empId: text('Employee ID', 'E-1001', { optional: true, maxLength: 40 }),
        empType: choice('Employment type', employmentTypes),
        company: text('Company name', 'Sample Softworks Private Limited'),
        companyType: choice('Company type', companyTypes),
        designation: text('Designation', 'Senior Analyst', { maxLength: 100 }),
        email: field('Work e-mail', email, { optional: true }),
        officePhone: field('Office phone', telephoneNumber, { optional: true }),
        yearsInCrntWork: wholeNumber('Years in current work', 0, 60, '4'),
        totalExp: wholeNumber('Total experience (years)', 0, 60, '12'),
        unitNo: text('Office unit or floor', '3rd Floor', { optional: true, maxLength: 60 }),
        address: longText('Office address', '100 Feet Road, Indiranagar, Bengaluru, Karnataka - 560038'),
      },
      result: record({
        ...words('empId', 'empType', 'company', 'companyType', 'designation', 'email', 'officePhone'),
        ...words('yearsInCrntWork', 'totalExp', 'unitNo', 'address'),
      }),
      card: {
        title: 'Employment Details',
        blocks: [
          {
            rows: [
              { label: 'Employee ID', path: 'empId' },
              { label: 'Employment Type', path: 'empType' },
              { label: 'Company Name', path: 'company' },
              { label: 'Company Type', path: 'companyType' },
              { label: 'Designation', path: 'designation' },
              { label: 'Work Email', path: 'email' },
              { label: 'Office Phone No.', path: 'officePhone' },
              { label: 'Years in Current Work', path: 'yearsInCrntWork' },
              { label: 'Total Experience(Years)', path: 'totalExp' },
              { label: 'Office Address', path: ['unitNo', 'address'] },
            ],
          },
        ],
      },
    }),
    short: method({
      title: 'Fill in the short form',
      endpoint: null,
      source: 'self-declared',
      capture: {
        empcompanyId: text('Company ID', 'C-2001', { optional: true, maxLength: 40 }),
        empselectedEmploymentType: choice('Employment type', employmentTypes),
        empcompanyName: text('Company name', 'Sample Softworks Private Limited'),
        empdesignation: text('Designation', 'Senior Analyst', { maxLength: 100 }),
        empemail: field('Personal e-mail', email, { optional: true }),
        empmobile: field('Personal mobile', mobile),
        empworkEmail: field('Work e-mail', email, { optional: true }),
        empcompanyPincode: field('Office PIN code', pincode),
        empaddress: longText('Office address', '100 Feet Road, Indiranagar, Bengaluru, Karnataka'),
      },
      result: record({
        ...words('empcompanyId', 'empselectedEmploymentType', 'empcompanyName', 'empdesignation'),
        ...words('empemail', 'empmobile', 'empworkEmail', 'empcompanyPincode', 'empaddress'),
      }),
      card: {
        title: 'Employment Details',
        blocks: [
          {
            rows: [
              { label: 'Company ID', path: 'empcompanyId' },
              { label: 'Employment Type', path: 'empselectedEmploymentType' },
              { label: 'Company Name', path: 'empcompanyName' },
              { label: 'Designation', path: 'empdesignation' },
              { label: 'Personal Email', path: 'empemail' },
              { label: 'Personal Mobile', path: 'empmobile' },
              { label: 'Work Email', path: 'empworkEmail' },
              { label: 'Pincode', path: 'empcompanyPincode' },
              { label: 'Office Address', path: 'empaddress' },
            ],
          },
        ],
      },
      facts: { mobile: 'empmobile', email: 'empemail' },
    }),
  },
});
