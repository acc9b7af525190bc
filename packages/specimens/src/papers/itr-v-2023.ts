import { grouped } from './amounts.ts';
import { newerReturn, worded } from './newer-return.ts';

/** Acknowledgement of a return from 2022-23 on: number and date of filing at the top. */
export const itrV2023 = newerReturn({
  name: 'itr-v-2023',
  title: 'ITR acknowledgement, from 2022-23',
  assessmentYear: '2023-24',
  codes: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  difference: '7-8',
  dividend: false,
  dated: true,
  date: worded,
  balance: (amount) => `${amount < 0 ? '(-)' : '(+)'} ${grouped(Math.abs(amount))}`,
});
