import { identifier } from './identifier.ts';

/** Director identification number, or designated partner's (DPIN). Source: standards §4.1. */
export const din = identifier({
  name: 'DIN',
  examples: ['05000011', '05000012'],
  pattern: /^[0-9]{8}$/,
  shape: 'A DIN has 8 digits, with zeros in front when it is short, like 05000011.',
  keyboard: 'numeric',
  maxLength: 10,
});
