import { compact, identifier } from './identifier.ts';

/** Membership number of a cost accountant: often M/ or F/ in front. Source: standards §4.2 (from memory). */
export const icwaiMember = identifier({
  name: 'cost accountant membership number',
  examples: ['30011', '30012', '30013', '30014'],
  tidy: (typed) => compact(typed).replace(/^([MF])\//, '$1'),
  pattern: /^[MF]?[0-9]{3,6}$/,
  shape:
    'A cost accountant membership number has 3 to 6 digits, sometimes with M or F at the start, like 30011.',
  maxLength: 10,
});

/** Registration number of a firm of cost accountants. Source: standards §4.2 (from memory). */
export const icwaiFirm = identifier({
  name: 'cost accountant firm number',
  examples: ['000011', '000012', '000013', '000014'],
  pattern: /^[0-9]{6}$/,
  shape: 'A cost accountant firm number has 6 digits, like 000011. Add zeros at the start if it is shorter.',
  keyboard: 'numeric',
  maxLength: 8,
});
