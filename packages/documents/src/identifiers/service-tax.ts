import { identifier } from './identifier.ts';
import { panHolder } from './pan.ts';

/** Service tax code before GST (2017): PAN, ST (SD for a distributor of credit) and three digits. From memory. */
export const serviceTax = identifier({
  name: 'service tax number',
  examples: ['AAAPZ1234CST001', 'BBBPZ1235DST002', 'CCCPZ1240EST003', 'DDDPZ1251FST004'],
  pattern: /^[A-Z]{5}[0-9]{4}[A-Z](?:ST|SD)[0-9]{3}$/,
  shape: 'A service tax number is a PAN, then ST and 3 digits, like AAAPZ1234CST001.',
  warn: (value) =>
    panHolder(value)
      ? null
      : `${value.charAt(3)} cannot be the 4th letter of a PAN. Compare it with your certificate.`,
  maxLength: 18,
});
