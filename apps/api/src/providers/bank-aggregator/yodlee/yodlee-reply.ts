import { type AccountHolder, type BankTransaction, maskNumber } from '../bank-account.ts';
import { modeOf } from '../narration-mode.ts';
import { ProviderError } from '../outcome.ts';
import type { BankDocument, BankProvider, LinkedAccount, LinkState, LinkTrouble } from '../port.ts';
import { type Bag, bagOf, bagsOf, dayOf, rupees, textOf } from '../read-value.ts';

const unreadable = (what: string) =>
  new ProviderError('unreadable', `The bank aggregator sent ${what} that cannot be read.`);

export function readProvider(row: Bag): BankProvider {
  const [id, name] = [textOf(row.id), textOf(row.name)];
  if (id === '' || name === '') throw unreadable('a bank');
  return { id, name, asksForCode: textOf(row.authType) === 'MFA_CREDENTIALS' };
}

/** Yodlee's status codes for what the person can mend (standards §6.1; Yodlee's list of status codes). */
const troubles: Readonly<Record<string, LinkTrouble>> = {
  402: 'wrong_password',
  407: 'action_at_bank',
  409: 'bank_down',
  412: 'bank_down',
  414: 'action_at_bank',
  518: 'code_needed',
  519: 'code_needed',
  522: 'code_needed',
  523: 'code_needed',
};

/** A link out of `refreshInfo`; sources before 2017 give the code alone, without `status`. */
export function readLink(row: Bag): LinkState {
  const refresh = bagOf(row.refreshInfo ?? row.refreshinfo);
  const [id, providerId, code] = [textOf(row.id), textOf(row.providerId), textOf(refresh.statusCode)];
  const status = textOf(refresh.status);
  if (id === '' || (code === '' && status === '')) throw unreadable('a link to a bank');
  if (status === 'IN_PROGRESS' || code === '801' || code === '802')
    return { id, providerId, state: 'in_progress', trouble: null };
  if (status === 'PARTIAL_SUCCESS' || code === '811')
    return { id, providerId, state: 'partial', trouble: null };
  if (status === 'SUCCESS' || code === '0') return { id, providerId, state: 'ready', trouble: null };
  return { id, providerId, state: 'failed', trouble: troubles[code] ?? 'other' };
}

const first = (value: unknown): Bag => bagsOf(value)[0] ?? {};

function readHolder(row: Bag): AccountHolder {
  const holder = first(row.holderProfile);
  const name = bagOf(holder.name);
  const fullName = textOf(name.fullName) || [textOf(name.first), textOf(name.last)].join(' ').trim();
  const at = first(holder.address);
  const address = [at.street, at.city, at.state, at.zip].map(textOf).filter(Boolean).join(', ');
  const email = textOf(first(holder.email).value);
  const mobile = textOf(first(holder.phoneNumber).value);
  return {
    name: fullName || textOf(row.displayedName),
    ...(mobile ? { mobile } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
  };
}

export function readAccount(row: Bag): LinkedAccount {
  const [id, linkId] = [textOf(row.id), textOf(row.providerAccountId)];
  if (id === '') throw unreadable('an account');
  const codes = bagsOf(row.bankTransferCode);
  const balance = bagOf(row.currentBalance ?? row.balance);
  return {
    id,
    linkId,
    institution: textOf(row.providerName),
    accountType: textOf(row.accountType) || 'OTHER',
    maskedNumber: maskNumber(textOf(row.accountNumber)),
    holder: readHolder(row),
    others: [],
    ifsc: textOf(codes.find(({ type }) => type === 'IFSC')?.id) || null,
    openedOn: dayOf(row.createdDate),
    balance: rupees(balance.amount),
    currency: 'INR',
  };
}

export function readTransaction(row: Bag): BankTransaction {
  const { amount: paid, currency = 'INR' } = bagOf(row.amount);
  const amount = rupees(paid);
  const date = dayOf(row.transactionDate) ?? dayOf(row.date) ?? dayOf(row.postDate);
  const type = row.baseType;
  if (amount === null || amount.startsWith('-') || date === null || (type !== 'CREDIT' && type !== 'DEBIT'))
    throw unreadable('a transaction');
  if (currency !== 'INR')
    throw new ProviderError('unreadable', 'The account is not held in rupees. Only INR is read here.');
  const narration = textOf(bagOf(row.description).original);
  return {
    id: textOf(row.id),
    date,
    valueDate: dayOf(row.postDate) ?? date,
    amount,
    type,
    balance: rupees(bagOf(row.runningBalance).amount),
    narration,
    reference: textOf(row.checkNumber),
    mode: modeOf(narration),
  };
}

export function readDocument(row: Bag): BankDocument {
  const id = textOf(row.id);
  if (id === '') throw unreadable('a document');
  return { id, accountId: textOf(row.accountID ?? row.accountId), name: textOf(row.name) || 'Statement' };
}
