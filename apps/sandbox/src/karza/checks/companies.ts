import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { cin } from '@pramaan/documents/identifiers/cin.ts';
import { check, must } from '../check.ts';
import { cinForm } from '../forms.ts';
import { nowhere } from '../published.ts';
import { fatherIn, nameIn, upper } from '../wording.ts';

/** Meena's company is overdue and sued; everybody else's repays. */
const filings = {
  good: {
    rank: '2',
    reason: 'All facilities are paid in time',
    default: '0.4%',
    overdue: '0',
    asset: 'Standard',
    suits: '0',
  },
  bad: {
    rank: '8',
    reason: 'A facility is overdue by more than 90 days',
    default: '14.2%',
    overdue: '385000',
    asset: 'Sub-standard',
    suits: '1',
  },
} as const;

export const companyReport = check({
  path: '/v2/commercial-report',
  title: 'Company credit report',
  source: nowhere,
  unconfirmed: 'path, request and result',
  request: { cin: must(cinForm) },
  by: { member: 'cin', kind: cin },
  answer: (person) => {
    const said = filings[person.seed === 'meena' ? 'bad' : 'good'];
    return {
      company_name: upper(person.employer),
      cin: exampleOf(cin, person),
      report_no: 'CCR-2026-000011',
      report_date: '2026-08-01',
      rank: said.rank,
      rank_reason: said.reason,
      probability_of_default: said.default,
      summary: {
        sanctioned: '7500000',
        outstanding: '4120000',
        overdue: said.overdue,
        enquiries_12m: '3',
        suits_filed: said.suits,
      },
      credit_facilities: [
        {
          lender: 'Sample Bank',
          facility_type: 'Cash credit',
          sanctioned: '5000000',
          outstanding: '3250000',
          overdue: said.overdue,
          asset_classification: said.asset,
          sanctioned_on: '12/04/2021',
          guarantor: nameIn(person),
        },
        {
          lender: 'Example Co-operative Bank',
          facility_type: 'Term loan',
          sanctioned: '2500000',
          outstanding: '870000',
          overdue: '0',
          asset_classification: 'Standard',
          sanctioned_on: '03/09/2019',
          guarantor: fatherIn(person),
        },
      ],
      guarantor_details: [
        { name: nameIn(person), relationship: 'Director', amount: '5000000', guaranteed_on: '12/04/2021' },
        { name: fatherIn(person), relationship: 'Promoter', amount: '2500000', guaranteed_on: '03/09/2019' },
      ],
    };
  },
  least: ['company_name', 'cin', 'report_no', 'report_date', 'rank'],
});

const rated = [
  {
    rating_agency: 'CRISIL Ratings',
    instrument: 'Long term bank facilities',
    amount: '5000000',
    rating: 'CRISIL BBB+',
    outlook: 'Stable',
    rating_action: 'Reaffirmed',
    rating_date: '14/06/2026',
  },
  {
    rating_agency: 'ICRA',
    instrument: 'Short term bank facilities',
    amount: '2500000',
    rating: '[ICRA]A2',
    outlook: 'Not applicable',
    rating_action: 'Assigned',
    rating_date: '02/02/2026',
  },
];
const inDefault = [
  {
    rating_agency: 'CARE Ratings',
    instrument: 'Long term bank facilities',
    amount: '5000000',
    rating: 'CARE D; ISSUER NOT COOPERATING',
    outlook: 'Not applicable',
    rating_action: 'Downgraded from CARE BB',
    rating_date: '21/05/2026',
  },
];

/** Nobody has rated Ravi's company, which is an answer too. */
export const ratings = check({
  path: '/v2/external-ratings',
  title: 'External ratings',
  source: nowhere,
  unconfirmed: 'path, request and result',
  request: { cin: must(cinForm) },
  by: { member: 'cin', kind: cin },
  answer: (person) => {
    const found = person.seed === 'meena' ? inDefault : person.seed === 'ravi' ? [] : rated;
    return {
      company_name: upper(person.employer),
      cin: exampleOf(cin, person),
      as_on: '2026-08-01',
      total: String(found.length),
      rating_details: found,
    };
  },
  least: ['company_name', 'cin', 'as_on', 'total'],
});
