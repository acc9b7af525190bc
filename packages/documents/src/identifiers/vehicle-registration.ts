import { isStateLetters } from '../states.ts';
import { identifier } from './identifier.ts';

const bharat = /^[0-9]{2}BH[0-9]{4}[A-Z]{1,2}$/;
const ofState = /^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}$/;

/** Registration mark of a vehicle: a State's, or the Bharat (BH) series. Source: standards §4.2. */
export const vehicleRegistration = identifier({
  name: 'vehicle number',
  examples: ['KA01AB0011', 'KA04CD0012', 'MH12EF0013', 'TS09GH0014'],
  pattern: new RegExp(`${ofState.source}|${bharat.source}`),
  shape: 'A vehicle number looks like KA 01 AB 0011, or 22 BH 0011 A in the Bharat series.',
  warn: (value) =>
    bharat.test(value) || isStateLetters(value.slice(0, 2))
      ? null
      : `${value.slice(0, 2)} is not a State code. Compare it with the number plate.`,
  maxLength: 15,
});
