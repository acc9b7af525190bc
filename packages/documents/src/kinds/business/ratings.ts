import { defineDocument, listOf, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { companyNumber } from '../../identifiers/company-number.ts';

/**
 * What rating agencies say of a company, and what each grade means. The vendor path and keys are ours: no source
 * names them; the grades are those of SEBI's one scale for all agencies.
 */
export const ratings = defineDocument({
  id: 'ratings',
  group: 'business',
  area: 'ratings',
  title: 'External ratings',
  why: 'A rating shows how likely the company is to pay its debts.',
  goesAlong: false,
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'ratings',
      source: 'registry',
      judged: {
        asked: [{ path: 'cin', field: 'cin', as: 'number' }],
        onlyKnown: 'Having no rating is an answer; what a grade means is for a person to weigh.',
        identity: { unnamed: 'The ratings are of the company.' },
      },
      record: 'self',
      capture: {
        cin: field('CIN or LLPIN', companyNumber, { hint: 'On the certificate of incorporation' }),
      },
      result: record({
        ...words('companyName', 'cin', 'asOn', 'count'),
        ratings: listOf(
          words('agency', 'instrument', 'amount', 'rating', 'outlook', 'action', 'date', 'meaning'),
        ),
      }),
      adds: 'rating-grades',
      card: {
        title: 'External Ratings',
        blocks: [
          {
            rows: [
              { label: 'Company Name', path: 'companyName' },
              { label: 'CIN', path: 'cin' },
              { label: 'Ratings Found', path: 'count' },
              { label: 'As On', path: 'asOn', format: 'date' },
            ],
          },
          {
            heading: 'Ratings',
            repeat: {
              list: 'ratings',
              rows: [
                { label: 'Agency', path: 'agency' },
                { label: 'Instrument', path: 'instrument' },
                { label: 'Amount', path: 'amount', format: 'inr' },
                { label: 'Rating', path: 'rating' },
                { label: 'What it Means', path: 'meaning', format: 'ours' },
                { label: 'Outlook', path: 'outlook' },
                { label: 'Action', path: 'action' },
                { label: 'Date', path: 'date', format: 'date' },
              ],
            },
          },
        ],
      },
      vendor: {
        path: '/v2/external-ratings',
        request: { cin: 'cin' },
        spelt: { cin: 'llpin' },
        reply: {
          companyName: 'company_name',
          asOn: 'as_on',
          count: 'total',
          ratings: {
            list: 'rating_details',
            item: { agency: 'rating_agency', action: 'rating_action', date: 'rating_date' },
          },
        },
      },
    }),
  },
});
