import { choice, field, longText, money, text, wholeNumber } from '../../field.ts';
import { gstin } from '../../identifiers/gstin.ts';
import { udyam } from '../../identifiers/udyam.ts';
import { ask } from '../define.ts';
import { record } from '../origin.ts';

/** The business that applies. */
export const business = {
  businessName: ask(
    text('Name of the business', 'Sample Traders', { maxLength: 150 }),
    record('gst.auth', 'lgnm'),
    record('gst.authIdentity', 'registrationName'),
    record('udhyogAdhaar.auth', 'profile.name'),
    record('udhyogAdhaar.auth', 'NameofEnterPrise'),
    record('shopsEstablishment.auth', 'entity_name'),
  ),
  constitution: ask(
    choice('Constitution', [
      'Proprietorship',
      'Partnership',
      'LLP',
      'Private Limited Company',
      'Public Limited Company',
      'Trust or society',
      'Other',
    ]),
    record('gst.auth', 'ctb'),
    record('udhyogAdhaar.auth', 'profile.organizationType'),
  ),
  activity: ask(
    text('Nature of the business', 'Wholesale of textiles', { maxLength: 150 }),
    record('gst.auth', 'nba'),
    record('gst.auth', 'pradr.ntr'),
    record('udhyogAdhaar.auth', 'profile.majorActivity'),
  ),
  yearsInBusiness: ask(wholeNumber('Years in business', 0, 99, '6')),
  gstin: ask(field('GSTIN', gstin), record('gst.auth', 'gstin'), record('gst.authIdentity', 'gstinId')),
  udyam: ask(field('Udyam or Udyog Aadhaar number', udyam)),
  businessAddress: ask(
    longText('Business address', '3, Lake View Road, Banjara Hills, Hyderabad, Telangana - 500034'),
    record('gst.auth', 'pradr.adr'),
    record('shopsEstablishment.auth', 'address'),
  ),
  turnover: ask(
    money('Turnover of last year', '4200000', { hint: 'The total sales of the business', least: 1 }),
  ),
  profit: ask(money('Profit of last year', '640000', { hint: 'After tax. Enter 0 if there was none.' })),
  returnIncome: ask(
    money('Total income by the last tax return', '720000'),
    record('itr.ocr', 'details.incomeAndTax.totalincome'),
    record('itr.ocr', 'details.income.total'),
  ),
} as const;
