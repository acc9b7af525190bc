import { birthDate, choice, field, text, wholeNumber } from '../../field.ts';
import { email } from '../../identifiers/email.ts';
import { identifier } from '../../identifiers/identifier.ts';
import { mobile } from '../../identifiers/mobile.ts';
import { pan } from '../../identifiers/pan.ts';
import { ask, askHidden } from '../define.ts';
import { fact, profile, record } from '../origin.ts';

/** Of an Aadhaar number forms take the end alone: whoever types all of it is cut short before anything is kept. */
const aadhaarEnd = identifier({
  name: 'last four digits of your Aadhaar',
  examples: ['9405', '0011', '0024', '0030'],
  tidy: (typed) => typed.replace(/\D/g, '').slice(-4),
  pattern: /^[0-9]{4}$/,
  shape: 'Enter the last four digits of your Aadhaar, like 9405.',
  keyboard: 'numeric',
  maxLength: 14,
});

const basic = (path: string) => record('basicDetails.input', path);

/** Who applies. */
export const person = {
  fullName: ask(
    text('Full name', 'Asha Sample', { maxLength: 100, hint: 'As on your PAN card' }),
    record('pan.auth', 'name'),
    fact('name'),
    profile('name'),
  ),
  fatherName: ask(text("Father's name", 'Mohan Sample', { maxLength: 100 }), fact('fatherName')),
  motherName: ask(text("Mother's name", 'Lata Sample', { maxLength: 100 }), basic('motherName')),
  dob: ask(birthDate('Date of birth', '1990-01-15'), fact('dob')),
  gender: ask(choice('Gender', ['Female', 'Male', 'Transgender']), fact('gender')),
  maritalStatus: ask(
    choice('Marital status', ['Single', 'Married', 'Widowed', 'Divorced', 'Separated']),
    basic('maritalStatus'),
  ),
  dependents: ask(wholeNumber('Number of dependents', 0, 20, '2'), basic('noDependency')),
  education: ask(
    choice('Educational qualification', [
      'Graduate',
      'Postgraduate',
      'Doctorate',
      'Diploma',
      'Class 12',
      'Class 10',
      'Below class 10',
    ]),
    basic('education'),
  ),
  residentStatus: ask(choice('Residential status', ['Resident Indian', 'Non-resident Indian'])),
  pan: ask(field('PAN', pan), fact('pan')),
  aadhaarEnd: ask(
    field('Aadhaar, last four digits', aadhaarEnd, { hint: 'Never enter the full number' }),
    fact('aadhaarLast4'),
  ),
  mobile: askHidden(field('Mobile number', mobile), profile('mobileNo'), fact('mobile')),
  otherMobile: askHidden(field('Another mobile number', mobile)),
  email: ask(field('E-mail', email), profile('email'), fact('email')),
} as const;
