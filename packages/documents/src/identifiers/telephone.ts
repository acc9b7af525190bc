import { identifier } from './identifier.ts';
import { nationalDigits } from './mobile.ts';

/** Landline or mobile of a telephone bill: area code and number, 10 digits together. Source: standards §4.2. */
export const telephoneNumber = identifier({
  name: 'telephone number',
  examples: ['8000000011', '8000000012', '2000000013', '4000000014'],
  tidy: nationalDigits,
  pattern: /^[1-9][0-9]{9}$/,
  shape: 'A telephone number has 10 digits with its area code, like 080 0000 0011.',
  keyboard: 'tel',
  maxLength: 16,
});
