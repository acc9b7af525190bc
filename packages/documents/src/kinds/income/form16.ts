import { defineDocument, method, part, record, words } from '../../define.ts';
import { field, money, upload } from '../../field.ts';
import { form16Certificate } from '../../identifiers/income-tax.ts';
import { pan } from '../../identifiers/pan.ts';
import { tan } from '../../identifiers/tan.ts';
import { fiscalYear } from '../../identifiers/year.ts';

/** Form 16, one per employer and year (C §2 "Form16 - 1 Details"; vendor keys: standards §9.1). */
export const form16 = defineDocument({
  id: 'form16',
  group: 'income',
  area: 'form16',
  title: 'Form 16',
  why: 'Form 16 shows what your employer paid you and the tax deducted.',
  instances: 3,
  locker: 'formDigiLink',
  methods: {
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'formocr',
      source: 'ocr',
      capture: { file: upload('Form 16', { mostPages: 12 }) },
      result: record({
        ...words('certificateNo', 'assessmentYear', 'fiscalYear', 'amount', 'taxPaid'),
        employee: part(words('name', 'pan', 'address')),
        employer: part(words('name', 'tan', 'pan', 'address')),
      }),
      card: {
        title: 'Form16 - {instance} Details',
        blocks: [
          {
            rows: [
              { label: 'Certificate Number', path: 'certificateNo' },
              { label: 'Assessment Year', path: 'assessmentYear' },
              { label: 'Fiscal Year', path: 'fiscalYear' },
              { label: 'Amount', path: 'amount', format: 'inr' },
              { label: 'Taxes Paid', path: 'taxPaid', format: 'inr' },
            ],
          },
          {
            heading: 'Employee',
            rows: [
              { label: 'Name', path: 'employee.name' },
              { label: 'PAN', path: 'employee.pan' },
              { label: 'Address', path: 'employee.address' },
            ],
          },
          {
            heading: 'Employer',
            rows: [
              { label: 'Name', path: 'employer.name' },
              { label: 'TAN', path: 'employer.tan' },
              { label: 'PAN', path: 'employer.pan' },
              { label: 'Address', path: 'employer.address' },
            ],
          },
        ],
      },
      facts: { name: 'employee.name', pan: 'employee.pan', address: 'employee.address' },
      reader: 'form-16',
    }),
    auth: method({
      title: 'Type the numbers',
      endpoint: 'formauth',
      source: 'registry',
      judged: {
        // The registry says only whether the five belong together: the PAN says whose they are.
        negative: [
          {
            path: 'status',
            no: [
              'invalid',
              'not valid',
              'no record',
              'not found',
              'not available',
              'mismatch',
              'not matched',
              'cancelled',
            ],
            yes: ['valid'],
          },
        ],
        identity: { facts: ['pan'] },
      },
      capture: {
        certificateNo: field('Certificate number', form16Certificate),
        tan: field("Employer's TAN", tan),
        pan: field('Your PAN', pan),
        fiscalYear: field('Financial year', fiscalYear),
        amount: money('Amount', '845000', { hint: 'The total amount paid or credited, as in part A' }),
      },
      result: record({
        ...words('status', 'certificateNo', 'fiscalYear', 'amount'),
        employee: part(words('pan')),
        employer: part(words('tan')),
      }),
      card: {
        title: 'Form16 - {instance} Registry Details',
        blocks: [
          {
            rows: [
              { label: 'Certificate Number', path: 'certificateNo' },
              { label: 'Fiscal Year', path: 'fiscalYear' },
              { label: 'Amount', path: 'amount', format: 'inr' },
              { label: 'Status', path: 'status' },
            ],
          },
          { heading: 'Employee', rows: [{ label: 'PAN', path: 'employee.pan' }] },
          { heading: 'Employer', rows: [{ label: 'TAN', path: 'employer.tan' }] },
        ],
      },
      facts: { pan: 'employee.pan' },
      vendor: {
        path: '/v2/tds',
        request: {
          cert_no: 'certificateNo',
          tan: 'tan',
          pan: 'pan',
          fiscal_year: 'fiscalYear',
          amount: 'amount',
        },
        // The registry says only whether the five belong together.
        echo: {
          certificateNo: 'certificateNo',
          fiscalYear: 'fiscalYear',
          amount: 'amount',
          'employee.pan': 'pan',
          'employer.tan': 'tan',
        },
      },
    }),
  },
});
