import { choice, field, longText, text, wholeNumber } from '../../field.ts';
import { pincode } from '../../identifiers/pincode.ts';
import { homeKinds } from '../../situation-choices.ts';
import { ask } from '../define.ts';
import { fact, pincodeOfAddress, record, saidAtStart } from '../origin.ts';

const resident = (...paths: string[]) => record('residentDetails.input', ...paths);

/** Where the applicant lives. */
export const home = {
  currentAddress: ask(
    longText('Current address', '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560071'),
    resident('UnitNo', 'address'),
    fact('address'),
  ),
  currentPincode: ask(field('PIN code', pincode), fact('pincode'), pincodeOfAddress),
  currentCity: ask(text('City or town', 'Bengaluru', { maxLength: 80 }), fact('city')),
  homeKind: ask(choice('Kind of home', homeKinds), resident('accType'), saidAtStart('home')),
  yearsAtHome: ask(wholeNumber('Years at this address', 0, 99, '5'), resident('noYearResidence')),
  permanentAddress: ask(
    longText('Permanent address', 'Temple Road, Malleshwaram, Bengaluru, Karnataka - 560003', {
      hint: 'Leave blank if it is the same',
    }),
    fact('address'),
  ),
} as const;
