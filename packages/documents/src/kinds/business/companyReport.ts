import { defineDocument, listOf, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { companyNumber } from '../../identifiers/company-number.ts';

/**
 * What a credit bureau says of a company: rank, facilities, what is overdue, who stands behind it. Neither the
 * specification nor a source names the members; path and keys are ours. Ranks 1 (best) to 10 are as CIBIL's.
 */
export const companyReport = defineDocument({
  id: 'companyReport',
  group: 'business',
  area: 'commercial',
  title: 'Company credit report',
  why: 'It shows what the company owes, to whom, and if it repays on time.',
  goesAlong: false,
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'commercial',
      source: 'registry',
      judged: {
        asked: [{ path: 'cin', field: 'cin', as: 'number' }],
        onlyKnown:
          'The bureau answers for a company that it knows; what it says of it is for a person to weigh.',
        identity: { unnamed: 'The report is about the company.' },
      },
      record: 'self',
      capture: {
        cin: field('CIN or LLPIN', companyNumber, { hint: 'On the certificate of incorporation' }),
      },
      result: record({
        ...words(
          'companyName',
          'cin',
          'reportNo',
          'reportDate',
          'rank',
          'rankReason',
          'probabilityOfDefault',
        ),
        ...words('totalSanctioned', 'totalOutstanding', 'totalOverdue', 'enquiries', 'courtSuits'),
        facilities: listOf(
          words(
            'lender',
            'kind',
            'sanctioned',
            'outstanding',
            'overdue',
            'asset',
            'since',
            'guarantor',
            'share',
          ),
        ),
        guarantors: listOf(words('name', 'kind', 'amount', 'since')),
      }),
      adds: 'company-report',
      card: {
        title: 'Company Credit Report',
        blocks: [
          {
            rows: [
              { label: 'Company Name', path: 'companyName' },
              { label: 'CIN', path: 'cin' },
              { label: 'Report Number', path: 'reportNo' },
              { label: 'Report Date', path: 'reportDate', format: 'date' },
              { label: 'Rank (1 best, 10 worst)', path: 'rank' },
              { label: 'Why this Rank', path: 'rankReason' },
              { label: 'Probability of Default', path: 'probabilityOfDefault' },
            ],
          },
          {
            heading: 'Borrowing',
            rows: [
              { label: 'Total Sanctioned', path: 'totalSanctioned', format: 'inr' },
              { label: 'Total Outstanding', path: 'totalOutstanding', format: 'inr' },
              { label: 'Total Overdue', path: 'totalOverdue', format: 'inr' },
              { label: 'Enquiries in 12 Months', path: 'enquiries' },
              { label: 'Suits Filed by Lenders', path: 'courtSuits' },
            ],
          },
          {
            heading: 'Facilities',
            repeat: {
              list: 'facilities',
              rows: [
                { label: 'Lender', path: 'lender' },
                { label: 'Kind', path: 'kind' },
                { label: 'Sanctioned', path: 'sanctioned', format: 'inr' },
                { label: 'Outstanding', path: 'outstanding', format: 'inr' },
                { label: 'Overdue', path: 'overdue', format: 'inr' },
                { label: 'Overdue Share', path: 'share' },
                { label: 'Classification', path: 'asset' },
                { label: 'Since', path: 'since', format: 'date' },
                { label: 'Guarantor', path: 'guarantor' },
              ],
            },
          },
          {
            heading: 'Guarantors',
            repeat: {
              list: 'guarantors',
              rows: [
                { label: 'Name', path: 'name' },
                { label: 'Kind', path: 'kind' },
                { label: 'Amount Guaranteed', path: 'amount', format: 'inr' },
                { label: 'Since', path: 'since', format: 'date' },
              ],
            },
          },
        ],
      },
      vendor: {
        path: '/v2/commercial-report',
        request: { cin: 'cin' },
        spelt: { cin: 'llpin' },
        reply: {
          companyName: 'company_name',
          reportNo: 'report_no',
          reportDate: 'report_date',
          rankReason: 'rank_reason',
          probabilityOfDefault: 'probability_of_default',
          totalSanctioned: 'summary.sanctioned',
          totalOutstanding: 'summary.outstanding',
          totalOverdue: 'summary.overdue',
          enquiries: 'summary.enquiries_12m',
          courtSuits: 'summary.suits_filed',
          facilities: {
            list: 'credit_facilities',
            item: { kind: 'facility_type', asset: 'asset_classification', since: 'sanctioned_on' },
          },
          guarantors: { list: 'guarantor_details', item: { kind: 'relationship', since: 'guaranteed_on' } },
        },
      },
    }),
  },
});
