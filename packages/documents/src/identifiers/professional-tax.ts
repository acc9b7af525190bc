import { openNumber } from './open-number.ts';

/** Professional tax number of a State or a city, which sets its own form. */
export const professionalTax = openNumber('professional tax number', [
  'PT29000000011',
  'PT29000000012',
  'PT27000000013',
  'PT36000000014',
]);
