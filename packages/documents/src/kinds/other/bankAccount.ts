import { defineDocument, method, record, words } from '../../define.ts';
import { field, upload } from '../../field.ts';
import { accountNumber, ifsc } from '../../identifiers/bank.ts';
import { placesOnDocuments } from '../../place-on-document.ts';

/** The account that the loan is paid into: one rupee is paid there, and the bank says whose it is ("penny drop"). */
export const bankAccount = defineDocument({
  id: 'bankAccount',
  group: 'loan',
  area: 'loan',
  title: 'Bank account',
  why: 'Your loan is paid into this account.',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'bankaccount',
      source: 'registry',
      judged: {
        asked: [
          { path: 'accountNumber', field: 'accountNumber', as: 'number' },
          { path: 'ifsc', field: 'ifsc', as: 'number' },
        ],
        negative: [
          {
            path: 'active',
            no: ['false'],
            yes: ['true'],
            because: 'The bank does not take a payment into this account.',
          },
        ],
        identity: {},
      },
      capture: {
        accountNumber: field('Account number', accountNumber, { place: placesOnDocuments.accountNumber }),
        ifsc: field('IFSC', ifsc, { place: placesOnDocuments.ifsc }),
      },
      result: record(words('accountNumber', 'ifsc', 'name', 'active')),
      card: {
        title: 'Bank Account Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'name' },
              { label: 'Account Number', path: 'accountNumber', format: 'masked' },
              { label: 'IFSC', path: 'ifsc' },
            ],
          },
        ],
      },
      facts: { name: 'name' },
      vendor: {
        path: '/v2/bankacc',
        request: { accountNumber: 'accountNumber', ifsc: 'ifsc' },
        reply: { name: 'accountName', active: 'bankTxnStatus' },
      },
    }),
    ocr: method({
      title: 'Scan or PDF',
      endpoint: 'chequeOcr',
      source: 'ocr',
      capture: { file: upload('Cancelled cheque', { mostPages: 2 }) },
      result: record(
        words('accountNumber', 'ifsc', 'name', 'bank', 'chequeNumber', 'micr', 'transactionCode'),
      ),
      card: {
        title: 'Cancelled Cheque Details',
        blocks: [
          {
            rows: [
              { label: 'Name', path: 'name' },
              { label: 'Account Number', path: 'accountNumber', format: 'masked' },
              { label: 'IFSC', path: 'ifsc' },
              { label: 'Bank', path: 'bank' },
              { label: 'Cheque Number', path: 'chequeNumber' },
              { label: 'MICR Code', path: 'micr' },
              { label: 'Transaction Code', path: 'transactionCode' },
            ],
          },
        ],
      },
      facts: { name: 'name' },
      reader: 'cheque',
    }),
  },
});
