import { maskNumber } from '../../bank-aggregator/bank-account.ts';
import { type Bag, bagOf, bagsOf, textOf } from '../../bank-aggregator/read-value.ts';
import { laterBy, momentsOf } from '../moments.ts';
import type { ConsentedAccount, ConsentRequestInput, ConsentTerms } from '../port.ts';
import { purposes, purposeUri } from '../purposes.ts';

/** What is asked for, of every kind. */
export const consentTypes = ['PROFILE', 'SUMMARY', 'TRANSACTIONS'];
export const fiTypes = ['DEPOSIT'];

/** The ConsentDetail of a request (standards §7.1). */
export function consentDetailOf(ask: ConsentRequestInput, clientId: string, handle: string, now: Date): Bag {
  const address = ask.person.includes('@') ? ask.person : `${ask.person}@${handle}`;
  return {
    consentStart: now.toISOString(),
    consentExpiry: laterBy(now, ask.lasts).toISOString(),
    consentMode: ask.mode,
    fetchType: ask.fetchType,
    consentTypes,
    fiTypes,
    DataConsumer: { id: clientId, type: 'FIU' },
    Customer: { id: address, Identifiers: [{ type: 'MOBILE', value: address.split('@')[0] }] },
    Purpose: {
      code: String(ask.purpose),
      refUri: purposeUri(ask.purpose),
      text: ask.purposeText ?? purposes[ask.purpose],
      Category: { type: 'Financial Reporting' },
    },
    FIDataRange: momentsOf(ask.range),
    DataLife: ask.keepFor,
    Frequency: ask.frequency,
    DataFilter: [{ type: 'TRANSACTIONAMOUNT', operator: '>=', value: '0' }],
  };
}

const amountOf = (value: unknown) => {
  const { unit, value: count } = bagOf(value);
  return { unit: textOf(unit), value: Number(textOf(count)) || 0 };
};

/** What was agreed, out of an artefact or Setu's `detail`, whose names begin small. */
export function readTerms(detail: Bag): ConsentTerms {
  const purpose = bagOf(detail.Purpose ?? detail.purpose);
  const range = bagOf(detail.FIDataRange ?? detail.dataRange);
  const parts = Array.isArray(detail.consentTypes) ? detail.consentTypes.map(textOf) : [];
  return {
    purposeCode: textOf(purpose.code),
    purposeText: textOf(purpose.text),
    from: textOf(range.from),
    to: textOf(range.to),
    startsAt: textOf(detail.consentStart),
    expiresAt: textOf(detail.consentExpiry),
    fetchType: textOf(detail.fetchType),
    mode: textOf(detail.consentMode),
    parts,
    keepFor: amountOf(detail.DataLife ?? detail.dataLife),
    frequency: amountOf(detail.Frequency ?? detail.frequency),
  };
}

/** The accounts that the person chose. */
export const readConsented = (rows: unknown): ConsentedAccount[] =>
  bagsOf(rows).map((row) => ({
    linkRef: textOf(row.linkRefNumber),
    institution: textOf(row.fipId ?? row.fipID),
    accountType: textOf(row.accType),
    maskedNumber: maskNumber(textOf(row.maskedAccNumber)),
  }));
