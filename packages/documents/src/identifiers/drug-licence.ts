import { openNumber } from './open-number.ts';

/** Licence number of a State's drugs control office; means something only with its State. Source: standards §4.1. */
export const drugLicence = openNumber('drug licence number', [
  'KA-B31-20B-00011',
  'KA-B31-20B-00012',
  'MH-PZ3-21B-00013',
  'TS-HYD-20B-00014',
]);
