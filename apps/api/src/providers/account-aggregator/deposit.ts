import {
  type AccountHolder,
  type BankAccount,
  type BankTransaction,
  maskNumber,
  moneyModes,
  oldestFirst,
} from '../bank-aggregator/bank-account.ts';
import { ProviderError } from '../bank-aggregator/outcome.ts';
import {
  type Bag,
  bagOf,
  dayOf,
  indianDay,
  isBag,
  parseBag,
  rupees,
  textOf,
} from '../bank-aggregator/read-value.ts';
import { readDepositXml } from './deposit-xml.ts';
import type { Days } from './port.ts';

/** Members whose names begin with a capital in one source and not in another: all small here. */
function smallNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(smallNames);
  if (!isBag(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      smallNames(member),
    ]),
  );
}

/** One thing or a list of things, as a list. */
const many = (value: unknown): Bag[] => (Array.isArray(value) ? value : [value]).filter(isBag);

const isEmpty = (text: string) => text === '' || /^(?:na|n\/a|null|-+)$/i.test(text);
const told = (name: string, value: unknown) => {
  const text = textOf(value);
  return isEmpty(text) ? {} : { [name]: text };
};

function readHolder(row: Bag): AccountHolder {
  const dob = dayOf(row.dob);
  return {
    name: textOf(row.name),
    ...(dob ? { dob } : {}),
    ...told('mobile', row.mobile),
    ...told('pan', row.pan),
    ...told('email', row.email),
    ...told('address', row.address),
  };
}

const unreadable = (what: string) =>
  new ProviderError('unreadable', `The bank sent a transaction ${what}, so the account was not taken.`);

function readTransaction(row: Bag): BankTransaction {
  const date = indianDay(row.transactionTimestamp) ?? dayOf(row.valueDate);
  const amount = rupees(row.amount);
  const type = textOf(row.type).toUpperCase();
  if (date === null) throw unreadable('without a day');
  if (amount === null || amount.startsWith('-')) throw unreadable('without a readable amount');
  if (type !== 'CREDIT' && type !== 'DEBIT') throw unreadable('that is neither credit nor debit');
  const mode = textOf(row.mode).toUpperCase();
  return {
    id: textOf(row.txnId),
    date,
    valueDate: indianDay(row.valueDate) ?? date,
    amount,
    type,
    balance: rupees(row.transactionalBalance ?? row.currentBalance ?? row.balance),
    narration: textOf(row.narration),
    reference: textOf(row.reference),
    mode: moneyModes.find((known) => known === mode) ?? 'OTHERS',
  };
}

/** Versions of the DEPOSIT schema that are read: 1.x and 2.x name members differently (standards §7.2). */
const knownVersion = /^[12](?:\.\d+){0,2}$/;

function checkKind(tree: Bag): void {
  const type = textOf(tree.type).toLowerCase();
  if (type !== 'deposit')
    throw new ProviderError(
      'unreadable',
      'The record is of another kind than a deposit account, and is not read here.',
    );
  if (!knownVersion.test(textOf(tree.version)))
    throw new ProviderError(
      'version',
      'The bank sent a version of the deposit record that is not known here.',
    );
}

/** A DEPOSIT record's tree in the normal form. Throws ProviderError. `asked` stands in for days that the bank leaves out. */
export function readDepositTree(given: Bag, institution: string, asked: Days): BankAccount {
  const whole = bagOf(smallNames(given));
  const tree = isBag(whole.account) ? whole.account : whole;
  checkKind(tree);
  const summary = bagOf(tree.summary);
  const { transaction, startDate, endDate } = bagOf(tree.transactions);
  const [holder, ...others] = many(bagOf(bagOf(tree.profile).holders).holder).map(readHolder);
  const transactions = oldestFirst(many(transaction).map(readTransaction));
  const currency = textOf(summary.currency).toUpperCase();
  if (currency !== '' && currency !== 'INR')
    throw new ProviderError('unreadable', 'The account is not held in rupees. Only INR is read here.');
  return {
    institution,
    accountType: (textOf(summary.accountSubType) || textOf(summary.type) || 'OTHER').toUpperCase(),
    maskedNumber: maskNumber(textOf(tree.maskedAccNumber ?? tree.masked_account_number)),
    holder: holder ?? { name: '' },
    others,
    ifsc: textOf(summary.ifscCode ?? summary.ifsc) || null,
    openedOn: dayOf(summary.openingDate),
    balance: rupees(summary.currentBalance),
    currency: 'INR',
    from: indianDay(startDate) ?? asked.from,
    to: indianDay(endDate) ?? asked.to,
    transactions,
  };
}

/** A DEPOSIT record as a bank sends it, XML or JSON, in the normal form. Throws ProviderError. */
export function readDeposit(text: string, institution: string, asked: Days): BankAccount {
  return readDepositTree(
    text.trimStart().startsWith('{') ? parseBag(text) : readDepositXml(text),
    institution,
    asked,
  );
}
