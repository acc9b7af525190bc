import { type Asked, check, must } from '../check.ts';
import { nameForm } from '../forms.ts';
import { nowhere } from '../published.ts';

/** A cheque that bounced: name, father and address are those searched for. */
const ownCase = ({ name = '', father_name = '', address = '', pincode = '' }: Asked) => ({
  cnr_no: 'ZZZZ010000152024',
  case_no: 'SCC/15/2024',
  court_name: 'Court of the Chief Judicial Magistrate, Sample District',
  petitioner: 'SAMPLE FINANCE LIMITED',
  petitioner_address: '1, MARKET ROAD, MUMBAI - 400001',
  respondent: `${name.toUpperCase()} C/O ${father_name.toUpperCase()}`,
  respondent_address: `${address.toUpperCase()} - ${pincode}`,
  under_acts: 'Negotiable Instruments Act, 1881: section 138',
  case_stage: 'Evidence of the complainant',
  case_status: 'Pending',
  filing_date: '11/03/2024',
  next_hearing_date: '04/12/2026',
});

/** Another person of the same name, far away. */
const namesake = ({ name = '' }: Asked) => ({
  cnr_no: 'ZZZZ020000412019',
  case_no: 'OS/41/2019',
  court_name: 'Court of the Senior Civil Judge, Example Town',
  petitioner: `${name.toUpperCase()} S/O RAMDHANI YADAV`,
  petitioner_address: 'NEAR THE WATER TANK, GORAKHPUR - 273001',
  respondent: 'EXAMPLE HOUSING SOCIETY',
  respondent_address: 'GORAKHPUR - 273001',
  under_acts: 'Specific Relief Act, 1963: section 38',
  case_stage: 'Disposed after full trial',
  case_status: 'Disposed',
  filing_date: '22/08/2019',
  next_hearing_date: '',
});

/** A PIN code ending in 5 finds a case of the person and one of a namesake, in 1 the namesake's; others find none. */
function casesFor(asked: Asked) {
  const last = asked.pincode?.at(-1);
  if (last === '5') return [ownCase(asked), namesake(asked)];
  return last === '1' ? [namesake(asked)] : [];
}

export const courtCases = check({
  path: '/v2/litigation-search',
  title: 'Court cases',
  source: nowhere,
  unconfirmed: 'path, request and result',
  request: {
    name: must(nameForm),
    father_name: must(nameForm),
    address: must(/^[\s\S]{1,500}$/),
    pincode: must(/^[1-9]\d{5}$/),
  },
  by: { member: 'pincode', kind: null },
  answer: (_person, asked) => {
    const records = casesFor(asked);
    return {
      total_cases: String(records.length),
      courts_searched: 'Supreme Court, High Courts, district courts and tribunals',
      data_up_to: '2026-10-31',
      records,
    };
  },
  least: ['total_cases', 'data_up_to'],
});
