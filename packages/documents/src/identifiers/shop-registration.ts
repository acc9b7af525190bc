import { openNumber } from './open-number.ts';

/** Shops and establishments registration number; means something only with its State. Source: standards §4.1. */
export const shopRegistration = openNumber('shop registration number', [
  'BLR/SE/2019/00011',
  'BLR/SE/2020/00012',
  'PUN/SE/2021/00013',
  'HYD/SE/2018/00014',
]);
