import { gstState } from '../states.ts';
import { type Identifier, identifier } from './identifier.ts';

/**
 * The dealer's number of sales tax before GST (2017): eleven digits, the first two the State's, often with V (VAT)
 * or C (CST) behind. No open registry is left to ask, so a State code we do not know only warns. Source: standards §4.1.
 */
function dealerNumber(name: string, examples: Identifier['examples']): Identifier {
  return identifier({
    name,
    examples,
    pattern: /^[0-9]{11}[VC]?$/,
    shape: `A ${name} has 11 digits, sometimes with V or C at the end, like ${examples[0]}.`,
    warn: (value) =>
      gstState(value.slice(0, 2))
        ? null
        : `It must start with a State code, and ${value.slice(0, 2)} is not one. Compare it with your certificate.`,
    maxLength: 14,
  });
}

/** Taxpayer identification number of a dealer. */
export const tin = dealerNumber('TIN', ['29000000011', '29000000012', '27000000013', '36000000014']);

/** Value added tax registration number. */
export const vat = dealerNumber('VAT number', [
  '29000000011V',
  '29000000012V',
  '27000000013V',
  '36000000014V',
]);

/** Central sales tax registration number. */
export const cst = dealerNumber('CST number', [
  '29000000011C',
  '29000000012C',
  '27000000013C',
  '36000000014C',
]);
