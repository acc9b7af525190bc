import { openNumber } from './open-number.ts';

/** Registration number of a doctor; means something only with council and year. Source: standards §4.2. */
export const medicalRegistration = openNumber(
  'medical registration number',
  ['10011', '10012', '10013', '10014'],
  20,
);
