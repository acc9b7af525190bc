import { accountNumber } from '@pramaan/documents/identifiers/bank.ts';
import { check } from '../check.ts';

const noBank = { name_at_bank: null, bank_name: null, utr: null, city: null, branch: null, micr: null };

export const bankAccount = check({
  path: '/bank-account/sync',
  title: 'Bank account (penny drop)',
  request: { bank_account: /^[A-Za-z0-9]{6,40}$/, ifsc: /^[A-Z]{4}0[A-Z0-9]{6}$/ },
  isNamed: false,
  by: { member: 'bank_account', kind: accountNumber },
  found: (person, asked) => ({
    name_at_bank: person.name.toUpperCase(),
    bank_name: 'SAMPLE BANK',
    utr: '404223241811',
    city: person.address.city.toUpperCase(),
    branch: `${person.address.locality}, ${person.address.city}`.toUpperCase(),
    micr: 33,
    name_match_score: null,
    name_match_result: null,
    account_status: 'VALID',
    account_status_code: 'ACCOUNT_IS_VALID',
    ifsc_details: {
      bank: 'SAMPLE BANK',
      ifsc: asked.ifsc,
      ifsc_subcode: asked.ifsc?.slice(0, 5),
      address: `MARKET ROAD, ${person.address.city.toUpperCase()}`,
      city: person.address.city.toUpperCase(),
      state: person.address.state.toUpperCase(),
      branch: person.address.locality.toUpperCase(),
      category: 'BANK',
      swift_code: null,
      micr: 33,
      nbin: null,
    },
  }),
  none: () => ({
    ...noBank,
    name_match_score: null,
    name_match_result: null,
    account_status: 'INVALID',
    account_status_code: 'INVALID_BANK_ACCOUNT',
    ifsc_details: null,
  }),
  least: ['account_status', 'account_status_code', 'name_at_bank'],
});
