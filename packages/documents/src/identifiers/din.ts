import { identifier } from './identifier.ts';

/** Director identification number, or designated partner's (DPIN). Source: standards §4.1. */
export const din = identifier({
  name: 'DIN',
  examples: ['05000011', '05000012'],
  pattern: /^[0-9]{8}$/,
  shape: 'A DIN has 8 digits, like 05000011. Add zeros at the start if it is shorter.',
  keyboard: 'numeric',
  maxLength: 10,
});
