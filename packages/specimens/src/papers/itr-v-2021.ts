import { grouped } from './amounts.ts';
import { newerReturn } from './newer-return.ts';

/** Acknowledgement of a return of 2020-21 (late) and 2021-22: with dividend distribution tax. */
export const itrV2021 = newerReturn({
  name: 'itr-v-2021',
  title: 'ITR acknowledgement, 2021-22',
  assessmentYear: '2021-22',
  codes: ['1', '1A', '2', '3', '4', '5', '6', '7', '8'],
  difference: '6-7',
  dividend: true,
  dated: false,
  date: (iso) => iso.split('-').reverse().join('-'),
  balance: (amount) => `${amount < 0 ? '(-)' : '(+)'}${grouped(Math.abs(amount))}`,
});
