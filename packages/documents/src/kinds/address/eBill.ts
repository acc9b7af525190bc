import { defineDocument, method, record, words } from '../../define.ts';
import { electricityBoards } from '../../electricity-boards.ts';
import { choice, field, upload } from '../../field.ts';
import { electricityConsumer } from '../../identifiers/utility.ts';

/** Electricity bill (C §2 "Electricity bill"). C §3 names no members: they are the vendor's (standards §9.1). */
export const eBill = defineDocument({
  id: 'eBill',
  group: 'address',
  area: 'address-proof',
  title: 'Electricity bill',
  why: 'An electricity bill from the last two months proves your current address.',
  locker: 'ebillDigiLink',
  draft: { fields: { consumerId: 'consumerId', serviceProvider: 'serviceProvider' }, details: 'bill' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'ebillauth',
      source: 'registry',
      judged: {
        asked: [{ path: 'consumer_number', field: 'consumerId', as: 'number' }],
        onlyKnown: 'The electricity company answers for a consumer that it has, and for no other.',
        identity: {},
      },
      capture: {
        consumerId: field('Consumer number', electricityConsumer),
        serviceProvider: choice('Electricity company', electricityBoards, {
          hint: 'The short name on the bill',
          examples: ['BESCOM', 'BESCOM', 'MSEDCL', 'TSSPDCL'],
        }),
      },
      result: record({
        ...words('consumer_name', 'address', 'mobile_number', 'email_address', 'consumer_number'),
        ...words('bill_amount', 'total_amount', 'amount_payable', 'bill_no'),
        ...words('bill_date', 'bill_issue_date', 'bill_due_date'),
      }),
      card: {
        title: 'Electricity Bill Details',
        blocks: [
          {
            rows: [
              { label: 'Consumer Name', path: 'consumer_name' },
              { label: 'Address', path: 'address' },
              { label: 'Mobile', path: 'mobile_number' },
              { label: 'Email', path: 'email_address' },
            ],
          },
          {
            heading: 'Bill',
            rows: [
              { label: 'Bill Amount', path: 'bill_amount', format: 'inr' },
              { label: 'Total', path: 'total_amount', format: 'inr' },
              { label: 'Payable', path: 'amount_payable', format: 'inr' },
              { label: 'Number', path: 'bill_no' },
              { label: 'Generation Date', path: 'bill_date', format: 'date' },
              { label: 'Issue Date', path: 'bill_issue_date', format: 'date' },
              { label: 'Due Date', path: 'bill_due_date', format: 'date' },
            ],
          },
        ],
      },
      facts: { name: 'consumer_name', address: 'address', mobile: 'mobile_number', email: 'email_address' },
      vendor: {
        path: '/v2/elec',
        request: { consumer_id: 'consumerId', service_provider: 'serviceProvider' },
      },
      record: 'self',
    }),
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'ebillOcr',
      source: 'ocr',
      capture: { file: upload('Electricity bill', { mostPages: 4 }) },
      result: record(
        words(
          ...(['consumer_name', 'address', 'consumer_number', 'bill_no'] as const),
          ...(['bill_date', 'bill_due_date', 'amount_payable'] as const),
        ),
      ),
      card: {
        title: 'Electricity Bill OCR Details',
        blocks: [
          {
            rows: [
              { label: 'Consumer Name', path: 'consumer_name' },
              { label: 'Address', path: 'address' },
              { label: 'Consumer Number', path: 'consumer_number' },
              { label: 'Bill Number', path: 'bill_no' },
              { label: 'Bill Date', path: 'bill_date', format: 'date' },
              { label: 'Due Date', path: 'bill_due_date', format: 'date' },
              { label: 'Payable', path: 'amount_payable', format: 'inr' },
            ],
          },
        ],
      },
      facts: { name: 'consumer_name', address: 'address' },
      reader: 'utility-bill',
    }),
  },
});
