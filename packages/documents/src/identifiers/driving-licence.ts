import { isStateLetters } from '../states.ts';
import { hiddenPart } from './hidden-part.ts';
import { identifier } from './identifier.ts';

/** Driving licence number. Only the state blocks: older licences keep forms of their own. Source: standards §4.2. */
export const licenceNumber = identifier({
  name: 'driving licence number',
  examples: ['KA0320100000011', 'KA0420080000012', 'MH1220140000013', 'TS0920120000013'],
  tidy: (typed) => typed.toUpperCase().replace(/[\s/-]+/g, ''),
  pattern: /^[A-Z]{2}[A-Z0-9]{8,18}$/,
  shape:
    'A driving licence number has 2 letters for the State and 8 to 18 more characters, like KA03 20100000011.',
  check: (value) =>
    hiddenPart(value) ??
    (isStateLetters(value.slice(0, 2))
      ? null
      : `${value.slice(0, 2)} is not a State or territory code. A licence number starts with a code like KA, MH or DL.`),
  warn: (value) =>
    /^[A-Z]{2}[0-9]{2}(19|20)[0-9]{9}$/.test(value)
      ? null
      : 'Newer licence numbers have the State code, 2 digits, the year and 7 digits. Compare it with your licence.',
  maxLength: 24,
});
