import { gstState, isCurrentGstCode } from '../states.ts';
import { identifier } from './identifier.ts';
import { panHolder } from './pan.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The seven forms of the GST developer portal, as gh:resilient-tech/india-compliance quotes them (standards §4.1).
 * The 14th character is usually Z, but not always: never ask for it.
 */
const forms = {
  normal: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/,
  'government department': /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
  'non-resident': /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
  'online service from abroad': /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
  'United Nations body or embassy': /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/,
  'tax deductor': /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  'tax collector': /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
} as const;

/** The kind of taxpayer whose form a GSTIN has; null when it has none of the seven. */
export function gstinForm(value: string): keyof typeof forms | null {
  const names = Object.keys(forms) as (keyof typeof forms)[];
  return names.find((name) => forms[name].test(value)) ?? null;
}

/** The 15th character for the first 14 of a GSTIN: base 36, factors 1 and 2 in turn from the left. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = alphabet.indexOf(first14.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** The PAN inside a GSTIN of a normal taxpayer; null for the other forms. */
export function panInGstin(value: string): string | null {
  return gstinForm(value) === 'normal' ? value.slice(2, 12) : null;
}

function doubt(value: string): string | null {
  const pan = panInGstin(value);
  if (!isCurrentGstCode(value.slice(0, 2)))
    return `${value.slice(0, 2)} is an old State code: ${gstState(value.slice(0, 2))}. Compare it with your certificate.`;
  if (pan && !panHolder(pan))
    return `The PAN in this GSTIN, ${pan}, has a 4th letter that is not valid. Compare it with your certificate.`;
  return null;
}

/** GST identification number: State, PAN, entity, a letter, a check character. Source: standards §4.1. */
export const gstin = identifier({
  name: 'GSTIN',
  examples: ['29AAAPZ1234C1ZW', '29BBBPZ1235D1ZP', '27CCCPZ1240E1ZQ', '36DDDPZ1251F1ZI'],
  pattern: new RegExp(
    Object.values(forms)
      .map((form) => form.source)
      .join('|'),
  ),
  shape: 'A GSTIN has 15 letters and digits: State code, PAN and three more, like 29AAAPZ1234C1ZW.',
  check: (value) =>
    gstState(value.slice(0, 2)) === null
      ? `A GSTIN starts with a State code, and ${value.slice(0, 2)} is not one. Check the first two digits.`
      : gstinCheckCharacter(value) !== value.charAt(14)
        ? 'One of the 15 characters is not correct. Compare them with your certificate.'
        : null,
  warn: doubt,
  maxLength: 18,
});
