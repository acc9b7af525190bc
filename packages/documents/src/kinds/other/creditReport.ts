import { defineDocument, listOf, method, record, words } from '../../define.ts';

/** The credit bureau's report. The specification names its area, its consent and its call; the card is ours. */
export const creditReport = defineDocument({
  id: 'creditReport',
  group: 'credit',
  area: 'credit-report',
  title: 'Credit report',
  why: 'It shows your loans and cards, and how you repaid them.',
  goesAlong: false,
  methods: {
    // Asked of the bureau with what the file knows of the person, under a consent of its own; there is no form.
    bureau: method({
      title: 'Ask the credit bureau',
      endpoint: null,
      source: 'registry',
      judged: {
        onlyKnown: 'The bureau’s own check says whether the report is the person’s.',
        identity: { unnamed: 'The bureau has no report of this person.' },
      },
      capture: {},
      result: record({
        ...words('result', 'bureau', 'reportDate', 'reportNumber', 'name', 'score', 'band'),
        ...words('accounts', 'activeAccounts', 'balance', 'emi', 'overdue', 'writtenOff'),
        ...words('utilisation', 'onTime', 'recentEnquiries'),
        accountList: listOf({
          ...words('lender', 'kind', 'number', 'opened', 'sanctioned'),
          ...words('balance', 'overdue', 'writtenOff', 'state'),
        }),
        enquiryList: listOf(words('by', 'on', 'purpose', 'amount')),
      }),
      card: {
        title: 'Credit Report',
        blocks: [
          {
            rows: [
              { label: 'Result', path: 'result' },
              { label: 'Credit Score', path: 'score' },
              { label: 'Band', path: 'band' },
              { label: 'Name', path: 'name' },
              { label: 'Bureau', path: 'bureau' },
              { label: 'Report Number', path: 'reportNumber' },
              { label: 'Report Date', path: 'reportDate', format: 'date' },
            ],
          },
          {
            heading: 'In Figures',
            rows: [
              { label: 'Accounts', path: 'accounts' },
              { label: 'Active Accounts', path: 'activeAccounts' },
              { label: 'Balance', path: 'balance', format: 'inr' },
              { label: 'Monthly EMI', path: 'emi', format: 'inr' },
              { label: 'Overdue', path: 'overdue', format: 'inr' },
              { label: 'Written Off', path: 'writtenOff', format: 'inr' },
              { label: 'Card Limits Used', path: 'utilisation' },
              { label: 'Paid on Time', path: 'onTime' },
              { label: 'Enquiries in Six Months', path: 'recentEnquiries' },
            ],
          },
          {
            tables: [
              {
                title: 'Accounts',
                list: 'accountList',
                columns: [
                  { label: 'Lender', path: 'lender' },
                  { label: 'Kind', path: 'kind' },
                  { label: 'Number', path: 'number' },
                  { label: 'Opened', path: 'opened', format: 'date' },
                  { label: 'Amount', path: 'sanctioned', format: 'inr' },
                  { label: 'Balance', path: 'balance', format: 'inr' },
                  { label: 'Overdue', path: 'overdue', format: 'inr' },
                  { label: 'Written Off', path: 'writtenOff', format: 'inr' },
                  { label: 'State', path: 'state' },
                ],
              },
            ],
          },
          {
            tables: [
              {
                title: 'Enquiries',
                list: 'enquiryList',
                columns: [
                  { label: 'By', path: 'by' },
                  { label: 'Date', path: 'on', format: 'date' },
                  { label: 'Purpose', path: 'purpose' },
                  { label: 'Amount', path: 'amount', format: 'inr' },
                ],
              },
            ],
          },
        ],
      },
      facts: { name: 'name' },
    }),
  },
});
