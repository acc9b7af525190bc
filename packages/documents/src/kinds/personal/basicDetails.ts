import { defineDocument, method, record, words } from '../../define.ts';
import { exampleNames } from '../../examples.ts';
import { choice, field, text, wholeNumber } from '../../field.ts';
import { email } from '../../identifiers/email.ts';
import { mobile } from '../../identifiers/mobile.ts';

const fathers = ['Mohan Sample', 'Suresh Demo', 'Harish Example', 'Yusuf Model'] as const;
const mothers = ['Lata Sample', 'Kamala Demo', 'Usha Example', 'Sara Model'] as const;

/** What the applicant says of herself or himself (C §2 "Personal Details"). */
export const basicDetails = defineDocument({
  id: 'basicDetails',
  group: 'personalDetails',
  area: 'personal-detail',
  title: 'Basic details',
  why: 'Your lender needs your contact details to reach you, and your family details to plan the loan.',
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      record: 'self',
      capture: {
        name: text('Name', exampleNames[0], {
          hint: 'As on your PAN card',
          maxLength: 100,
          examples: exampleNames,
        }),
        fatherName: text("Father's name", fathers[0], { maxLength: 100, examples: fathers }),
        motherName: text("Mother's name", mothers[0], { maxLength: 100, examples: mothers }),
        gender: choice('Gender', ['Female', 'Male', 'Transgender'], {
          examples: ['Female', 'Male', 'Female', 'Male'],
        }),
        mobileNo: field('Mobile number', mobile),
        email: field('E-mail', email),
        maritalStatus: choice('Marital status', ['Single', 'Married', 'Widowed', 'Divorced', 'Separated']),
        noDependency: wholeNumber('Number of dependents', 0, 20, '2', {
          hint: 'People who depend on your income',
        }),
        education: choice('Educational qualification', [
          'Graduate',
          'Postgraduate',
          'Doctorate',
          'Diploma',
          'Class 12',
          'Class 10',
          'Below class 10',
        ]),
        professional: text('Professional qualification', 'B.E. (Computer Science)', {
          optional: true,
          hint: 'Such as CA, MBBS or B.E. Leave blank if you have none.',
          maxLength: 100,
        }),
      },
      result: record(
        words(
          'name',
          'fatherName',
          'motherName',
          'gender',
          'mobileNo',
          'email',
          'maritalStatus',
          'noDependency',
          'education',
          'professional',
        ),
      ),
      card: {
        title: 'Personal Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'name' },
              { label: "Father's Name", path: 'fatherName' },
              { label: "Mother's Name", path: 'motherName' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'Mobile No.', path: 'mobileNo' },
              { label: 'Email', path: 'email' },
              { label: 'Marital Status', path: 'maritalStatus' },
              { label: 'No. of Dependents', path: 'noDependency' },
              {
                label: 'Educational and Professional Qualification',
                path: ['education', 'professional'],
                join: ', ',
              },
            ],
          },
        ],
      },
      facts: { name: 'name', fatherName: 'fatherName', gender: 'gender', mobile: 'mobileNo', email: 'email' },
    }),
  },
});
