import { defineDocument, listOf, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { esicNumber } from '../../identifiers/employment.ts';

/** Employees' State Insurance (C §2 "ESIC Details"). The misspelt members are the wire's own (standards §9.1). */
export const esic = defineDocument({
  id: 'esic',
  group: 'employment',
  area: 'employment',
  title: 'State insurance (ESIC)',
  why: 'Your ESIC record shows your employment and the wages on which contributions were paid.',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'esic',
      source: 'registry',
      judged: {
        asked: [{ path: 'InsuranceNO', field: 'insuranceNo', as: 'number' }],
        onlyKnown: 'The corporation answers for a person whom it insured, and for no other.',
        identity: {},
      },
      capture: { insuranceNo: field('Insurance number', esicNumber) },
      result: record({
        ...words('Name', 'DOB', 'Father_or_Husband', 'Gender', 'UHID', 'AdhaarNO', 'AdhaarStatus', 'PhoneNO'),
        ...words('MaritialStatus', 'PresentAddress', 'PermanentAddress', 'InsuranceNO'),
        ...words('Nominee_Name', 'Nominee_AdhaarNO', 'Relation_with_IP', 'Nominee_Address'),
        ...words('RegistrationDate', 'CurrentDateOfAppointment', 'FirstDateOfAppointment'),
        ...words('DisabilityType', 'DispensaryName'),
        Contribution_Details: listOf(
          words('Wage_Period', 'Employee_Conrtibution', 'Number_of_Days_wages_paid', 'Total_Monthly_Wages'),
        ),
      }),
      card: {
        title: 'ESIC Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'Name' },
              { label: 'DOB', path: 'DOB', format: 'date' },
              { label: 'Father/Husband', path: 'Father_or_Husband' },
              { label: 'Gender', path: 'Gender', format: 'gender' },
              { label: 'UHID', path: 'UHID' },
              { label: 'Aadhaar Number', path: 'AdhaarNO', format: 'aadhaar' },
              { label: 'Aadhaar Status', path: 'AdhaarStatus' },
              { label: 'Phone No.', path: 'PhoneNO' },
              { label: 'Marital Status', path: 'MaritialStatus' },
              { label: 'Present Address', path: 'PresentAddress' },
              { label: 'Permanent Address', path: 'PermanentAddress' },
              { label: 'Insurance No.', path: 'InsuranceNO' },
              { label: 'Nominee Name', path: 'Nominee_Name' },
              { label: 'Nominee Aadhaar', path: 'Nominee_AdhaarNO', format: 'aadhaar' },
              { label: 'Nominee Relation', path: 'Relation_with_IP' },
              { label: 'Nominee Address', path: 'Nominee_Address' },
              { label: 'Registration Date', path: 'RegistrationDate', format: 'date' },
              { label: 'Current Date of Appointment', path: 'CurrentDateOfAppointment', format: 'date' },
              { label: 'First Date of Appointment', path: 'FirstDateOfAppointment', format: 'date' },
              { label: 'Disability Type', path: 'DisabilityType' },
              { label: 'Dispensary Name', path: 'DispensaryName' },
            ],
            tables: [
              {
                title: 'Contribution Details',
                list: 'Contribution_Details',
                columns: [
                  { label: 'Wage Period', path: 'Wage_Period' },
                  { label: 'Employee Contribution', path: 'Employee_Conrtibution', format: 'inr' },
                  { label: 'Number of Days wages paid', path: 'Number_of_Days_wages_paid' },
                  { label: 'Total Monthly Wages', path: 'Total_Monthly_Wages', format: 'inr' },
                ],
              },
            ],
          },
        ],
      },
      facts: {
        name: 'Name',
        fatherName: 'Father_or_Husband',
        dob: 'DOB',
        gender: 'Gender',
        address: 'PresentAddress',
        mobile: 'PhoneNO',
        // No Aadhaar number: the corporation leaves its first and last two digits, not the last four.
      },
      vendor: { path: '/v2/esic', request: { esic_id: 'insuranceNo' } },
      record: 'self',
    }),
  },
});
