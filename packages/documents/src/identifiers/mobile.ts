import { identifier } from './identifier.ts';

/** Ten digits without the country's +91 or a leading 0, however they were typed. */
export function nationalDigits(typed: string): string {
  const digits = typed.trim().replace(/[\s().-]+/g, '');
  return digits.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
}

/** Mobile number of India. Source: standards §4.3. */
export const mobile = identifier({
  name: 'mobile number',
  examples: ['9000000011', '9000000012', '9000000013', '9000000111'],
  tidy: nationalDigits,
  pattern: /^[6-9][0-9]{9}$/,
  shape: 'A mobile number has 10 digits and begins with 6, 7, 8 or 9, like 90000 00011.',
  keyboard: 'tel',
  maxLength: 16,
});
