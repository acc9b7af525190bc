import { isStateLetters } from '../states.ts';
import { identifier } from './identifier.ts';

/** Listed or not, industry, State, year, class, number. */
export const cinPattern = /^[LUF][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$/;
const classes = 'PTC PLC OPC FTC FLC SGC GOI NPL ULT ULL GAP GAT'.split(' ');

/** A doubt about a CIN of the right shape: the lists of classes and States that we know may be short. */
export function cinDoubt(value: string): string | null {
  if (!classes.includes(value.slice(12, 15)))
    return `${value.slice(12, 15)} is not a type of company (PTC, PLC, OPC …). Check the 13th to 15th letters.`;
  if (!isStateLetters(value.slice(6, 8)))
    return `${value.slice(6, 8)} is not a State code. Check the 7th and 8th letters.`;
  return null;
}

/** Corporate identification number of the Registrar of Companies. Source: standards §4.1. */
export const cin = identifier({
  name: 'CIN',
  examples: [
    'U72900KA2015PTC000011',
    'U17111KA2010PTC000012',
    'L15100MH2005PLC000013',
    'U51909TG2018OPC000014',
  ],
  pattern: cinPattern,
  shape: 'A CIN has 21 characters, like U72900KA2015PTC000011. It is on the certificate of incorporation.',
  warn: cinDoubt,
  maxLength: 25,
});
