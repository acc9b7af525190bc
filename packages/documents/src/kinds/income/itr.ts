import { defineDocument, method, part, record, words } from '../../define.ts';
import { field, upload } from '../../field.ts';
import { itrAcknowledgement } from '../../identifiers/income-tax.ts';
import { pan } from '../../identifiers/pan.ts';
import {
  headerBlocks,
  headerShape,
  mainDetails,
  newerBlocks,
  newerFigureBlocks,
  newerPart,
} from './itr-layouts.ts';

/** Income-tax return, one per year (C §2 "ITR details"; vendor keys: standards §9.1). */
export const itr = defineDocument({
  id: 'itr',
  group: 'income',
  area: 'itr',
  title: 'Income-tax return',
  why: 'Income-tax returns show your income over the years, for any type of work.',
  instances: 3,
  locker: 'itrDigiLink',
  methods: {
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'itrOcr',
      source: 'ocr',
      capture: { file: upload('ITR-V or acknowledgement', { mostPages: 4 }) },
      result: record({
        ...headerShape(),
        details: mainDetails(),
        fy2020: newerPart(),
        fy2021: newerPart(),
      }),
      card: {
        title: 'ITR - {instance} Details',
        blocks: [
          ...headerBlocks(''),
          {
            heading: 'Income',
            rows: [
              { label: 'Total', path: 'details.income.total', format: 'inr' },
              { label: 'Loss', path: 'details.income.loss', format: 'inr' },
              { label: 'Exemption', path: 'details.income.exemption', format: 'inr' },
              { label: 'Deductions', path: 'details.income.deductions', format: 'inr' },
              { label: 'Gross', path: 'details.income.gross', format: 'inr' },
            ],
          },
          {
            heading: 'Tax Details',
            rows: [
              { label: 'Agriculture', path: 'details.agriculture', format: 'inr' },
              { label: 'Others', path: 'details.others', format: 'inr' },
              { label: 'TDS', path: 'details.tds', format: 'inr' },
              { label: 'TCS', path: 'details.tcs', format: 'inr' },
              { label: 'Refund', path: 'details.refund', format: 'inr' },
              { label: 'Self Assessment', path: 'details.tax.selfAssessment', format: 'inr' },
              { label: 'Net Payable', path: 'details.tax.netPayable', format: 'inr' },
              { label: 'Interest', path: 'details.tax.interest', format: 'inr' },
              { label: 'Total', path: 'details.tax.total', format: 'inr' },
              { label: 'Total Paid', path: 'details.tax.totalPaid', format: 'inr' },
              { label: 'Advance', path: 'details.tax.advance', format: 'inr' },
              { label: 'Payable', path: 'details.tax.payable', format: 'inr' },
              { label: 'Paid', path: 'details.tax.paid', format: 'inr' },
            ],
          },
          ...newerFigureBlocks(''),
          ...newerBlocks('fy2020.'),
          ...newerBlocks('fy2021.'),
        ],
      },
      facts: {
        name: 'payee.name',
        pan: 'payee.pan',
        address: 'payee.address',
        aadhaarLast4: 'payee.aadhaar',
      },
      reader: 'itr-v',
    }),
    auth: method({
      title: 'Type the acknowledgement number',
      endpoint: 'itrAuth',
      source: 'registry',
      judged: {
        negative: [
          {
            path: 'status',
            no: [
              'invalid',
              'no record',
              'no records',
              'not found',
              'not received',
              'rejected',
              'defective',
              'not valid',
            ],
          },
          { path: 'validity', no: ['invalid', 'not valid', 'expired'], yes: ['valid'] },
        ],
        identity: { facts: ['pan'] },
      },
      capture: {
        ackNo: field('Acknowledgement number', itrAcknowledgement),
        pan: field('Your PAN', pan),
      },
      result: record({ ...words('status', 'validity', 'ackNo'), payee: part(words('pan')) }),
      card: {
        title: 'ITR - {instance} Registry Details',
        blocks: [
          {
            rows: [
              { label: 'Status', path: 'status' },
              { label: 'Validity', path: 'validity' },
              { label: 'Acknowledgement Number', path: 'ackNo' },
            ],
          },
          { heading: 'Payee', rows: [{ label: 'PAN', path: 'payee.pan' }] },
        ],
      },
      facts: { pan: 'payee.pan' },
      vendor: {
        path: '/v2/itr',
        request: { ack: 'ackNo', pan: 'pan' },
        echo: { ackNo: 'ackNo', 'payee.pan': 'pan' },
      },
    }),
  },
});
