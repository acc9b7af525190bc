import { choice, field, money, text, wholeNumber } from '../../field.ts';
import { accountNumber, ifsc } from '../../identifiers/bank.ts';
import { mobile } from '../../identifiers/mobile.ts';
import { ask, askHidden } from '../define.ts';
import { draft, record } from '../origin.ts';

const property = (path: string) => [record('property.input', path), draft(path)];

/** The loan that is asked for. */
export const loan = {
  loanAmt: ask(
    money('Loan amount', '500000', { least: 1 }),
    record('loanRequest.input', 'loanAmt'),
    draft('loanAmt'),
  ),
  loanPeriod: ask(
    wholeNumber('Loan period (months)', 1, 360, '60'),
    record('loanRequest.input', 'loanPeriod'),
    draft('loanPeriod'),
  ),
  rateKind: ask(choice('Rate of interest', ['Floating', 'Fixed'])),
  personalPurpose: ask(
    choice('Purpose of the loan', [
      'Medical treatment',
      'Education',
      'Wedding',
      'Home repair',
      'Travel',
      'Repaying another loan',
      'Other',
    ]),
  ),
  homePurpose: ask(
    choice('Purpose of the loan', [
      'Buying a flat or house',
      'Buying a plot',
      'Building a house',
      'Repair or extension',
      'Moving a loan from another lender',
    ]),
  ),
  businessPurpose: ask(
    choice('Purpose of the loan', [
      'Working capital',
      'Machinery or equipment',
      'Buying premises',
      'Expansion',
      'Repaying another loan',
    ]),
  ),
} as const;

/** The property that the loan is for (P §3.5, §9). */
export const premises = {
  propertyType: ask(
    choice('Property type', ['Flat', 'Row House', 'Villa', 'House', 'Plot']),
    ...property('selectedPropertyType'),
  ),
  transactionType: ask(
    choice('Transaction type', ['Builder', 'Resale', 'Owned (Repair/Renovation)', 'LAP', 'LRD']),
    ...property('selectedTransactionType'),
  ),
  builder: ask(text('Builder or seller', 'Sample Homes', { maxLength: 150 }), ...property('builder')),
  project: ask(text('Project or place', 'Sample Gardens', { maxLength: 150 }), ...property('project')),
  propertyCost: ask(money('Cost of the property', '4500000', { least: 1 }), ...property('propertyCost')),
  ownShare: ask(money('Own contribution', '900000')),
} as const;

const account = (path: string) => record('bankStatement.statement', `account.${path}`);
const paidInto = (path: string) => record('bankAccount.auth', path);

/** Where the loan is paid to and the instalments are taken from. */
export const payout = {
  accountHolder: ask(
    text('Account holder', 'Asha Sample', { maxLength: 100 }),
    paidInto('name'),
    account('name'),
  ),
  accountBank: ask(text('Bank', 'Sample Bank', { maxLength: 100 }), account('bank'), draft('bankName')),
  accountNumber: askHidden(
    field('Account number', accountNumber),
    paidInto('accountNumber'),
    account('number'),
  ),
  ifsc: ask(field('IFSC', ifsc), paidInto('ifsc'), account('ifsc')),
  accountType: ask(choice('Account type', ['Savings', 'Current', 'Overdraft']), draft('accountType')),
} as const;

/** People who know the applicant. */
export const references = {
  referenceName: ask(text('Name of a reference', 'Usha Example', { maxLength: 100, hint: 'Not a relative' })),
  referenceMobile: askHidden(field('Mobile number of the reference', mobile)),
} as const;
