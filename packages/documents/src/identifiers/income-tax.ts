import { identifier } from './identifier.ts';

/** Today's acknowledgements end in their filing date, DDMMYY. */
function endsInDate(value: string): boolean {
  const [day, month] = [Number(value.slice(9, 11)), Number(value.slice(11, 13))];
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** Acknowledgement number of an income-tax return; the date at its end only warns. Source: standards §4.1. */
export const itrAcknowledgement = identifier({
  name: 'acknowledgement number',
  examples: ['100000001150724', '100000002310723', '100000003220724', '100000004180723'],
  pattern: /^[0-9]{15}$/,
  shape: 'An acknowledgement number has 15 digits, like 100000001150724. It is at the top of the ITR-V.',
  warn: (value) =>
    endsInDate(value) ? null : 'Acknowledgement numbers end in the filing date. Compare it with the ITR-V.',
  keyboard: 'numeric',
  maxLength: 18,
});

/** Certificate number of a Form 16, printed by TRACES; its length is not published. Source: standards §4.1. */
export const form16Certificate = identifier({
  name: 'certificate number',
  examples: ['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZAB'],
  pattern: /^[A-Z0-9]{5,10}$/,
  shape:
    'A certificate number has 5 to 10 letters and digits, like ABCDEFG. It is at the top of the Form 16.',
  maxLength: 12,
});
